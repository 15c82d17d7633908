import Testing

@testable import VisorCommand

@Suite struct LineSplitterTests {
  private static func lines(_ pieces: [[UInt8]]) -> [LineSplitter.Line] {
    var splitter = LineSplitter()
    let lines = pieces.flatMap { splitter.split($0) }
    return lines + [splitter.finish()].compactMap { $0 }
  }

  @Test(
    "Lines are the same wherever the bytes are cut",
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("a\n\nb", ["a", "", "b"]),
      ("a\r\nb\r\n", ["a", "b"]), ("a\rb\r", ["a\rb"]), ("a\r\r\n", ["a\r"]),
      ("\0\n\0", ["\0", "\0"]),
    ])
  func lines(text: String, expected: [String]) {
    let bytes = Array(text.utf8)
    let lines = expected.enumerated().map {
      LineSplitter.Line(number: $0.offset + 1, bytes: Array($0.element.utf8))
    }
    #expect(Self.lines([bytes]) == lines)
    #expect(Self.lines(bytes.map { [$0] }) == lines)
  }

  @Test("A line that is too long is left out and counted", arguments: [1, 1000, 65_536, 200_000])
  func tooLong(piece: Int) {
    let longest = [UInt8](repeating: 0x61, count: LineSplitter.longest)
    let input = longest + [0x0D, 0x0A] + longest + [0x61, 0x0A, 0x62, 0x0A] + longest + longest
    var rest = input[...]
    var pieces: [[UInt8]] = []
    while !rest.isEmpty {
      pieces.append(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
    }
    let lines = Self.lines(pieces)
    #expect(lines.map(\.number) == [1, 2, 3, 4])
    #expect(lines.map(\.bytes) == [longest, nil, [0x62], nil])
  }
}
