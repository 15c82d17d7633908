import Testing
import VisorCommand

@Suite struct UsageErrorTests {
  @Test(
    "Wrong usage is explained",
    arguments: [
      ([], "visor needs the name of a command. See visor --help."),
      (["--"], "visor needs the name of a command. See visor --help."),
      ([""], "visor has no command ''. See visor --help."),
      (["-"], "visor has no command '-'. See visor --help."),
      (["rnu", "ls"], "visor has no command 'rnu'. Did you mean run? See visor --help."),
      (["comp"], "visor has no command 'comp'. Did you mean completions? See visor --help."),
      (["make"], "visor has no command 'make'. See visor --help."),
      (["--quiet"], "visor has no option '--quiet'. See visor --help."),
      (["--versoin"], "visor has no option '--versoin'. Did you mean --version? See visor --help."),
      (["--help=x"], "--help takes no value, but 'x' was given. See visor --help."),
      (["run"], "visor run needs the argument COMMAND. See visor run --help."),
      (["run", "-q", "--"], "visor run needs the argument COMMAND. See visor run --help."),
      (["run", ""], "COMMAND must not be empty. See visor run --help."),
      (
        ["run", "--titel", "x"],
        "visor run has no option '--titel'. Did you mean --title? See visor run --help."
      ),
      (
        ["run", "--succ=x", "ls"],
        "visor run has no option '--succ'. Did you mean --success? See visor run --help."
      ),
      (["run", "--x", "ls"], "visor run has no option '--x'. See visor run --help."),
      (["run", "---", "ls"], "visor run has no option '---'. See visor run --help."),
      (["run", "-qx", "ls"], "visor run has no option '-x'. See visor run --help."),
      (["run", "-é", "ls"], "visor run has no option '-é'. See visor run --help."),
      (
        ["run", "--\u{1B}[2J\u{202E}"],
        "visor run has no option '--\\u{1B}[2J\\u{202E}'. See visor run --help."
      ),
      (["run", "--title"], "--title needs a value: --title TEXT. See visor run --help."),
      (["run", "-qt"], "-t needs a value: -t TEXT. See visor run --help."),
      (
        ["run", "--title", "--quiet", "ls"],
        """
        --title needs a value, and '--quiet' is an option. If it is meant as the value, write \
        --title=--quiet. See visor run --help.
        """
      ),
      (
        ["run", "-t", "--", "ls"],
        """
        -t needs a value, and '--' is an option. If it is meant as the value, write -t--. \
        See visor run --help.
        """
      ),
      (["run", "--quiet=no"], "--quiet takes no value, but 'no' was given. See visor run --help."),
      (["run", "--quiet="], "--quiet takes no value, but '' was given. See visor run --help."),
      (
        ["run", "--grace", "soon", "ls"],
        """
        --grace takes a duration such as 300ms, 0.3s, 5m or 1h, but 'soon' is none. \
        See visor run --help.
        """
      ),
      (
        ["run", "--grace=-1s", "ls"],
        "--grace takes a duration of zero or more, but '-1s' is negative. See visor run --help."
      ),
      (
        ["run", "--grace", "2600000h", "ls"],
        """
        --grace takes a duration of less than 292 years, but '2600000h' is longer. \
        See visor run --help.
        """
      ),
      (
        ["pipe", "--size", "big"],
        """
        --size takes a number of bytes such as 4096, 64K, 1.5GiB or 2GB, but 'big' is none. \
        See visor pipe --help.
        """
      ),
      (
        ["pipe", "-s-1K"],
        "--size takes a number of bytes of zero or more, but '-1K' is negative. "
          + "See visor pipe --help."
      ),
      (
        ["pipe", "--size=8E"],
        "--size takes less than 8 EiB, but '8E' is more. See visor pipe --help."
      ),
      (["pipe", "a", ""], "FILE must not be empty. See visor pipe --help."),
      (["flash"], "visor flash needs the argument KIND. See visor flash --help."),
      (["flash", "info"], "visor flash needs the argument TEXT. See visor flash --help."),
      (
        ["flash", "warn", "x"],
        """
        KIND takes one of success, failure, warning, info, but not 'warn'. Did you mean warning? \
        See visor flash --help.
        """
      ),
      (
        ["flash", "info", "a", "b"],
        "visor flash takes no further argument, but 'b' was given. See visor flash --help."
      ),
      (["snapshot"], "visor snapshot needs --output FILE. See visor snapshot --help."),
      (
        ["snapshot", "--scale", "17"],
        "--scale takes a number from 0.25 to 16, but '17' is none. See visor snapshot --help."
      ),
      (
        ["snapshot", "--progress", "nan"],
        "--progress takes a number from 0 to 1, but 'nan' is none. See visor snapshot --help."
      ),
      (
        ["snapshot", "--size", "390x"],
        """
        --size takes a width and a height such as 390x844, each from 1 to 10000, but '390x' is none. \
        See visor snapshot --help.
        """
      ),
      (
        ["snapshot", "--motion", "sprung"],
        """
        --motion takes one of none, fade, zoom, zoom-in, zoom-out, spring, slide-top, slide-bottom, \
        slide-leading, slide-trailing, but not 'sprung'. Did you mean spring? See visor snapshot --help.
        """
      ),
      (["gallery"], "visor gallery needs the argument FILE. See visor gallery --help."),
      (["run", "--events=", "ls"], "--events must not be empty. See visor run --help."),
      (["follow", ""], "FILE must not be empty. See visor follow --help."),
      (
        ["folow", "a"],
        "visor has no command 'folow'. Did you mean follow? See visor --help."
      ),
      (
        ["run", "--output", "tial", "ls"],
        """
        --output takes one of stream, tail, hide, on-failure, but not 'tial'. Did you mean tail? \
        See visor run --help.
        """
      ),
      (
        ["run", "--output", "tail=0", "ls"],
        """
        --output takes a whole number from 1 to 1000, but 'tail=0' is none. See visor run --help.
        """
      ),
      (
        ["run", "--output", "hide=1", "ls"],
        """
        --output takes one of stream, tail, hide, on-failure, but not 'hide=1'. \
        See visor run --help.
        """
      ),
      (["replay"], "visor replay needs the argument FILE. See visor replay --help."),
      (["replay", ""], "FILE must not be empty. See visor replay --help."),
      (
        ["replay", "a", "b"],
        "visor replay takes no further argument, but 'b' was given. See visor replay --help."
      ),
      (
        ["demo", "x"],
        "visor demo takes no further argument, but 'x' was given. See visor demo --help."
      ),
      (
        ["completions", "zhs"],
        """
        SHELL takes one of bash, zsh, fish, but not 'zhs'. Did you mean zsh? \
        See visor completions --help.
        """
      ),
      (
        ["completions", "csh"],
        """
        SHELL takes one of bash, zsh, fish, but not 'csh'. Did you mean zsh? \
        See visor completions --help.
        """
      ),
      (
        ["completions", "tcsh"],
        "SHELL takes one of bash, zsh, fish, but not 'tcsh'. See visor completions --help."
      ),
      (
        ["help", "rum"],
        """
        COMMAND takes one of run, follow, pipe, flash, replay, demo, snapshot, gallery, completions, \
        man, help, but not 'rum'. Did you mean run? See visor help --help.
        """
      ),
    ])
  func wrongUsage(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments: bytes(arguments)) }
    #expect(error?.description == sentence)
  }

  @Test(
    "A number outside its range and what is no number are refused",
    arguments: ["0", "101", "x", "1.5", "", "99999999999999999999"])
  func number(text: String) {
    let error = #expect(throws: UsageError.self) {
      try ArgumentParser(table: .sample).parse(bytes(["join", "--size=\(text)"]))
    }
    #expect(
      error?.description
        == "--size takes a whole number from 1 to 100, but '\(text)' is none. See tool join --help."
    )
  }

  @Test("A long argument is cut in a message")
  func longArgument() {
    let error = UsageError(.extraOperand(Array(repeating: 0x61, count: 5000)), scope: "visor demo")
    let shown = String(repeating: "a", count: 60) + "..."
    #expect(
      error.description
        == "visor demo takes no further argument, but '\(shown)' was given. See visor demo --help.")
  }
}
