import Testing

@testable import VisorCommand

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A history from the fixtures, with its right answers.
struct ReplayCase: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let all: [ReplayCase] = (0..<244).map { number in
    let digits = String(1000 + number).dropFirst()
    return ReplayCase(name: String(digits))
  }

  func read(_ kind: String) throws -> [UInt8] {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let path = "/\(folder)/Fixtures/lifecycle/\(name).\(kind)"
    let file = try #require(fopen(path, "r"), "\(path) is missing")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
    return bytes
  }
}

@Suite struct ReplayCases {
  @Test("A history has its right answers", arguments: ReplayCase.all)
  func answers(_ history: ReplayCase) throws {
    let answers = try Replay(history.read("replay")).answers().map { $0 + "\n" }.joined()
    #expect(answers == String(decoding: try history.read("expected"), as: UTF8.self))
  }
}
