import Visor

/// Running activities in the order in which their rows stand: the parts of a whole beneath it.
struct Nesting {
  /// Each with how many wholes above it have rows, too.
  let arranged: [(activity: Presentation.Activity, level: Int)]

  /// Arranges activities; one whose whole is not among them stands by itself.
  ///
  /// Otherwise their order stays. It takes time in proportion to their number.
  init(_ activities: [Presentation.Activity]) {
    guard activities.contains(where: { $0.parent != nil }) else {
      arranged = activities.map { ($0, level: 0) }
      return
    }
    let places = Dictionary(
      activities.indices.map { (activities[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    var parts: [Int: [Int]] = [:]
    var wholes: [Int] = []
    for (place, activity) in activities.enumerated() {
      if let whole = activity.parent.flatMap({ places[$0] }), whole != place {
        parts[whole, default: []].append(place)
      } else {
        wholes.append(place)
      }
    }
    var arranged: [(activity: Presentation.Activity, level: Int)] = []
    var open = wholes.reversed().map { (place: $0, level: 0) }
    while let (place, level) = open.popLast() {
      arranged.append((activities[place], level))
      open += (parts.removeValue(forKey: place) ?? []).reversed().map { ($0, level + 1) }
    }
    self.arranged = arranged
  }
}
