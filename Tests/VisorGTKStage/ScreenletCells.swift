import AddBookmarkWindow
import CGTK
import ScreenletTable
import Visor
import VisorGTK
import VisorScene
import VisorScreenlets
import VisorTestSupport

/// The whole table of actions, one after the other in one window with a spinner in its header bar.
@MainActor
final class ScreenletCells {
  static func showEveryCell(_ stage: Stage) {
    let cells = ScreenletCells(stage)
    for cell in ScreenletCell.all { cells.play(cell) }
    stage.say("\(ScreenletCell.all.count) cells, \(cells.wrong) of them wrong")
    stage.say("courses with clicks: \(cells.clicked.count)")
  }

  private let stage: Stage
  private let trial = TrialWindow()
  private let time = HandMovedTime()
  private let hud: HUD
  private let surface: GTKSurface
  private let indicator: NetworkActivityIndicator
  private let spinner: NetworkSpinner
  private var wrong = 0
  /// Clicks take long beside all else, so of the cells that all look the same one gets them.
  private var clicked: Set<[Sight]> = []

  private init(_ stage: Stage) {
    self.stage = stage
    hud = HUD(clock: time)
    indicator = NetworkActivityIndicator(clock: time)
    spinner = NetworkSpinner(indicator)
    gtk_header_bar_pack_start(trial.header.pointer, spinner.widget)
    surface = GTKSurface(hud, window: trial.window.raw)
    surface.theme = .handDrawn
    trial.present(stage)
  }

  private func play(_ cell: ScreenletCell) {
    let run = ScreenletRun(cell, hud, indicator)
    let expected = cell.expectation.map(spoken)
    let isClicked = clicked.insert(expected).inserted
    let sights = ScreenletRun.Step.allCases.map { step in
      run.take(step)
      if !run.isSettled { stage.wait("the end of \(cell)") { run.isSettled } }
      time.advance(by: step.pause)
      return look(run, isClicked: isClicked)
    }
    guard sights != expected else { return }
    wrong += 1
    stage.say("\(cell): \(sights)")
  }

  private func look(_ run: ScreenletRun, isClicked: Bool) -> Sight {
    surface.look()
    while g_main_context_iteration(nil, 0) != 0 {}
    let isOn = indicator.isVisible
    if isSpinning != isOn { stage.wait("the spinner to follow") { isSpinning == isOn } }
    let seen = Seen(Conformance.front(surface), holds: isFocusCovered)
    if isClicked {
      stage.pass(20)
      let clicked = Conformance.look(surface, stage, trial)
      if clicked != "\(seen)" { stage.say("\(seen), but a click says: \(clicked)") }
    }
    return run.sight(seen, isIndicated: isSpinning)
  }

  /// What has no words is spoken of all the same.
  private func spoken(_ sight: Sight) -> Sight {
    var sight = sight
    switch sight.hud.front {
    case .work(""): sight.hud = Seen(.work("Working"), holds: sight.hud.holdsInput)
    case .alarm(""): sight.hud = Seen(.alarm("Failed"), holds: sight.hud.holdsInput)
    default: break
    }
    return sight
  }

  private var isSpinning: Bool {
    let isTurning = gtk_spinner_get_spinning(spinner.widget.pointer) != 0
    return isTurning && gtk_widget_get_mapped(spinner.widget) != 0
  }

  /// Whether keys go to the cover, and so to nothing beneath it.
  private var isFocusCovered: Bool {
    var next = gtk_window_get_focus(trial.window.window)
    while let widget = next {
      if String(cString: gtk_widget_get_css_name(widget)) == "visor-cover" { return true }
      next = gtk_widget_get_parent(widget)
    }
    return false
  }
}
