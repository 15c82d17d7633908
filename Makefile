# Every target does its own set-up and leaves out what is there already.

SWIFT ?= swift
STRICT = -Xswiftc -warnings-as-errors -Xcc -Wall -Xcc -Werror
RELEASE = -c release --static-swift-stdlib --product visor
SOURCES = Package.swift Sources Tests Fuzz Benchmarks/Package.swift Benchmarks/Sources

.PHONY: demo test lint format prove mutations sanitize fuzz bench

# Builds the tool and shows it at work: a played build, then a real command.
demo:
	@Scripts/packages libc6-dev
	$(SWIFT) build $(RELEASE)
	.build/release/visor demo
	.build/release/visor run --title "Counting files" --success "Counted the files" -- \
	  find . -name '*.swift' -newer LICENSE -path './Sources/*'

# What CI runs: warnings are errors, the format is checked, all tests pass.
test:
	@Scripts/packages tmux unicode-data zsh fish mandoc
	$(SWIFT) build --build-tests $(STRICT)
	$(MAKE) --no-print-directory lint
	$(SWIFT) test --skip-build $(STRICT)

lint:
	$(SWIFT) format lint --strict -r $(SOURCES)
	python3 Scripts/generate-text-tables.py --check

format:
	$(SWIFT) format -i -r $(SOURCES)

# What many threads do at once, under the thread sanitizer.
sanitize:
	VISOR_SANITIZE=1 TSAN_OPTIONS=halt_on_error=1 $(SWIFT) test --sanitize=thread \
	  --scratch-path .build/sanitize --filter ThreadsTests

# Any bytes into the replay reader and the text sanitiser, for FUZZ_SECONDS each.
fuzz:
	Scripts/fuzz
