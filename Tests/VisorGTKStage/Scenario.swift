/// The scenarios by their names.
enum Scenario {
  typealias Play = @MainActor (Stage) -> Void

  static let all: [String: Play] = [
    "loop-runs-the-main-actor": Loop.runsTheMainActor,
    "loop-sleeps": Loop.sleeps,
    "input-held-from-everything": Input.heldFromEverything,
  ]
}
