import VisorCairo
import VisorScene

/// Frames side by side, eight a row, with their times below them.
struct FilmStrip {
  private static let columns = 8
  /// In points.
  private static let (gap, caption) = (8.0, 18.0)

  private let frames: Frames
  private let snapshot: Snapshot

  init(_ frames: Frames, of snapshot: Snapshot) {
    self.frames = frames
    self.snapshot = snapshot
  }

  /// The strip as one picture.
  func bitmap() throws(PictureFailure) -> Bitmap {
    let scale = snapshot.scale
    let (width, height) = snapshot.size
    let (gap, caption) = (Int(Self.gap * scale), Int(Self.caption * scale))
    let columns = max(1, min(Self.columns, frames.times.count))
    let rows = (frames.times.count + columns - 1) / columns
    let (across, down) = (
      columns * (width + gap) + gap, rows * (height + gap + caption) + gap
    )
    guard let strip = Bitmap(width: across, height: down, pixel: { _, _ in 0xFFFF_FFFF }) else {
      throw .tooLarge(width: across, height: down)
    }
    for (index, time) in frames.times.enumerated() {
      let x = gap + index % columns * (width + gap)
      let y = gap + index / columns * (height + gap + caption)
      strip.place(try snapshot.bitmap(at: time, progress: frames.share(index)), x: x, y: y)
      strip.draw { cairo in
        snapshot.write(
          "\(time.milliseconds) ms",
          at: HUDScene.Point(
            Double(x) / scale, (Double(y + height) / scale) + Self.caption * 0.75), on: cairo)
      }
    }
    return strip
  }
}
