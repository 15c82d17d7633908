import Visor

extension Deed {
  /// Twelve things that touch every rule.
  package static let few: [Deed] = [
    .begin(0, "a"), .begin(1, "b", passes: true, instant: true), .message(0, "A"), .end(0),
    .end(1, Flash(.success, "b done", stay: .time(.milliseconds(5))), instant: true),
    .endLater(0, Flash(.failure, "a late"), in: 6), .flash(Flash(.info, "i", passes: true)),
    .flash(Flash(.failure, "s", stay: .untilDismissed)), .dismiss, .cancel, .hide(),
    .hide(instant: true),
  ]

  /// Every deed with every mark, and a third activity.
  package static let many: [Deed] =
    few + [
      .begin(2, "c"), .end(2), .begin(0, "a", instant: true), .begin(0, "a", passes: true),
      .begin(1, "b"),
      .progress(1, 0.5),
      .progress(0, -.infinity), .end(0, instant: true), .end(1),
      .end(0, Flash(.failure, "a", stay: .untilDismissed)),
      .end(1, Flash(.success, "b", passes: true)), .endLater(1, in: 3),
      .endLater(0, Flash(.info, "a later", stay: .time(.milliseconds(2))), in: 11),
      .endLater(1, Flash(.warning, "b later", stay: .untilDismissed), in: 0),
      .flash(Flash(.info, "i5", stay: .time(.milliseconds(5))), instant: true),
      .flash(Flash(.failure, "f9", stay: .time(.milliseconds(9)))),
      .flash(Flash(.info, "none", stay: .time(.zero)), instant: true),
      .flash(Flash(.failure, "s2", stay: .untilDismissed, passes: true), instant: true),
      .flash(Flash(.warning, "w", stay: .untilDismissed, passes: true)),
    ]
}
