import VisorScene

/// The options that say what a picture shows.
extension OptionSpec {
  package static let content = OptionSpec(
    "content", value: .required(.choice("WHAT", words(SnapshotArguments.Content.self))),
    summary: """
      Show this: \(words(SnapshotArguments.Content.self).joined(separator: ", "))
      """)
  package static let progress = OptionSpec(
    "progress", value: .required(.decimal("N", 0...1)),
    summary: "Say how far it is, from 0 to 1; without it, some way, or all the way if it moves")
  package static let image = OptionSpec(
    "image", value: .required(.file), summary: "Show this PNG file as the image")
  package static let button = OptionSpec(
    "button", value: .required(.text("TEXT")), summary: "Offer a button")
  package static let look = OptionSpec(
    "theme", value: .required(.choice("THEME", HUDScene.Theme.all.map(\.name))),
    summary: "Look like this: \(HUDScene.Theme.all.map(\.name).joined(separator: ", "))")
  package static let indicator = OptionSpec(
    "indicator", value: .required(.choice("NAME", HUDScene.Indicator.all.map(\.name))),
    summary: "Turn like this; visor gallery shows all of them")
  package static let motion = OptionSpec(
    "motion", value: .required(.choice("NAME", HUDScene.Motion.catalogue.map(\.name))),
    summary: "Come and go so: \(HUDScene.Motion.catalogue.map(\.name).joined(separator: ", "))")
  package static let position = OptionSpec(
    "position", value: .required(.choice("WHERE", HUDScene.Theme.Position.catalogue.map(\.name))),
    summary: """
      Stand there: \(HUDScene.Theme.Position.catalogue.map(\.name).joined(separator: ", "))
      """)
  package static let font = OptionSpec(
    "font", value: .required(.text("FAMILY")),
    summary: "Write in this font where the theme names none")

  package static let appearance = OptionSpec(
    "appearance",
    value: .required(.choice("WHICH", words(HUDScene.Preferences.Appearance.self))),
    summary: "Be light or dark")
  package static let contrast = OptionSpec("contrast", summary: "Show more contrast")
  package static let reducedMotion = OptionSpec("reduced-motion", summary: "Move less")
  package static let textScale = OptionSpec(
    "text-scale", value: .required(.decimal("N", 0.5...3)),
    summary: "Make text so many times as large")
  package static let rightToLeft = OptionSpec("rtl", summary: "Read from right to left")

  package static let canvas = OptionSpec(
    "size", value: .required(.extent), summary: "Draw on so many points; 240x240 without it")
  package static let scale = OptionSpec(
    "scale", value: .required(.decimal("N", 0.25...16)),
    summary: "Draw so many pixels a point; 2 without it")
  package static let ground = OptionSpec(
    "ground", value: .required(.choice("WHAT", words(SnapshotArguments.Ground.self))),
    summary: """
      Lay this beneath it: \(words(SnapshotArguments.Ground.self).joined(separator: ", "))
      """)

  package static let moment = OptionSpec(
    "at", value: .required(.duration),
    summary: "Draw this moment after it began to come up; a second without it")
  package static let from = OptionSpec(
    "from", value: .required(.duration), summary: "Draw frame by frame from this moment on")
  package static let to = OptionSpec(
    "to", value: .required(.duration), summary: "Draw frame by frame to this moment")
  package static let frames = OptionSpec(
    "fps", value: .required(.number("N", 1...100)),
    summary: "Draw so many frames a second; 30 without it")
  package static let leave = OptionSpec(
    "leave", value: .required(.duration), summary: "Let it go at this moment")
  package static let pictureFile = OptionSpec(
    "output", short: "o", value: .required(.file),
    summary: "Write this file: .png, or .webp for a picture that moves; - is standard output")

  private static func words<Choice: CaseIterable & RawRepresentable<String>>(
    _ choice: Choice.Type
  ) -> [String] {
    choice.allCases.map(\.rawValue)
  }
}

extension CommandSpec {
  package static let snapshot = CommandSpec(
    name: "snapshot",
    summary: "Draw the HUD as a picture",
    discussion: [
      """
      Draws what a program would show, at one moment after it began to come up, or frame by frame \
      with --from and --to: a .webp file then moves, and a .png file is a strip of the frames.
      """,
      "This needs visor-desktop, which is installed apart.",
    ],
    operands: [],
    options: [
      .content, .title, .detail, .button, .progress, .image, .look, .indicator, .motion, .position,
      .font, .appearance, .contrast, .reducedMotion, .textScale, .rightToLeft, .canvas, .scale,
      .ground, .moment, .from, .to, .frames, .leave, .pictureFile,
    ],
    exitStatuses: [.success, .wrongUsage, .noPicture, .noDesktop],
    examples: [
      ExampleSpec(
        "visor snapshot --content success --title Tagged -o tagged.png", "Draw an outcome"),
      ExampleSpec(
        "visor snapshot --content bar --title Copying --from 0s --to 2s -o copying.webp",
        "Draw work that moves"),
      ExampleSpec(
        "visor snapshot --motion spring --from 0s --to 300ms --fps 20 -o spring.png",
        "Draw a strip of frames"),
    ],
    interpret: { matched throws(UsageError) in .snapshot(try SnapshotArguments(matched)) })

  package static let gallery = CommandSpec(
    name: "gallery",
    summary: "Write a page that shows every look",
    discussion: [
      """
      Writes index.html and its pictures: every content, indicator, theme, position and motion, \
      light and dark. The folder is made if it is not there.
      """,
      "This needs visor-desktop, which is installed apart.",
    ],
    operands: [.galleryFolder],
    options: [],
    exitStatuses: [.success, .wrongUsage, .noPicture, .noDesktop],
    examples: [ExampleSpec("visor gallery looks && xdg-open looks/index.html", "Look at them")],
    interpret: { matched throws(UsageError) in
      .gallery(GalleryArguments(folder: try matched.operand(.galleryFolder).path ?? []))
    })
}

extension ExitStatusSpec {
  fileprivate static let noPicture = ExitStatusSpec("125", "The picture could not be made")
  fileprivate static let noDesktop = ExitStatusSpec("127", "visor-desktop is not installed")
}

extension OperandSpec {
  package static let galleryFolder = OperandSpec(.file, summary: "The folder to write to")
}

/// What `visor gallery` was asked to do.
package struct GalleryArguments: Equatable, Sendable {
  /// The folder, byte for byte.
  package let folder: [UInt8]

  package init(folder: [UInt8]) {
    self.folder = folder
  }
}
