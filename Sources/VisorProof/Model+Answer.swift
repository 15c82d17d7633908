import Visor

extension Model {
  /// What is seen and felt now, as the replay form prints it.
  package var answer: String {
    var words = ["\(sight.phase)"]
    switch sight.content {
    case .nothing: break
    case .working(_, let message, let progress):
      words += [alphaWord, "working", "\"\(message)\""]
      if let progress {
        words.append("progress=" + Self.decimal(Int((progress * 1000).rounded(.toNearestOrEven))))
      }
    case .outcome(let kind, let message, let count):
      words += [alphaWord, kind.rawValue, "\"\(message)\""]
      if count > 1 { words.append("x\(count)") }
    }
    if sight.content != .nothing { words.append("running=\(sight.running)") }
    if sight.blocks { words.append("blocks") }
    if sight.escape != nil { words.append("escape") }
    return words.joined(separator: " ")
  }

  private var alphaWord: String { "alpha=" + Self.decimal(thousandths) }

  private static func decimal(_ thousandths: Int) -> String {
    "\(thousandths / 1000)." + "\(1000 + thousandths % 1000)".dropFirst()
  }
}
