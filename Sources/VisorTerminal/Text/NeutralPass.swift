/// One pass of `Neutral`'s rules over the scalars of a line.
///
/// The clusters are those of what comes out and not of what goes in, so that a second pass finds
/// the same ones and changes nothing.
struct NeutralPass {
  private let scalars: Substring.UnicodeScalarView
  private var position: String.Index
  /// What comes out, from the first change on; nil while that is what went in.
  private var output: String.UnicodeScalarView?
  private var breaks = GraphemeBreaks()
  private var clusterLength = 0
  private var last: Unicode.Scalar?
  /// Whether nothing came out since a white space control became a space.
  private var spaceIsOpen = false

  init(_ scalars: Substring.UnicodeScalarView) {
    self.scalars = scalars
    position = scalars.startIndex
  }

  /// The scalars as one line, or nil if they are one already.
  mutating func run() -> String? {
    while position < scalars.endIndex { step() }
    return output.map { String($0) }
  }

  private mutating func step() {
    let scalar = scalars[position]
    let after = scalars.index(after: position)
    let traits = ScalarTraits(scalar)
    if scalar.isWhiteSpaceControl {
      change()
      if !spaceIsOpen { keep(" ") }
      spaceIsOpen = true
      position = after
    } else if traits.graphemeBreak.isControl {
      change()
      position = EscapeSequence.end(in: scalars, from: position) ?? after
    } else if scalar.isTag {
      takeTags(otherwise: after)
    } else if scalar.isNoncharacter {
      change()
      keep("\u{FFFD}")
      position = after
    } else {
      keep(scalar, traits)
      position = after
    }
  }

  /// Keeps the tags that name a region's flag, else drops the one that is next.
  private mutating func takeTags(otherwise after: String.Index) {
    let tags = scalars[position...].prefix(7)
    guard last == "\u{1F3F4}", let end = tags.firstIndex(of: "\u{E007F}"),
      case let code = tags[..<end], code.count >= 3, code.allSatisfy(\.isRegionTag),
      clusterLength + code.count < Neutral.longestCluster
    else {
      change()
      position = after
      return
    }
    let next = tags.index(after: end)
    for tag in tags[..<next] { keep(tag) }
    position = next
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    keep(scalar, ScalarTraits(scalar))
  }

  private mutating func keep(_ scalar: Unicode.Scalar, _ traits: ScalarTraits) {
    if breaks.end(before: traits.graphemeBreak) {
      clusterLength = 0
    } else if clusterLength >= Neutral.longestCluster {
      change()
      return
    }
    breaks.take(traits.graphemeBreak)
    clusterLength += 1
    last = scalar
    spaceIsOpen = false
    output?.append(scalar)
  }

  /// Notes that from here on the output differs from the input.
  private mutating func change() {
    if output == nil { output = String.UnicodeScalarView(scalars[..<position]) }
  }
}

extension Unicode.Scalar {
  /// Whether it moves the cursor as white space does: HT to CR, NEL and the separators.
  fileprivate var isWhiteSpaceControl: Bool {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is one of the tags, which show nothing by themselves.
  fileprivate var isTag: Bool { 0xE0020...0xE007F ~= value }

  /// Whether it is the tag of a digit or of a small letter.
  fileprivate var isRegionTag: Bool {
    0xE0030...0xE0039 ~= value || 0xE0061...0xE007A ~= value
  }

  /// Whether it is for internal use and never a character.
  fileprivate var isNoncharacter: Bool {
    0xFDD0...0xFDEF ~= value || value & 0xFFFE == 0xFFFE
  }
}
