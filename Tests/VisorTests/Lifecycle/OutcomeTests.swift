import Testing
import Visor

@Suite struct OutcomeTests {
  private func since(_ lifecycle: Lifecycle, _ milliseconds: Int64) -> Moment? {
    guard
      case .outcome(let outcome) = lifecycle.presentation(at: .milliseconds(milliseconds)).content
    else { return nil }
    return outcome.since
  }

  @Test("An outcome says when it first was on screen, also while it fades and after it was covered")
  func since() {
    var lifecycle = Lifecycle(Settings())
    lifecycle.take(.flash(Flash(.failure, stay: .untilDismissed), instant: false), at: .zero)
    let first = since(lifecycle, 70)
    let timed = Flash(.success, stay: .time(.milliseconds(1000)))
    lifecycle.take(.flash(timed, instant: false), at: .milliseconds(200))
    let covered = [200, 900].map { since(lifecycle, $0) }
    let again = since(lifecycle, 1300)
    lifecycle.take(.dismiss, at: .milliseconds(1600))
    let leaving = since(lifecycle, 1700)
    #expect(
      [first] + covered + [again, leaving]
        == [.zero, .milliseconds(200), .milliseconds(200), .zero, .zero])
  }

  @Test("An outcome that fades before anything else happened keeps its time")
  func ranOut() {
    var lifecycle = Lifecycle(Settings())
    let timed = Flash(.success, stay: .time(.milliseconds(1000)))
    lifecycle.take(.flash(timed, instant: false), at: .milliseconds(5))
    #expect(
      [5, 6, 1004, 1100].map { since(lifecycle, $0) }
        == Array(repeating: .milliseconds(5), count: 4))
  }
}
