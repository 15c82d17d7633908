import Testing
import VisorTestSupport

@testable import VisorCommand

@Suite struct MangledReplayTests {
  /// Checks that bytes are read or refused, and that the answers or the refusal make sense.
  private func check(_ bytes: [UInt8]) {
    let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
    do throws(Replay.MalformedLine) {
      let replay = try Replay(bytes)
      let answers = replay.answers()
      #expect(answers == replay.answers())
      #expect(answers.count <= lines)
    } catch {
      #expect((1...lines).contains(error.number))
    }
  }

  @Test("Bytes at random are read or refused", arguments: 0..<50)
  func random(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let count = Int.random(in: 0...200, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test("Histories are read or refused however they are mangled", arguments: 0..<244)
  func mangled(_ number: Int) throws {
    var random = SeededGenerator(seed: number)
    let history = try ReplayCase.all[number].read("replay")
    for _ in 0..<5 {
      var bytes = history
      for _ in 0..<Int.random(in: 1...8, using: &random) { mangle(&bytes, &random) }
      check(bytes)
    }
  }

  /// Words of the form, and numbers at the ends of what can be said.
  private static let pieces: [[UInt8]] = [
    "\n", "\n@", " ", "\"", "\\", "set ", " in ", " for ", " sticky", " passes", " instant", "#",
    "9223372036854775807", "-9223372036854775808", "99999999999999999999", "0", "-1", ".", "inf",
  ].map { Array($0.utf8) }

  private func mangle(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...20, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1:
      bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...place, using: &random))
    case 2: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
    case 3:
      bytes.replaceSubrange(place..<end, with: Self.pieces.randomElement(using: &random) ?? [])
    default:
      for index in place..<end { bytes[index] ^= UInt8(1 << Int.random(in: 0..<8, using: &random)) }
    }
  }
}
