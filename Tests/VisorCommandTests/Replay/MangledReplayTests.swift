import Testing

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
    var random = SeededRandom(seed)
    for _ in 0..<20 {
      let count = Int.random(in: 0...200, using: &random)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  @Test("Histories are read or refused however they are mangled", arguments: 0..<244)
  func mangled(_ number: Int) throws {
    var random = SeededRandom(UInt64(number))
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

  private func mangle(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
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

/// Random numbers that are the same for the same seed.
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0x9E37_79B9_7F4A_7C15
  }
}
