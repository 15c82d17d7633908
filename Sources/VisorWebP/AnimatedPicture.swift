internal import CWebP
public import VisorCairo

/// A moving picture: frames, and when each is seen; becomes a WebP file without loss.
public final class AnimatedPicture {
  /// Why a file could not be made: what the library says.
  public struct Failure: Error, CustomStringConvertible {
    /// A sentence.
    public let description: String
  }

  private let encoder: OpaquePointer
  private let width: Int
  private let height: Int
  private var config = WebPConfig()

  /// A moving picture of that size that begins again when it is over.
  ///
  /// - Returns: `nil` unless it is from 1 to 16,383 pixels either way.
  public init?(width: Int, height: Int) {
    var options = WebPAnimEncoderOptions()
    guard (1...16_383).contains(width), (1...16_383).contains(height),
      WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&config) != 0,
      let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else { return nil }
    self.encoder = encoder
    self.width = width
    self.height = height
    config.lossless = 1
    config.quality = 75
    config.method = 3
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a frame that is seen from so many milliseconds on; not before the one before it.
  public func add(_ bitmap: Bitmap, at milliseconds: Int) throws(Failure) {
    guard bitmap.width == width, bitmap.height == height else {
      throw Failure(description: "All frames must be of one size.")
    }
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw failure }
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    guard WebPPictureAlloc(&picture) != 0 else { throw failure }
    defer { WebPPictureFree(&picture) }
    if let argb = picture.argb {
      let stride = Int(picture.argb_stride)
      bitmap.withRows { row, pixels in
        for (column, pixel) in pixels.enumerated() {
          argb[row * stride + column] = Bitmap.straight(pixel)
        }
      }
    }
    guard WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: milliseconds), &config) != 0
    else { throw failure }
  }

  /// The file, the last frame of which is seen until so many milliseconds; nothing can be added
  /// after it.
  public func file(until milliseconds: Int) throws(Failure) -> [UInt8] {
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAdd(encoder, nil, Int32(clamping: milliseconds), nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw failure }
    return [UInt8](UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private var failure: Failure {
    let reason = WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? ""
    return Failure(description: "The WebP library failed\(reason.isEmpty ? "" : ": \(reason)").")
  }
}
