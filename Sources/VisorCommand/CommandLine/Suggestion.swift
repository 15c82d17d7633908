/// The one of some names that was probably meant by a misspelt one.
enum Suggestion {
  /// The name that `typed` begins, if there is one only, else the nearest one within two slips.
  ///
  /// A slip is a letter too much, missing, wrong or swapped with its neighbour; names of fewer
  /// than five letters allow one.
  static func nearest(to typed: String, among names: [String]) -> String? {
    let letters = Array(typed.lowercased().utf8)
    guard (1...longestTyped).contains(letters.count) else { return nil }
    if let only = soleCompletion(of: letters, among: names) { return only }
    let near = names.compactMap { name in
      let name = Array(name.utf8)
      let slips = distance(letters, name)
      return slips <= (name.count < 5 ? 1 : 2) && slips < name.count ? slips : nil
    }
    guard let fewest = near.min() else { return nil }
    return names.first { distance(letters, Array($0.utf8)) == fewest }
  }

  /// Longer than any name with its slips; it bounds the work.
  private static let longestTyped = 40

  private static func soleCompletion(of letters: [UInt8], among names: [String]) -> String? {
    let longer = names.filter { letters.count > 1 && $0.utf8.starts(with: letters) }
    return longer.count == 1 ? longer.first : nil
  }

  /// The optimal string alignment distance.
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var twoAbove = [Int](repeating: 0, count: second.count + 1)
    var above = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var cost = min(
          above[column + 1] + 1, current[column] + 1, above[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, twoAbove[column - 1] + 1)
        }
        current.append(cost)
      }
      (twoAbove, above) = (above, current)
    }
    return above[second.count]
  }
}
