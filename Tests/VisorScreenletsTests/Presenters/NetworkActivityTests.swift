import ScreenletTable
import Testing
import Visor
import VisorScreenlets
import VisorTestSupport

@MainActor
@Suite struct NetworkActivityTests {
  private let time = HandMovedTime()
  private let indicator: NetworkActivityIndicator
  private let presenter: NetworkActivityIndicatorPresenter
  private let hud: HUD

  init() {
    indicator = NetworkActivityIndicator(clock: time)
    presenter = NetworkActivityIndicatorPresenter(indicator)
    hud = HUD(clock: time)
  }

  private func show(_ interactor: Interactor) {
    presenter.showHUD(in: hud, message: "Loading", for: interactor)
  }

  private func hide(_ interactor: Interactor, _ error: (any Error)? = nil) {
    presenter.hideHUD(from: hud, message: "Loaded", for: interactor, error: error)
  }

  private func isVisible(after milliseconds: Int) -> Bool {
    time.advance(by: .milliseconds(milliseconds))
    return indicator.isVisible
  }

  @Test("It comes when work has taken a moment, and goes with a pause that counts as one")
  func moments() {
    let interactor = Interactor()
    show(interactor)
    var seen = [isVisible(after: 299), isVisible(after: 1), isVisible(after: 100_000)]
    hide(interactor)
    seen += [isVisible(after: 50), isVisible(after: 500)]
    let brief = Interactor()
    show(brief)
    seen += [isVisible(after: 200)]
    hide(brief)
    seen.append(isVisible(after: 5_000))
    #expect(seen == [false, true, true, false, false, false, false])
  }

  @Test("It stays while anything goes on, and each counts once")
  func counts() {
    let recorder = RecorderSurface()
    let (first, second) = (Interactor(), Interactor())
    show(first)
    show(first)
    show(second)
    var seen = [isVisible(after: 1_000)]
    hide(first)
    hide(first)
    seen.append(isVisible(after: 1_000))
    hide(second, Work.Failure())
    seen.append(isVisible(after: 1_000))
    show(first)
    seen.append(isVisible(after: 1_000))
    hide(first)
    seen.append(isVisible(after: 1_000))
    recorder.look(indicator.hud)
    #expect(
      seen == [true, true, false, true, false]
        && !recorder.transcript.contains { $0.contains("diagnostic") })
  }

  @Test("Nothing of it is in the HUD of the screen, and input passes")
  func leavesTheScreenAlone() {
    let interactor = Interactor()
    show(interactor)
    time.advance(by: .seconds(1))
    #expect(hud.presentation().phase == .hidden && !indicator.hud.presentation().holdsInput)
    hide(interactor)
    #expect(hud.presentation().phase == .hidden)
  }

  @Test("Presenters of one indicator count together")
  func together() {
    let other = NetworkActivityIndicatorPresenter(indicator)
    let (first, second) = (Interactor(), Interactor())
    show(first)
    other.showHUD(in: hud, message: nil, for: second)
    time.advance(by: .seconds(1))
    hide(first)
    other.hideHUD(from: hud, message: nil, for: first, error: nil)
    let before = isVisible(after: 1_000)
    other.hideHUD(from: hud, message: nil, for: second, error: nil)
    #expect(before && !isVisible(after: 1_000))
  }

  @Test("A presenter that goes away takes what it showed with it")
  func goesAway() {
    var other: NetworkActivityIndicatorPresenter? = .init(indicator)
    other?.showHUD(in: hud, message: nil, for: Interactor())
    let before = isVisible(after: 1_000)
    other = nil
    #expect(before && !isVisible(after: 1_000))
  }

  @Test("A program can show it by its own means")
  func visibility() async {
    let (indicator, time) = (indicator, time)
    var seen: [Bool] = []
    let showing = Task {
      for await isVisible in indicator.visibility { seen.append(isVisible) }
      seen.append(false)
    }
    func wait(for count: Int) async {
      for _ in 0..<100 where seen.count < count {
        time.advance(by: .milliseconds(100))
        for _ in 0..<100 { await Task.yield() }
      }
      await until { seen.count >= count }
    }
    await wait(for: 1)
    let interactor = Interactor()
    show(interactor)
    await wait(for: 2)
    hide(interactor)
    await wait(for: 3)
    showing.cancel()
    await showing.value
    #expect(seen == [false, true, false, false])
  }

  @Test("Unless told otherwise there is one for the whole program")
  func shared() {
    #expect(NetworkActivityIndicatorPresenter().indicator === NetworkActivityIndicator.shared)
  }
}
