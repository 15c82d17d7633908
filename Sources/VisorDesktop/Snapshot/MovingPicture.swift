private import VisorCairo
private import VisorWebP

/// Frames that follow each other in one file.
struct MovingPicture {
  private let frames: Frames
  private let snapshot: Snapshot

  init(_ frames: Frames, of snapshot: Snapshot) {
    self.frames = frames
    self.snapshot = snapshot
  }

  /// A WebP file that begins again when it is over.
  func file() throws(PictureFailure) -> [UInt8] {
    let (width, height) = snapshot.size
    guard let animation = AnimatedPicture(width: width, height: height) else {
      throw .tooLarge(width: width, height: height)
    }
    let start = frames.times.first ?? .zero
    do throws(AnimatedPicture.Failure) {
      for (index, time) in frames.times.enumerated() {
        guard let bitmap = try? snapshot.bitmap(at: time, progress: frames.share(index)) else {
          continue
        }
        try animation.add(bitmap, at: (time - start).milliseconds)
      }
      return try animation.file(until: (frames.end - start).milliseconds)
    } catch {
      throw PictureFailure(error)
    }
  }
}

extension Duration {
  /// Whole milliseconds, rounded down.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    let whole = Int(clamping: seconds).multipliedReportingOverflow(by: 1000)
    return whole.overflow ? .max : whole.partialValue + Int(attoseconds / 1_000_000_000_000_000)
  }
}
