import VisorWebP
import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a picture could not be made; its description says what to do.
package enum PictureFailure: Error, Equatable, CustomStringConvertible {
  /// More pixels than can be drawn.
  case tooLarge(width: Int, height: Int)
  /// More frames than are worth drawing.
  case tooManyFrames(Int)
  /// The span between the first and the last frame is none.
  case emptySpan
  /// The name of the file says not what kind it is.
  case unknownKind([UInt8])
  /// A picture cannot be read, or is none.
  case unreadable([UInt8])
  /// A file or folder cannot be written, by this error number.
  case unwritable([UInt8], Int32)
  /// What the library for pictures that move has said.
  case library(String)

  init(_ failure: AnimatedPicture.Failure) {
    self = .library(failure.description)
  }

  package var description: String {
    switch self {
    case .tooLarge(let width, let height):
      """
      a picture of \(width) by \(height) pixels is too large. Take a smaller --size or --scale, or \
      fewer frames.
      """
    case .tooManyFrames(let count):
      "\(count) frames are too many. Take a shorter span or a smaller --fps."
    case .emptySpan: "there is nothing between --from and --to. Let --to be the later one."
    case .unknownKind(let path):
      "\(Self.name(path)) is of no kind that can be written. Let it end in .png or .webp."
    case .unreadable(let path): "\(Self.name(path)) cannot be read as a PNG file. Check the path."
    case .unwritable(let path, let error):
      "cannot write \(Self.name(path)): \(String(cString: strerror(error))). Check the path."
    case .library(let sentence): sentence
    }
  }

  private static func name(_ path: [UInt8]) -> String { "'\(Neutral.line(utf8: path))'" }
}
