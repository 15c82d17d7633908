import Testing

@testable import VisorCommand

@Suite struct KeptOutputTests {
  private func release(_ kept: KeptOutput) -> (bytes: [UInt8], lost: Int) {
    var kept = kept
    var bytes: [UInt8] = []
    kept.release {
      bytes.append(contentsOf: $0)
      return true
    }
    return (bytes, kept.lost)
  }

  @Test(
    "What was kept comes back in order; of too much the beginning that did not fit in memory is lost",
    arguments: [
      (0, 10), (5, 10), (10, 10), (11, 10), (30, 10), (31, 10), (70, 7), (1000, 999), (1000, 1),
    ])
  func order(total: Int, part: Int) {
    let bytes = (0..<total).map { UInt8(truncatingIfNeeded: $0) }
    var kept = KeptOutput(capacity: 10, longest: 20)
    for start in stride(from: 0, to: total, by: part) {
      bytes[start..<min(total, start + part)].withUnsafeBytes { kept.take($0) }
    }
    let released = release(kept)
    let lost = max(0, total - 30)
    #expect(released.bytes == Array(bytes.prefix(10)) + Array(bytes.dropFirst(10 + lost)))
    #expect(released.lost == lost)
  }
}
