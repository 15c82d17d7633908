import Testing
import Visor
import VisorProof

/// A history that few would come upon, and what it is about.
struct Corner: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var given = Circumstances.all[0]
  let steps: [History.Step]
}

extension Corner {
  static let all = [
    Corner(
      testDescription: "Of several young activities in an old run, the youngest is shown",
      steps: [
        .init(0, .begin(0, "a")), .init(3, .end(0)), .init(3, .begin(1, "b")),
        .init(3, .begin(2, "c")),
      ]),
    Corner(
      testDescription: "A hide in the moment of coming up leaves the minimum of what comes after",
      given: Circumstances.all[6],
      steps: [
        .init(0, .begin(0, "a")), .init(0, .hide()), .init(0, .begin(1, "b")), .init(1, .end(1)),
      ]),
    Corner(
      testDescription: "A young one that a flash has covered gives way to a younger one",
      steps: [
        .init(0, .begin(0, "a")), .init(5, .begin(1, "b")), .init(6, .end(0)),
        .init(7, .flash(Flash(.info, "i", stay: .time(.milliseconds(1))))),
        .init(7, .begin(2, "c")),
      ]),
    Corner(
      testDescription: "Dismissing what comes up takes nothing from the flash that ran out then",
      given: Circumstances.all[3],
      steps: [
        .init(0, .flash(Flash(.failure, "s", stay: .untilDismissed))),
        .init(1, .flash(Flash(.info, "i", stay: .time(.milliseconds(4))))),
        .init(4, .begin(0, "a", passes: true)), .init(5, .dismiss),
      ]),
    Corner(
      testDescription: "A begin has its mark though its activity ends in the same moment",
      steps: [
        .init(0, .begin(0, "a", instant: true)), .init(0, .end(0, Flash(.success, "done"))),
      ]),
    Corner(
      testDescription: "A message after the end of the same moment is none",
      steps: [
        .init(0, .begin(0, "a")), .init(6, .end(0)), .init(6, .message(0, "late")),
      ]),
    Corner(
      testDescription: "A sticky flash beneath one of the same moment does not hand on its time",
      steps: [
        .init(0, .flash(Flash(.failure, "s", stay: .untilDismissed))),
        .init(5, .flash(Flash(.warning, "w", stay: .untilDismissed))),
        .init(5, .flash(Flash(.failure, "s2", stay: .untilDismissed))), .init(5, .dismiss),
        .init(8, .dismiss),
      ]),
    Corner(
      testDescription: "Input is held after an act if it was just before it, in that moment too",
      steps: [
        .init(0, .flash(Flash(.info, "i", stay: .untilDismissed, passes: true))),
        .init(1, .begin(0, "a")), .init(9, .end(0)), .init(9, .dismiss),
      ]),
  ]
}

@Suite struct CornersTests {
  @Test("A corner of the rules is as their plain reading has it", arguments: Corner.all)
  func corner(_ corner: Corner) {
    #expect(throws: Never.self) { try History.check(corner.given, corner.steps) }
  }
}
