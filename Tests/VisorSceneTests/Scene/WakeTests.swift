import Testing
import Visor
import VisorScene

@Suite struct WakeTests {
  private static let figures: [(String, HUDScene.Figure?)] =
    HUDScene.Indicator.all.map { ($0.name, .indicator($0)) } + [
      ("none", HUDScene.Figure.none), ("theme", nil), ("picture", .picture(.checkered)),
      ("turning", .turning(.checkered, period: .milliseconds(1200), steps: 12)),
      ("evenly turning", .turning(.checkered, period: .milliseconds(1200), steps: 0)),
      (
        "drawing",
        .drawing(
          HUDScene.Drawing("hand", moves: true) { situation, list in
            list.move(to: situation.place.center)
            list.line(to: situation.place.at(situation.time, 1))
            list.stroke(.init(1), situation.place.color)
          })
      ),
    ]

  /// Draws every millisecond for a while, and says where the frames were wrong.
  private func faults(_ scene: HUDScene, _ play: Play, until end: Int64) -> [String] {
    var scene = scene
    var faults: [String] = []
    var (last, frame) = scene.picture(play, at: 0)
    var changes = 0
    for moment in 1...end {
      let (list, next) = scene.picture(play, at: moment)
      if list != last {
        changes += 1
        switch frame.wake {
        case .never: faults.append("\(moment): changed for ever still")
        case .at(let wake) where wake > .milliseconds(moment): faults.append("\(moment): too early")
        default: break
        }
        if frame.moving == nil, frame.bounds != nil { faults.append("\(moment): was to stay") }
        if let moving = frame.moving, let bounds = frame.bounds, moving != bounds {
          if withoutFigure(list, next) != withoutFigure(last, frame) {
            faults.append("\(moment): more than the figure moved")
          }
        }
      }
      (last, frame) = (list, next)
    }
    return faults
  }

  private func withoutFigure(_ list: HUDScene.DisplayList, _ frame: HUDScene.Frame) -> [String] {
    list.description.split(separator: "\n").enumerated().filter {
      !frame.figure.contains($0.offset)
    }.map { String($0.element) }
  }

  @Test(
    "Nothing changes before a frame says so, nor where it says that nothing does",
    arguments: figures, [false, true])
  func still(figure: (String, HUDScene.Figure?), reduced: Bool) {
    var scene = HUDScene.phone(.standard, .init(reducesMotion: reduced))
    scene.figure = figure.1
    #expect(faults(scene, .work("Loading"), until: 110) == [])
  }

  @Test("A sign wakes while it draws itself, and sleeps when it has", arguments: HUDScene.Theme.all)
  func sign(theme: HUDScene.Theme) {
    var scene = HUDScene.phone(theme)
    let play = Play.outcome(.success, "Tagged", instant: false)
    #expect(faults(scene, play, until: 600) == [])
    #expect(scene.picture(play, at: 600).frame.wake == .never)
  }

  @Test(
    "What moves says how",
    arguments: [
      (HUDScene.Figure.indicator(.spokes), false, HUDScene.Frame.Wake.at(.milliseconds(84))),
      (.indicator(.trail), false, .nextFrame), (.indicator(.trail), true, .at(.milliseconds(100))),
      (.none, false, .never), (.picture(.checkered), false, .never),
      (
        .turning(.checkered, period: .milliseconds(1200), steps: 12), false, .at(.milliseconds(100))
      ),
    ])
  func wake(figure: HUDScene.Figure, reduced: Bool, wake: HUDScene.Frame.Wake) {
    var scene = HUDScene.phone(.standard, .init(reducesMotion: reduced))
    scene.figure = figure
    let seen = scene.picture(.work("Loading"), at: 10).frame.wake
    guard case .at(let moment) = seen, case .at(let expected) = wake else {
      #expect(seen == wake)
      return
    }
    #expect((expected - moment) >= .zero && (expected - moment) < .milliseconds(1))
  }
}

extension HUDScene.Picture {
  /// Four pixels.
  static let checkered: Self = {
    let (black, white): ([UInt8], [UInt8]) = ([0, 0, 0, 255], [255, 255, 255, 255])
    guard
      let picture = Self(
        "checkered", width: 2, height: 2, pixels: black + white + white + black)
    else { fatalError("four pixels are a picture") }
    return picture
  }()
}
