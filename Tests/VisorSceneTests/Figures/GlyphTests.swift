import Testing
import Visor
import VisorScene

@Suite struct GlyphTests {
  /// The sign of an outcome at a moment, on a canvas of its own.
  private func sign(_ kind: Flash.Kind, framed: Bool, at moment: Int64) -> [String] {
    var theme = HUDScene.Theme.svProgressHUD
    theme.framesSigns = framed
    theme.drawing = .milliseconds(400)
    theme.signSize = 42
    var scene = HUDScene.phone(theme, canvas: .init(.init(200, 200)))
    let (list, frame) = scene.picture(.outcome(kind), at: moment)
    return list.description.split(separator: "\n")[frame.figure].map(String.init)
  }

  @Test(
    "A sign draws itself stroke by stroke",
    arguments: [
      (Flash.Kind.success, false, 200, "stroke #000000 2 round round M82.8,96.6 L88.492,101.913"),
      (
        .success, false, 300, "stroke #000000 2 round round M82.8,96.6 L94.8,107.8 L100.499,101.491"
      ), (.success, false, 500, "stroke #000000 2 round round M82.8,96.6 L94.8,107.8 L117.2,83"),
      (.failure, false, 200, "stroke #000000 2 round round M86.4,81.4 L94.9,89.9"),
      (
        .failure, false, 400,
        "stroke #000000 2 round round M86.4,81.4 L113.6,108.6"
          + " M113.6,81.4 L94.9,100.1"
      ),
      (
        .failure, false, 500,
        "stroke #000000 2 round round M86.4,81.4 L113.6,108.6"
          + " M113.6,81.4 L86.4,108.6"
      ),
      (
        .warning, false, 500,
        "stroke #000000 2 round round M100,77.8 L100,101"
          + "; fill #000000 M101.24,111.4 A100,111.4 1.24 0..6.283 Z"
      ),
      (
        .info, false, 500,
        "fill #000000 M101.24,78.6 A100,78.6 1.24 0..6.283 Z"
          + "; stroke #000000 2 round round M100,89 L100,112.2"
      ), (.success, true, 300, "stroke #000000 2 round round M100,75 A100,95 20 -1.571..2.219"),
      (
        .success, true, 500,
        "stroke #000000 2 round round M100,75 A100,95 20 -1.571..4.712"
          + "; stroke #000000 2 round round M91.056,95.832 L97.296,101.656 L108.944,88.76"
      ),
      (
        .failure, true, 500,
        "stroke #000000 2 round round M100,75 A100,95 20 -1.571..4.712"
          + "; stroke #000000 2 round round M92.928,87.928 L107.072,102.072"
          + " M107.072,87.928 L92.928,102.072"
      ),
      (
        .warning, true, 500,
        "stroke #000000 2 round round M100,77.8 L119.2,111 L80.8,111 L100,77.8 Z"
          + " M100,90.2 L100,99.8"
          + "; fill #000000 M101.24,105.4 A100,105.4 1.24 0..6.283 Z"
      ),
      (
        .info, true, 500,
        "stroke #000000 2 round round M100,75 A100,95 20 -1.571..4.712"
          + "; fill #000000 M101.24,86.2 A100,86.2 1.24 0..6.283 Z"
          + "; stroke #000000 2 round round M100,93.4 L100,104.6"
      ),
    ] as [(Flash.Kind, Bool, Int64, String)])
  func strokes(kind: Flash.Kind, framed: Bool, moment: Int64, picture: String) {
    #expect(sign(kind, framed: framed, at: moment).joined(separator: "; ") == picture)
  }

  @Test(
    "A sign grows from nothing to the whole, and then stays",
    arguments: Flash.Kind.allCases, [false, true])
  func grows(kind: Flash.Kind, framed: Bool) {
    let pictures = [0, 100, 200, 300, 400, 500, 600, 9000].map {
      sign(kind, framed: framed, at: $0)
    }
    #expect(
      pictures[0].isEmpty && pictures[1].isEmpty && pictures[5...].allSatisfy { $0 == pictures[5] })
    #expect(Set(pictures[1...5]).count == 5)
  }

  @Test("Where less motion is wanted a sign is there at once")
  func reduced() {
    var scene = HUDScene.phone(.handDrawn, .init(reducesMotion: true))
    let (early, frame) = scene.picture(.outcome(.success), at: 0)
    #expect(early == scene.picture(.outcome(.success), at: 9000).list && frame.wake == .never)
  }
}
