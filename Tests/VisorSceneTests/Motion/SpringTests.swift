import Testing
import VisorScene

@Suite struct SpringTests {
  private static let springs: [(damping: Double, velocity: Double)] = [
    (0.05, 0), (0.7, 0.5), (0.7, -3), (0.999, 2), (1, 0), (1, 5), (1.001, 1), (3, 0.5), (10, 0),
    (.nan, .nan), (-1, .infinity),
  ]

  @Test(
    "A spring sets out from one end, comes to rest at the other, and never leaps",
    arguments: springs)
  func wholeWay(damping: Double, velocity: Double) {
    let spring = HUDScene.Spring(damping: damping, velocity: velocity)
    let way = (0...2000).map { spring.displacement(at: Double($0) / 2000) }
    let leaps = zip(way, way.dropFirst()).map { abs($0 - $1) }
    #expect(way.first == 1 && way.last == 0 && leaps.allSatisfy { $0 < 0.25 })
  }

  @Test(
    "A spring obeys the law of the damped oscillator",
    arguments: [(0.3, 0.0), (0.7, 0.5), (1, 1), (2, 0)])
  func law(damping: Double, velocity: Double) {
    let spring = HUDScene.Spring(damping: damping, velocity: velocity)
    // The thousandth that is taken off has no second derivative, and is too small to be seen.
    let step = 1e-4
    let slowest = damping == 1 ? 9.2334 : 6.9078
    let rate = damping > 1 ? damping - (damping * damping - 1).squareRoot() : damping
    let frequency = slowest / rate
    let errors = stride(from: 0.05, to: 0.95, by: 0.05).map { time in
      let (before, here, after) = (
        spring.displacement(at: time - step), spring.displacement(at: time),
        spring.displacement(at: time + step)
      )
      let speed = (after - before) / (2 * step)
      let change = (after - 2 * here + before) / (step * step)
      return abs(change + 2 * damping * frequency * speed + frequency * frequency * here)
        / (frequency * frequency)
    }
    #expect(errors.allSatisfy { $0 < 0.005 })
  }

  @Test("The spring of the hand-drawn HUD swings a little beyond its end")
  func handDrawn() {
    let spring = HUDScene.Spring(damping: 0.7, velocity: 0.5)
    let way = (0...6).map { (spring.displacement(at: Double($0) / 6) * 1000).rounded() / 1000 }
    #expect(way == [1, 0.402, -0.002, -0.041, -0.011, 0.001, 0])
  }

  @Test("Time outside the way counts as its nearer end")
  func outside() {
    let spring = HUDScene.Spring(damping: 0.7)
    #expect([-1, .nan, 2, .infinity].map(spring.displacement(at:)) == [1, 1, 0, 0])
  }
}
