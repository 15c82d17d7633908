/// Spinners of dots in braille.
extension Spinner {
  /// The eight dots of a cell, once round.
  private static let ring = dots(1, 4, 5, 6, 8, 7, 3, 2)
  /// The six upper ones.
  private static let smallRing = dots(1, 4, 5, 6, 3, 2)
  /// The twelve dots on the edge of two cells.
  private static let wideRing =
    [
      (0, 1), (0, 4), (1, 1), (1, 4), (1, 5), (1, 6), (1, 8), (1, 7), (0, 8), (0, 7), (0, 3),
      (0, 2),
    ]
    .map { Dot(cell: $0.0, number: $0.1) }
  /// The eight dots from the bottom to the top.
  private static let rising = dots(7, 8, 3, 6, 2, 5, 1, 4)

  static let braille: [Spinner] = [
    dots,
    Spinner("dots2", gap(ring), every: .milliseconds(80)),
    Spinner("dots3", swing(each("⠋⠙⠚⠞⠖⠦⠴⠲⠳⠓")), every: .milliseconds(80)),
    Spinner("dots4", swing(comingAndGoing(dots(3, 2, 1, 4, 5, 6, 8))), every: .milliseconds(80)),
    Spinner("dots5", swing(snake(smallRing, length: 3)), every: .milliseconds(80)),
    Spinner("dots6", swing(snake(ring, length: 2)), every: .milliseconds(80)),
    Spinner("dots7", swing(snake(smallRing, length: 2)), every: .milliseconds(80)),
    Spinner(
      "dots8", snake(ring, length: 3) + snake(ring.reversed(), length: 3),
      every: .milliseconds(80)),
    Spinner("dots9", swing(each("⢹⢺⢼⣸⣇⡧⡗⡏")), every: .milliseconds(80)),
    Spinner("dots10", swing(each("⢄⢂⢁⡁⡈⡐⡠")), every: .milliseconds(80)),
    Spinner("dots11", snake(ring, length: 1), every: .milliseconds(100)),
    Spinner("dots12", snake(wideRing, length: 5, cells: 2), every: .milliseconds(80)),
    Spinner("dots13", snake(ring, length: 5), every: .milliseconds(80)),
    Spinner("dots14", swing(snake(wideRing, length: 3, cells: 2)), every: .milliseconds(80)),
    Spinner(
      "dots8Bit",
      (0..<256).map { bits in
        picture((1...8).filter { bits & (1 << ($0 - 1)) != 0 }.map { Dot(cell: 0, number: $0) })
      }, every: .milliseconds(80)),
    Spinner("dotsCircle", snake(wideRing, length: 2, cells: 2), every: .milliseconds(80)),
    Spinner("dotsWave", snake(wideRing, length: 7, cells: 2), every: .milliseconds(90)),
    Spinner("sand", comingAndGoing(rising), every: .milliseconds(80)),
    Spinner("rain", comingAndGoing(rising.reversed()), every: .milliseconds(80)),
    Spinner("dot", gap(ring), every: .milliseconds(100)),
    Spinner("minidot", snake(smallRing, length: 4), every: .milliseconds(83)),
    Spinner("jump", swing(each("⢄⢂⢁⡁⡈⡐⡠")), every: .milliseconds(100)),
    Spinner("pong", between("▐", "▌", swing(ball(cells: 6))), every: .milliseconds(80)),
    Spinner(
      "dotsBreath", swing(Array(comingAndGoing(dots(2, 5, 3, 6, 1, 4, 7, 8)).prefix(8))),
      every: .milliseconds(100)),
  ]

  /// All dots of a ring but one.
  private static func gap(_ ring: [Dot]) -> [String] { snake(ring, length: ring.count - 1) }

  /// A dot that goes down and up on its way to the right.
  private static func ball(cells: Int) -> [String] {
    let heights = [1, 2, 3, 7, 3, 2]
    let mirrored = [1: 4, 2: 5, 3: 6, 7: 8]
    return (0..<cells * 2).map { column in
      let height = heights[column % heights.count]
      let number = column % 2 == 0 ? height : mirrored[height] ?? height
      return picture([Dot(cell: column / 2, number: number)], cells: cells)
    }
  }
}
