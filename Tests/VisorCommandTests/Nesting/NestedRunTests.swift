import Testing
import VisorTestSupport

@testable import VisorCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension RunTests {
  @Suite struct NestedRunTests {
    private let tool: ToolTerminal

    init() throws {
      tool = try ToolTerminal()
    }

    @Test("A tool in a tool reports to the outer one, and its row is beneath the outer row")
    func reports() {
      var seen: Set<String> = []
      let (screen, end) = tool.shown(
        """
        mkfifo gate
        visor run --title Outer --success Done -- sh -c '
          visor run --title Inner --success "Inner done" -- sh -c "echo one; cat gate; exit 0"
          echo two'
        """
      ) { screen in
        let rows = screen.lines.filter { $0.contains("Outer") || $0.contains("Inner") }
        guard rows.count == 2, seen.isEmpty else { return }
        seen.insert(rows.map { String($0.prefix { $0 != "r" }) }.joined(separator: "|"))
        close(open(tool.folder.path + "/gate", O_WRONLY))
      }
      #expect(end == .exited(0))
      #expect(screen.outcomes.sorted() == ["one", "two", "✓ Done", "✓ Inner done"].sorted())
      #expect(screen.isCursorVisible && screen.unrecognized == [])
      #expect(seen.count == 1 && seen.first?.contains("|  ") == true)
    }

    @Test("Where HUDs inside report to is a folder in TMPDIR, for the user alone")
    func folder() {
      let (screen, end) = tool.shown(
        """
        mkdir own; export TMPDIR="$PWD/own"
        visor run --title Outer -- sh -c 'stat -c "%A %F" own/visor-*; stat -c %F own/visor-*/*'
        ls -A own
        """)
      #expect(end == .exited(0))
      #expect(screen.outcomes == ["drwx------ directory", "socket", "✓ Outer"])
    }

    @Test(
      "The command's environment names the outer tool in place of any other, and is else the same")
    func environment() {
      let (screen, end) = tool.shown(
        """
        export VISOR_OUTER=other:/nowhere EMPTY=
        env | grep -v '^_=' | sort > without
        visor run --title Outer -- sh -c 'env | grep -v "^_=" | sort > within'
        grep -c '^VISOR_OUTER=[0-9.]*:/.*/events$' within
        grep -v VISOR_OUTER within > kept; grep -v VISOR_OUTER without | diff - kept
        """)
      #expect(end == .exited(0))
      #expect(screen.outcomes == ["✓ Outer", "1"])
    }

    @Test("Where nobody listens any more, or on another terminal, a tool draws by itself")
    func alone() {
      for value in ["1.2.3:/nowhere", "", "x", ":", "$(stat -Lc '%d.%i.%r' /dev/stderr):$PWD/none"]
      {
        let (screen, end) = tool.shown(
          """
          export VISOR_OUTER="\(value)"
          visor run --title Alone -- sleep 0.3
          """)
        #expect(end == .exited(0))
        #expect(screen.outcomes == ["✓ Alone"])
      }
    }

    @Test("What an inner tool leaves behind goes without a word, and nothing stays in the folder")
    func killed() {
      let (screen, end) = tool.shown(
        """
        export TMPDIR="$PWD"
        visor run --title Outer --success Done -- sh -c '
          visor run --title Inner --grace 0ms -- sh -c "sleep 0.2; kill -KILL \\$PPID"; echo two'
        status=$?; ls -d visor-* 2>/dev/null; exit $status
        """)
      #expect(end == .exited(0))
      #expect(screen.outcomes.contains("✓ Done") && screen.outcomes.contains("two"))
      #expect(!screen.transcript.contains("Lost") && !screen.transcript.contains("visor-"))
    }
  }
}
