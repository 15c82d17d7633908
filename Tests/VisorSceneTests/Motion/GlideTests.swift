import Testing
import Visor
import VisorScene

@Suite struct GlideTests {
  /// What is seen at moments in milliseconds, and whether it still moves then.
  private func seen(_ glide: inout HUDScene.Glide, _ steps: [(Double?, Int64)]) -> [String] {
    var play = Play()
    play.begin("Loading", instant: true)
    return steps.map { progress, moment in
      if let progress { play.update(progress, at: moment) }
      var presentation = play.presentation(at: moment)
      let moves = glide.follow(&presentation, at: .milliseconds(moment))
      guard case .working(let activity) = presentation.content else { return "-" }
      let value = activity.progress.map { "\(($0 * 1000).rounded() / 1000)" } ?? "unknown"
      return value + (moves ? "…" : "")
    }
  }

  @Test("Progress glides from where it is seen to where it is reported")
  func glides() {
    var glide = HUDScene.Glide(.milliseconds(200))
    #expect(
      seen(
        &glide,
        [
          (nil, 0), (0.2, 10), (nil, 50), (0.4, 100), (nil, 200), (nil, 300), (0.8, 400),
          (0.9, 500), (nil, 600), (nil, 700),
        ]) == [
          "unknown", "0.2", "0.2", "0.2…", "0.375…", "0.4", "0.4…", "0.75…", "0.881…", "0.9",
        ])
  }

  @Test("Progress that goes back, or is no longer known, is there at once")
  func back() {
    var glide = HUDScene.Glide(.milliseconds(200))
    #expect(
      seen(&glide, [(0.8, 0), (0.3, 10), (nil, 20), (.nan, 30), (0.5, 40), (nil, 50)])
        == ["0.8", "0.3", "0.3", "unknown", "0.5", "0.5"])
  }

  @Test("A glide without a length jumps", arguments: [Duration.zero, .seconds(-1)])
  func atOnce(duration: Duration) {
    var glide = HUDScene.Glide(duration)
    #expect(seen(&glide, [(0.1, 0), (0.9, 10)]) == ["0.1", "0.9"])
  }

  @Test("What is not work is left alone")
  func others() {
    var glide = HUDScene.Glide()
    let original = Play.outcome(.success, "Tagged").presentation(at: 10)
    var presentation = original
    #expect(!glide.follow(&presentation, at: .milliseconds(10)) && presentation == original)
  }
}
