import CBenchAllocations
import Visor
import VisorCairo
import VisorScene

/// A scene for one frame, after a short history and after a long one, and what it allocates.
struct Frame {
  let rounds: Int
  private let stretch = Duration.milliseconds(3)

  func run() {
    let short = Studio(after: 10)
    let long = Studio(after: 100_000)
    var samples: [String: [Double]] = [:]
    for round in 0..<rounds {
      let studios = [("short", short), ("long", long)]
      for (name, studio) in round.isMultiple(of: 2) ? studios : studios.reversed() {
        samples[name, default: []].append(
          Stopwatch.nanoseconds(over: stretch, studio.sampleAndDraw))
      }
    }
    var report = Report()
    for (name, values) in samples { report.add(name, values) }
    report.add("first", Double(allocationsOfFirst()))
    report.add("allocations", Double(allocations(of: short)))
    report.print()
  }

  /// How often memory is asked for in the frame that makes the layout.
  private func allocationsOfFirst() -> Int {
    let studio = Studio(after: 0)
    let presentation = studio.presentation
    let before = allocations_so_far()
    studio.draw(presentation)
    return allocations_so_far() - before
  }

  /// How often memory is asked for in a thousand frames of one layout, after the first ones.
  private func allocations(of studio: Studio) -> Int {
    let presentation = studio.presentation
    for _ in 0..<100 { studio.draw(presentation) }
    let before = allocations_so_far()
    for _ in 0..<1000 { studio.draw(presentation) }
    return allocations_so_far() - before
  }
}

/// Work that runs after so many others have ended, and the scene of it.
final class Studio {
  private var lifecycle: Lifecycle
  private var scene: HUDScene
  private(set) var list = HUDScene.DisplayList()
  private var moment: Moment

  init(
    after ended: Int, theme: HUDScene.Theme = .standard,
    canvas: HUDScene.Canvas = HUDScene.Canvas(HUDScene.Size(390, 844), scale: 3)
  ) {
    lifecycle = Lifecycle()
    var moment = Moment.zero
    for index in 0..<ended {
      let id = lifecycle.register()
      lifecycle.take(.begin(id, .init("Item \(index)")), at: moment)
      moment = moment + .milliseconds(7)
      lifecycle.take(.end(id, .init(Flash(.success, "Done"))), at: moment)
      lifecycle.take(.forget(id), at: moment)
    }
    moment = moment + .seconds(ended)
    let id = lifecycle.register()
    lifecycle.take(.begin(id, .init("Loading", detail: "12 of 80 files")), at: moment)
    moment = moment + .seconds(2)
    lifecycle.advance(to: moment)
    self.moment = moment
    scene = HUDScene(theme: theme, canvas: canvas, metrics: CairoTextMetrics())
  }

  var presentation: Presentation { lifecycle.presentation(at: moment) }

  /// The next frame.
  func draw(_ presentation: Presentation) {
    moment = moment + .microseconds(16_667)
    _ = scene.draw(presentation, at: moment, into: &list)
  }

  /// What a back end does for a frame, but for the drawing itself.
  func sampleAndDraw() { draw(presentation) }
}
