import Testing
import VisorCommand

@Suite struct HelpPageTests {
  @Test("The tool's page lists the commands")
  func tool() {
    #expect(
      HelpPage(table: .visor, command: nil).text() == """
        Usage: visor [OPTION...] COMMAND [ARG...]

        A heads-up display for work in progress.

        Visor shows on the terminal what is being done, how far it is and how it ended.
        It draws on standard error and leaves standard output alone.

        Long options take their value behind a space or an equals sign. Of an option
        given twice, the last counts. A lone -- ends the options.

        A DURATION is a number and a unit: 300ms, 0.3s, 5m, 1h. A number without a unit
        means seconds.

        A SIZE is a number of bytes, or a number and a unit: K, M, G, T or KiB, MiB,
        GiB, TiB for powers of 1024, kB, MB, GB, TB for powers of 1000.

        Commands:
          run          Run a command and show how it goes
          follow       Show the work that other programs tell of
          pipe         Copy to standard output and show how far it is
          flash        Say in one line what became of something
          replay       Say what would have been shown when
          demo         Show what Visor can do
          snapshot     Draw the HUD as a picture
          gallery      Write a page that shows every look
          completions  Print the completions for a shell
          man          Print the manual page
          help         Show how a command is used

        Options:
          -h, --help     Show how this is used
              --version  Show the version

        visor COMMAND --help shows how a command is used.

        """)
  }

  @Test("A command's page shows its usage, options, exit statuses and examples")
  func command() {
    #expect(
      HelpPage(table: .visor, command: "run").text() == """
        Usage: visor run [OPTION...] [--] COMMAND [ARG...]

        Run a command and show how it goes.

        The command reads standard input, and what it writes passes through unchanged,
        each stream for itself.

        Options of Visor stand before the command: from its name on, everything is the
        command's own.

        Arguments:
          COMMAND [ARG...]  The command, and arguments that are passed on as they are

        Options:
          -t, --title TEXT        Say what is being done; without it, the command is
                                  shown
              --success TEXT      Say this when the command has succeeded
              --failure TEXT      Say this when the command has failed
              --grace DURATION    Show no row of a command that ends within this time;
                                  100ms without the option
          -q, --quiet             Show nothing unless the command fails
              --output MODE       Say what becomes of the command's output where it
                                  would go to standard error's place: stream (let it
                                  pass), tail[=N] (show the last lines, 5 without N),
                                  hide, or on-failure (let it pass at the end, if the
                                  command fails)
              --detail WHAT       Show beside the title the last line that the command
                                  has written
              --timeout DURATION  End the command after this time: by TERM, and 5
                                  seconds later by KILL
              --events FILE       Append what visor follow reads to this file, FIFO or
                                  /dev/fd/N
              --surface PLACE     Show it on the terminal (as without the option), in a
                                  window of its own, or where there is one (auto): on a
                                  terminal, else in a window, else in lines
              --theme THEME       Look like this: standard, blocks, ascii, minimal,
                                  quiet
              --plain             Write lines, even where rows could move
              --no-color          Do without colours
          -h, --help              Show how this is used
              --version           Show the version

        Exit status:
          the command's  The command ended by itself
          by signal      A signal killed the command; Visor ends by the same signal
          124            The command's time was over
          125            Visor itself failed
          126            The command was found but could not be executed
          127            The command was not found
          2              The command line is wrong

        Examples:
          visor run make -j8
              Build, and show for how long
          visor run --title Fetching --success Fetched -- curl -LO https://example.org/a
              Say it in other words
          visor run --surface auto -- ./backup
              Show it in a window when it is started without a terminal
          visor run --grace 2s -- ./check | less
              Pass the output on

        """)
  }

  @Test("A narrow page puts long labels on lines of their own")
  func narrow() {
    #expect(
      HelpPage(table: .sample, command: "join").text(width: 32) == """
        Usage: tool join [OPTION...] [FILE...]

        Join files.

        .A line that begins with a
        point, and 'quotes' with a \\
        between.

        Arguments:
          [FILE...]  What to join

        Options:
          -w, --when WHEN
                      Say [when]: now
          -t, --tail[=N]
                      Show the end
              --size N
                      How many
          -e, --each TEXT
                      One more
          -o, --output FILE
                      Where it's written
          -h, --help  Show how this is
                      used
              --version
                      Show the version

        """)
  }

  @Test(
    "Lines keep to the width, whatever it is", arguments: [Int.min, -1, 0, 1, 40, 79, 200, .max])
  func width(columns: Int) {
    let pages = [nil] + CommandTable.visor.commands.map { Optional($0.name) }
    let room = max(20, columns)
    for page in pages {
      let lines = HelpPage(table: .visor, command: page).text(width: columns).split(separator: "\n")
      // Usage and examples are there to be copied, and labels are never broken.
      let broken = lines.filter { $0.count > room && !$0.contains("visor ") }
      #expect(broken.allSatisfy { columns < 40 && $0.hasPrefix("  ") }, "\(page ?? "tool")")
    }
  }

  @Test("The rows of the table are printable ASCII without a full stop behind a summary")
  func rows() {
    let commands = CommandTable.visor.commands
    var texts = CommandTable.visor.options.map(\.summary)
    for command in commands {
      texts += [command.summary]
      texts += command.operands.map(\.summary) + command.options.map(\.summary)
      texts += command.exitStatuses.map(\.meaning)
      texts += command.examples.flatMap { [$0.purpose, $0.line] }
    }
    let wrong = texts.filter { text in
      text.hasSuffix(".") || !text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
    #expect(wrong == [])
  }
}
