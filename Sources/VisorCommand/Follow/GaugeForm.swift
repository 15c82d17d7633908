/// The form that zenity, dialog and whiptail read for a gauge: a percentage on a line of its own,
/// `# text`, and blocks between lines of `XXX` with a percentage and a text.
struct GaugeForm {
  enum Change: Equatable {
    /// From 0 to 100.
    case percent(Double)
    case text(String)
  }

  /// The most bytes of a block's text; more is left out.
  private static let longestText = 4096

  /// The lines of a block so far, while one is open.
  private var block: [[UInt8]]?
  private var blockLength = 0

  /// Whether what comes next belongs to a block.
  var isInBlock: Bool { block != nil }

  /// What a line says.
  mutating func read(_ line: [UInt8]) throws(LineFault) -> [Change] {
    let line = line.trimmingBlanks
    if line.elementsEqual("XXX".utf8) {
      guard block != nil else {
        block = []
        return []
      }
      return finishBlock()
    }
    guard block == nil else {
      if blockLength + line.count <= Self.longestText {
        block?.append(Array(line))
        blockLength += line.count
      }
      return []
    }
    if line.first == UInt8(ascii: "#") {
      return [.text(String(decoding: line.dropFirst().trimmingBlanks, as: UTF8.self))]
    }
    guard let percent = Self.percent(line) else { throw .unknownForm }
    guard percent <= 100 else { throw .percentOutOfRange }
    return [.percent(percent)]
  }

  /// What the open block says, which nothing will be added to.
  mutating func finishBlock() -> [Change] {
    guard var lines = block?[...] else { return [] }
    block = nil
    blockLength = 0
    var changes: [Change] = []
    if let percent = lines.first.flatMap({ Self.percent($0[...]) }), percent <= 100 {
      lines.removeFirst()
      changes.append(.percent(percent))
    }
    let text = Array(lines.filter { !$0.isEmpty }.joined(separator: [UInt8(ascii: " ")]))
    if !text.isEmpty { changes.append(.text(String(decoding: text, as: UTF8.self))) }
    return changes
  }

  /// Digits, with a decimal point and a percent sign where one likes; `nil` for anything else.
  private static func percent(_ line: ArraySlice<UInt8>) -> Double? {
    var digits = line
    if digits.last == UInt8(ascii: "%") { digits = digits.dropLast().trimmingBlanks }
    let parts = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let isDecimal = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
    return isDecimal ? Double(String(decoding: digits, as: UTF8.self)) : nil
  }
}

extension Collection<UInt8> where SubSequence == ArraySlice<UInt8> {
  /// Without the spaces and tabs at both ends.
  fileprivate var trimmingBlanks: ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    var trimmed = self.drop(while: isBlank)
    while let last = trimmed.last, isBlank(last) { trimmed.removeLast() }
    return trimmed
  }
}
