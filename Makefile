# Every target does its own set-up and leaves out what is there already.

SWIFT ?= swift
STRICT = -Xswiftc -warnings-as-errors -Xcc -Wall -Xcc -Werror
# On Linux one file that needs no other and starts as fast as a small program in C; elsewhere the
# runtime is the system's.
ALONE = $(if $(filter Linux,$(shell uname -s)),-Xswiftc -static-executable)
RELEASE = -c release $(ALONE) --product visor
# What draws pictures needs libraries of the system's, and so a place of its own to be built in.
DESKTOP = --scratch-path .build/desktop -c release --static-swift-stdlib --product visor-desktop
PICTURE_PACKAGES = libpango1.0-dev libwebp-dev
DESKTOP_PACKAGES = $(PICTURE_PACKAGES) libgtk-4-dev
BOOKMARK_PACKAGES = libsqlite3-dev libxml2-dev ca-certificates
# A display of their own, somebody who clicks and somebody who listens, for the tests of windows.
STAGE_PACKAGES = xvfb xserver-xorg-core xserver-xorg-video-dummy xdotool weston util-linux \
  libadwaita-1-0 libgl1-mesa-dri at-spi2-core python3-pyatspi \
  dbus-daemon fonts-dejavu-core
SOURCES = Package.swift Sources Tests Examples Snippets Fuzz Benchmarks/Package.swift Benchmarks/Sources

.PHONY: demo demo-desktop demo-bookmark test test-reactive lint format pictures references gallery \
  prove mutations sanitize fuzz bench install install-desktop uninstall

# Builds the tool and shows it at work: a played build, then a real command.
demo:
	@Scripts/packages libc6-dev
	$(SWIFT) build $(RELEASE)
	.build/release/visor demo
	.build/release/visor run --title "Counting lines" --success "Counted the lines" -- sh -c \
	  'for part in Sources/*; do find $$part -type f | xargs cat | wc -l; echo "  $$part"; sleep 0.3; done'

# Opens the window of Tag Location, an app with a HUD, and keeps its tags in your data folder.
demo-desktop:
	@Scripts/packages $(DESKTOP_PACKAGES) libsqlite3-dev
	$(SWIFT) build --product TagLocation
	.build/debug/TagLocation

# Opens the window of Add Bookmark, an app with actions; the pages' titles come from the pages.
demo-bookmark:
	@Scripts/packages $(DESKTOP_PACKAGES) $(BOOKMARK_PACKAGES)
	$(SWIFT) build --product AddBookmark
	.build/debug/AddBookmark

# What CI runs: warnings are errors, the format is checked, all tests pass.
test:
	@Scripts/packages tmux unicode-data zsh fish mandoc python3 less vim procps \
	  $(DESKTOP_PACKAGES) $(BOOKMARK_PACKAGES) $(STAGE_PACKAGES)
	$(SWIFT) build --build-tests $(STRICT)
	$(MAKE) --no-print-directory lint
	$(SWIFT) test --skip-build $(STRICT)

# The streams of ReactiveSwift, on the library itself: VISOR_REACTIVESWIFT=PATH takes it from a git copy.
test-reactive:
	SWIFT="$(SWIFT)" Scripts/test-reactive -Xswiftc -warnings-as-errors

lint:
	$(SWIFT) format lint --strict -r $(SOURCES)
	python3 Scripts/generate-text-tables.py --check

format:
	$(SWIFT) format -i -r $(SOURCES)

# Draws the pictures anew that tests compare with, and writes the scenes.
references:
	@Scripts/packages $(DESKTOP_PACKAGES) fonts-dejavu-core
	VISOR_RENEW_REFERENCES=1 $(SWIFT) test --filter 'VisorCairoTests|VisorSceneTests'

# A page with every content, indicator, theme, position and motion.
gallery:
	@Scripts/packages $(DESKTOP_PACKAGES)
	$(SWIFT) build $(DESKTOP)
	.build/desktop/release/visor-desktop gallery .build/gallery
	@echo "Open .build/gallery/index.html"

# Millions of short histories against what must always be true.
prove:
	$(SWIFT) build -c release --product Proof
	.build/release/Proof

# Breaks each rule on purpose and names the tests that notice.
mutations:
	python3 Scripts/mutations/mutate.py

# Visor beside its peers, as ratios; BENCH="--only a,b" for some of the rows.
bench:
	@Scripts/packages $(DESKTOP_PACKAGES) strace xvfb openbox pv gcc libc6-dev python3 python3-venv \
	  librust-indicatif-dev \
	  $(if $(shell command -v cargo),,cargo)
	python3 Benchmarks/bench.py $(BENCH)

# What many threads do at once, under the thread sanitizer.
sanitize:
	VISOR_SANITIZE=1 TSAN_OPTIONS=halt_on_error=1 $(SWIFT) test --sanitize=thread \
	  --scratch-path .build/sanitize --filter ThreadsTests

# Any bytes into the readers of histories and events, the text sanitiser and the layout of rows, for
# FUZZ_SECONDS each.
fuzz:
	Scripts/fuzz

# Takes the pictures of the README anew, in a real terminal on a display of its own.
pictures:
	@Scripts/packages libc6-dev
	$(SWIFT) build $(RELEASE)
	Scripts/pictures

# --- Installation ---------------------------------------------------------------------------------

PREFIX ?= /usr/local
BIN = $(DESTDIR)$(PREFIX)/bin
MANUAL = $(DESTDIR)$(PREFIX)/share/man/man1
BASH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
ZSH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
FISH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
SHARE = .build/share

# Puts the tool, its manual page and its completions below DESTDIR and PREFIX; where the libraries for
# pictures and windows are installed, what draws them, too.
install: $(if $(shell pkg-config --exists pangocairo libwebpmux gtk4 2>/dev/null && echo yes),install-desktop)
	@Scripts/packages libc6-dev
	$(SWIFT) build $(RELEASE)
	mkdir -p $(SHARE)
	.build/release/visor man > $(SHARE)/visor.1
	.build/release/visor completions bash > $(SHARE)/visor
	.build/release/visor completions zsh > $(SHARE)/_visor
	.build/release/visor completions fish > $(SHARE)/visor.fish
	install -d "$(BIN)" "$(MANUAL)" "$(BASH_COMPLETIONS)" "$(ZSH_COMPLETIONS)" \
	  "$(FISH_COMPLETIONS)"
	install -s -m 755 .build/release/visor "$(BIN)"
	install -m 644 $(SHARE)/visor.1 "$(MANUAL)"
	install -m 644 $(SHARE)/visor "$(BASH_COMPLETIONS)"
	install -m 644 $(SHARE)/_visor "$(ZSH_COMPLETIONS)"
	install -m 644 $(SHARE)/visor.fish "$(FISH_COMPLETIONS)"

# The part of the tool that draws pictures and windows.
install-desktop:
	@Scripts/packages $(DESKTOP_PACKAGES)
	$(SWIFT) build $(DESKTOP)
	install -d "$(BIN)"
	install -s -m 755 .build/desktop/release/visor-desktop "$(BIN)"

# Takes away what `make install` with the same DESTDIR and PREFIX has put there.
uninstall:
	rm -f "$(BIN)/visor" "$(BIN)/visor-desktop" "$(MANUAL)/visor.1" "$(BASH_COMPLETIONS)/visor" \
	  "$(ZSH_COMPLETIONS)/_visor" "$(FISH_COMPLETIONS)/visor.fish"
