/// The scenarios by their names.
enum Scenario {
  typealias Play = @MainActor (Stage) -> Void

  static let all: [String: Play] = [
    "loop-runs-the-main-actor": Loop.runsTheMainActor,
    "loop-sleeps": Loop.sleeps,
    "input-held-from-everything": Input.heldFromEverything,
    "placement-covers-all-kinds-of-windows": Placement.coversAllKindsOfWindows,
    "placement-follows-the-window": Placement.followsTheWindow,
    "placement-covers-one-widget": Placement.coversOneWidget,
  ]
}
