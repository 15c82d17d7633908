extension RecorderSurface {
  /// What the last line about the screen says.
  package var seen: Seen {
    let words = ["working", "success", "failure", "warning", "info"]
    for line in transcript.reversed() {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count > 2, ["hidden", "appearing", "shown", "leaving"].contains(parts[1])
      else { continue }
      let rest = parts[2]
      let word = words.first { rest.hasPrefix("\($0) \"") }
      let quoted = rest.split(separator: "\"", omittingEmptySubsequences: false)
      let text = quoted.count > 1 ? String(quoted[1]) : ""
      let front: Seen.Front =
        switch word {
        case "working": .work(text)
        case "success", "info": .news(text)
        case "failure", "warning": .alarm(text)
        default: .nothing
        }
      return Seen(front, holds: rest.hasSuffix("blocks") || rest.hasSuffix("blocks escape"))
    }
    return Seen(.nothing)
  }
}
