import CVisorSystem
import Foundation
import Testing
import VisorTestSupport

extension EndToEndTests {
  /// What the environment says about a terminal.
  @Suite struct TerminalKindTests {
    let place: Workplace

    init() throws {
      place = try Workplace()
    }

    /// The bytes that come to a terminal, of 80 columns and with no processing of its own.
    private func bytes(_ variables: String, _ arguments: String) throws -> [UInt8] {
      var ends: (master: Int32, slave: Int32) = (-1, -1)
      guard visor_pty_open(-1, &ends.master, &ends.slave) == 0 else { throw TestFailure(errno) }
      defer { close(ends.master) }
      let child = try place.start(
        "\(variables) exec visor \(arguments)", output: ends.slave, error: ends.slave)
      close(ends.slave)
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 65_536)
      while true {
        var ready = pollfd(fd: ends.master, events: Int16(POLLIN), revents: 0)
        poll(&ready, 1, -1)
        let count = read(ends.master, &part, part.count)
        guard count > 0 else { break }
        bytes += part.prefix(count)
      }
      #expect(Workplace.wait(child) == 0)
      return bytes
    }

    private static let long = "run --title Build -- sh -c 'printf one; sleep 0.4; echo two'"

    @Test(
      "A dumb terminal, and one that nobody looks at, get lines",
      arguments: ["TERM=dumb", "CI=1", "TERM="])
    func plain(variables: String) throws {
      let text = String(decoding: try bytes(variables, Self.long), as: UTF8.self)
      #expect(text.replacing(/\d\.\ds/, with: "T") == "oneBuild…\ntwo\n✓ Build  T\n")
    }

    @Test("Rows move in colours, without them if they are not wanted, and in ASCII if need be")
    func looks() throws {
      let looks = try ["", "NO_COLOR=1", "LANG=C"].map { variables in
        let bytes = try bytes(variables, Self.long)
        var screen = Screen(columns: 80, rows: 24)
        screen.feed(bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        let facts = [
          text.contains("\u{1B}[?25l"), text.contains(/\u{1B}\[[0-9;]*m/),
          text.unicodeScalars.allSatisfy(\.isASCII), screen.isCursorVisible,
        ]
        return facts.map { $0 ? "1" : "0" }.joined()
          + screen.transcript.replacing(/\d\.\ds/, with: "T")
      }
      #expect(
        looks == [
          "1101onetwo\n✓ Build  T", "1001onetwo\n✓ Build  T", "1111onetwo\nok Build  T",
        ])
    }

    @Test("A command that ends within the grace has no row")
    func grace() throws {
      let rows = try ["1h", "0s"].map {
        String(decoding: try bytes("", "run --grace \($0) -- sleep 0.2"), as: UTF8.self)
          .contains("\u{1B}[?25l")
      }
      #expect(rows == [false, true])
    }
  }
}
