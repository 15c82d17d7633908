internal import Visor

/// The activities by which a presenter shows interactors, at most one for each.
struct ShownActivities {
  // An identity counts only while its object lives, so that is kept.
  private var shown: [ObjectIdentifier: (interactor: Interactor, activity: Activity)] = [:]

  subscript(interactor: Interactor) -> Activity? {
    shown[ObjectIdentifier(interactor)]?.activity
  }

  mutating func add(_ activity: Activity, for interactor: Interactor) {
    shown[ObjectIdentifier(interactor)] = (interactor, activity)
  }

  /// The activity of an interactor, which is shown no longer.
  mutating func remove(_ interactor: Interactor) -> Activity? {
    shown.removeValue(forKey: ObjectIdentifier(interactor))?.activity
  }
}
