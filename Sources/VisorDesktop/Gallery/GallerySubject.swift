import VisorCommand
import VisorScene

/// One picture of the gallery, or several that belong together.
package struct GallerySubject {
  /// How a picture moves.
  enum Movement {
    /// Not at all; that moment is shown.
    case still(Duration)
    /// For so long, from the moment on at which the HUD is wholly there.
    case loop(Duration)
    /// From when it begins to come up until it is gone.
    case comesAndGoes
  }

  /// What it is called, as options and source name it.
  package let name: String
  var arguments: SnapshotArguments
  let drawing: HUDScene.Drawing?
  var movement: Movement

  init(
    _ name: String, _ movement: Movement = .still(.seconds(1)), drawing: HUDScene.Drawing? = nil,
    _ change: (inout SnapshotArguments) -> Void
  ) {
    self.name = name
    self.movement = movement
    self.drawing = drawing
    arguments = SnapshotArguments(output: [])
    change(&arguments)
  }

  /// The same in an appearance.
  func shown(_ appearance: HUDScene.Preferences.Appearance) -> GallerySubject {
    var subject = self
    subject.arguments.preferences.appearance = appearance
    return subject
  }
}

/// A part of the page.
package struct GallerySection {
  package let title: String
  let text: String
  package let subjects: [GallerySubject]

  /// What the folder's files of this part begin with.
  var prefix: String { title.lowercased().split(separator: " ").joined(separator: "-") }
}
