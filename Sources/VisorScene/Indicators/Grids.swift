/// What stands in rows and columns.
extension HUDScene.Indicator.Shape {
  func grid(
    _ order: HUDScene.Indicator.Order, _ grows: Bool, _ phase: Double, _ place: Place,
    _ list: inout List
  ) {
    for row in 0..<3 {
      for column in 0..<3 {
        let own = Wave.phase(phase, delay: delay(order, row, column))
        let up = 1 - Wave.bump(own, share: 0.7)
        let side = place.radius * (grows ? 0.56 * (0.2 + 0.8 * up) : 0.56)
        list.rounded(
          HUDScene.Rect(
            center: place.at(Double(column - 1) * 0.68, Double(row - 1) * 0.68), side, side),
          radius: side * 0.2)
        list.fill(place.color.faded(grows ? 1 : 0.2 + 0.8 * up))
      }
    }
  }

  private static let spiralPlaces = [0, 1, 2, 7, 8, 3, 6, 5, 4]

  private func delay(_ order: HUDScene.Indicator.Order, _ row: Int, _ column: Int) -> Double {
    switch order {
    case .diagonal: return Double(column + 2 - row) * 0.1
    case .centre: return Double(abs(row - 1) + abs(column - 1)) * 0.15
    case .spiral: return Double(Self.spiralPlaces[row * 3 + column]) / 9
    }
  }
}
