private import VisorCairo
package import VisorCommand
private import VisorScene

/// `visor-desktop snapshot`: draws the HUD as a picture.
package struct SnapshotCommand {
  private enum Kind {
    case still, moving
  }

  private static let mostFrames = 2000

  private let arguments: SnapshotArguments

  package init(_ arguments: SnapshotArguments) {
    self.arguments = arguments
  }

  /// Draws it and writes the file.
  package func run() throws(PictureFailure) {
    let snapshot = Snapshot(
      arguments, image: try image(), fonts: Fonts(family: arguments.font ?? "Sans"))
    try PictureFile.write(try file(snapshot), to: arguments.output)
  }

  private func file(_ snapshot: Snapshot) throws(PictureFailure) -> [UInt8] {
    switch try kind {
    case .still where arguments.from == nil && arguments.to == nil:
      return try snapshot.bitmap(
        at: arguments.moment ?? .seconds(1), progress: arguments.progress ?? 0.6
      ).png
    case .still: return try FilmStrip(try frames(includesEnd: true), of: snapshot).bitmap().png
    case .moving: return try MovingPicture(try frames(includesEnd: false), of: snapshot).file()
    }
  }

  private var kind: Kind {
    get throws(PictureFailure) {
      let name = String(decoding: arguments.output, as: UTF8.self)
      if name == "-" || name.hasSuffix(".png") { return .still }
      if name.hasSuffix(".webp") { return .moving }
      throw .unknownKind(arguments.output)
    }
  }

  private func frames(includesEnd: Bool) throws(PictureFailure) -> Frames {
    let from = arguments.from ?? .zero
    let to = arguments.to ?? from + .seconds(1)
    guard from < to else { throw .emptySpan }
    let frames = Frames(
      from: from, to: to, perSecond: arguments.framesPerSecond, includesEnd: includesEnd)
    guard frames.times.count <= Self.mostFrames else {
      throw .tooManyFrames(frames.times.count)
    }
    return frames
  }

  private func image() throws(PictureFailure) -> HUDScene.Picture? {
    guard let path = arguments.image else { return nil }
    guard let bytes = PictureFile.read(path), let bitmap = Bitmap(png: bytes),
      let picture = bitmap.picture(String(decoding: path, as: UTF8.self))
    else { throw .unreadable(path) }
    return picture
  }
}
