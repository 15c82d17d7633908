import VisorCommand
import VisorScene

/// What there is to be seen of positions, motions and what a person prefers.
extension GallerySection {
  static let positions = GallerySection(
    title: "Positions",
    text: "Nine, and any place between them; margins, insets and keyboards are kept clear.",
    subjects: HUDScene.Theme.Position.catalogue.map { name, position in
      GallerySubject(name) {
        $0.position = position
        $0.content = .success
        $0.title = "Tagged"
        ($0.width, $0.height) = (260, 240)
        $0.scale = 1
      }
    })

  static let motions = GallerySection(
    title: "Motions",
    text: "How the HUD comes and goes. Turned back on its way, it goes back the way it came.",
    subjects: HUDScene.Motion.catalogue.map { name, motion in
      GallerySubject(name, .comesAndGoes) {
        $0.motion = motion
        $0.content = .success
        $0.title = "Tagged"
        ($0.width, $0.height) = (200, 220)
      }
    })

  static let preferences = GallerySection(
    title: "Preferences",
    text:
      "What a person has asked the system for: text three times as large, contrast, less motion.",
    subjects: [
      GallerySubject("right to left") {
        $0.theme = .pkhudWide
        $0.content = .success
        $0.title = "تم الحفظ"
        $0.detail = "حُفظت كل الملفات"
        $0.preferences.direction = .rightToLeft
        $0.width = 320
      },
      GallerySubject("text 2×") {
        $0.content = .info
        $0.title = "New version"
        $0.detail = "Restart to use it"
        $0.preferences.textScale = 2
        $0.width = 320
      },
      GallerySubject("text 3×") {
        $0.content = .failure
        $0.title = "Not sent"
        $0.detail = "The server does not answer"
        $0.button = "Try again"
        $0.preferences.textScale = 3
        ($0.width, $0.height) = (390, 520)
        $0.scale = 1
      },
      GallerySubject("contrast", .loop(.seconds(1))) {
        $0.title = "Loading"
        $0.detail = "with more contrast"
        $0.preferences.wantsContrast = true
      },
      GallerySubject("contrast outcome") {
        $0.content = .warning
        $0.title = "Sent late"
        $0.button = "Why?"
        $0.preferences.wantsContrast = true
      },
      GallerySubject("reduced motion", .loop(.seconds(2))) {
        $0.title = "Loading"
        $0.preferences.reducesMotion = true
      },
    ])

  /// The page from top to bottom.
  package static let all = [contents, indicators, themes, positions, motions, preferences]
}
