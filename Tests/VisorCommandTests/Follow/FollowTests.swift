import Testing
import VisorTestSupport

@testable import VisorCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension RunTests {
  @Suite struct FollowTests {
    private let tool: ToolTerminal

    init() throws {
      tool = try ToolTerminal()
    }

    @Test("Standard input is followed to its end, in both forms")
    func standardInput() {
      let (screen, end) = tool.shown(
        """
        printf '%s\\n' '{"event":"begin","id":1,"message":"Copying \\u001b[2J"}' 50 '# Writing' 100 \\
          '{"event":"end","id":1,"outcome":"success","message":"Copied"}' | visor follow
        """)
      #expect(end == .exited(0))
      #expect(screen.outcomes == ["✓ Copied", "✓ Writing"])
      #expect(screen.isCursorVisible && screen.unrecognized == [])
    }

    @Test("Work that its input leaves behind is lost, and the exit status says so")
    func lost() {
      let (screen, end) = tool.shown(
        "printf '%s' '{\"event\":\"begin\",\"message\":\"Copying\"}' | visor follow -")
      #expect(end == .exited(1))
      #expect(screen.outcomes == ["✗ Copying  Lost"])
    }

    @Test("Several inputs are followed at once, each with its own ids")
    func severalFiles() {
      let (screen, end) = tool.shown(
        """
        begin='{"event":"begin","id":"a","message":"%s"}\\n'
        end='{"event":"end","id":"a","outcome":"success"}\\n'
        printf "$begin" A > a; printf "$begin$end" B > b; printf "$begin$end" C > c
        visor follow a b - < c
        """)
      #expect(end == .exited(1))
      #expect(screen.outcomes.sorted() == ["✓ B", "✓ C", "✗ A  Lost"])
    }

    @Test("A FIFO is open to one writer after the other, until it is closed")
    func fifo() {
      let (screen, end) = tool.shown(
        """
        mkfifo work; visor follow work & follower=$!
        echo '{"event":"begin","id":1,"message":"Copying"}' > work
        echo '{"event":"log","message":"one"}' > work
        echo '{"event":"end","id":1,"outcome":"success","message":"Copied"}' > work
        echo '{"event":"close"}' > work
        wait $follower
        """)
      #expect(end == .exited(0))
      #expect(screen.outcomes == ["one", "✓ Copied"])
    }

    @Test("With --once a FIFO ends with its last writer")
    func once() {
      let (screen, end) = tool.shown(
        """
        mkfifo work; visor follow --once -t Writing work & follower=$!
        { echo 10; echo 20; } > work
        wait $follower
        """)
      #expect(end == .exited(1))
      #expect(screen.outcomes == ["✗ Writing  Lost"])
    }

    @Test("A FIFO that has been removed ends with its last writer")
    func removed() {
      let (screen, end) = tool.shown(
        """
        mkfifo work; visor follow work & follower=$!
        exec 3> work; rm work; printf 'x\\n100' >&3; exec 3>&-
        wait $follower
        """)
      #expect(end == .exited(0))
      #expect(
        screen.outcomes == [
          "⚠ 'work', line 1: no event, no percentage and no \"# text\"; the line is skipped.", "✓",
        ])
    }

    @Test("What a process substitution hands over ends with its command")
    func substitution() {
      let (screen, end) = tool.shown(
        "bash -c 'visor follow <(echo \"# Text\"; echo 100)'")
      #expect(end == .exited(0))
      #expect(screen.outcomes == ["✓ Text"])
    }

    @Test("While work runs it is on screen, and a signal leaves the terminal in order")
    func signal() {
      var pictures: [[String]] = []
      let (screen, end) = tool.shown(
        """
        mkfifo work; visor follow work & follower=$!
        exec 3> work; echo '{"event":"begin","message":"Copying","total":4,"completed":1}' >&3
        until [ -e go ]; do :; done
        kill -TERM $follower; wait $follower
        """
      ) { screen in
        guard pictures.isEmpty, screen.transcript.contains("25%") else { return }
        pictures.append(screen.lines.filter { !$0.isEmpty })
        _ = mkdir("\(tool.folder.path)/go", 0o700)
      }
      #expect(pictures.count == 1 && pictures.first?.first?.contains("Copying") == true)
      #expect(end == .exited(128 + SIGTERM))
      #expect(screen.isCursorVisible && !screen.transcript.contains("Copying"))
    }

    @Test(
      "Input that cannot be read is a sentence",
      arguments: [
        (
          "visor follow none",
          "visor: cannot read 'none': No such file or directory. Check the path."
        ),
        ("visor follow .", "visor: cannot read '.': Is a directory. Check the path."),
        (
          "visor follow <&-",
          "visor: cannot read standard input: Bad file descriptor. Name a file to read."
        ),
      ])
    func unreadable(script: String, sentence: String) {
      let (screen, end) = tool.shown(script)
      #expect(end == .exited(125) && screen.transcript == sentence)
    }
  }
}
