import VisorCairo
import VisorCommand
import VisorScene

/// Makes the file of a subject.
struct GalleryPicture {
  /// Frames a second; a spring is still seen to swing.
  private static let rate = 30
  /// When the HUD goes.
  private static let leave = Duration.milliseconds(1300)
  /// How long nothing is seen before the picture begins again.
  private static let rest = Duration.milliseconds(300)

  private let subject: GallerySubject
  private let fonts: Fonts

  init(_ subject: GallerySubject, fonts: Fonts) {
    self.subject = subject
    self.fonts = fonts
  }

  /// How the name of the file ends.
  var suffix: String { if case .still = subject.movement { "png" } else { "webp" } }

  func file() throws(PictureFailure) -> [UInt8] {
    switch subject.movement {
    case .still(let moment): try snapshot().bitmap(at: moment).png
    case .loop(let span): try MovingPicture(Self.loop(span), of: snapshot()).file()
    case .comesAndGoes:
      try MovingPicture(
        Frames(
          from: .zero, to: Self.leave + subject.arguments.theme.disappear + Self.rest,
          perSecond: Self.rate, includesEnd: false),
        of: snapshot(leave: Self.leave)
      ).file()
    }
  }

  private func snapshot(leave: Duration? = nil) -> Snapshot {
    var arguments = subject.arguments
    arguments.leave = leave
    return Snapshot(arguments, drawing: subject.drawing, fonts: fonts)
  }

  /// A span that closes: it begins at a whole number of itself, when the HUD is wholly there.
  private static func loop(_ span: Duration) -> Frames {
    let start = span * max(1, (1000 + span.milliseconds - 1) / max(1, span.milliseconds))
    let count = max(1, span.milliseconds * rate / 1000)
    return Frames(from: start, span: span, count: count)
  }
}
