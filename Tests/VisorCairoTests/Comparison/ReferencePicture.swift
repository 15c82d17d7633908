import Testing
import VisorCairo

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A picture that is stored beside the tests, and what may differ from it.
///
/// Versions of the libraries draw the edges of letters and lines a little differently. A pixel
/// differs when one of its four parts, from 0 to 255, is off by more than ``partTolerance``; a
/// picture passes if at most ``pixelTolerance`` of its pixels do. A line that is one pixel away
/// from where it was is more than that.
struct ReferencePicture {
  static let partTolerance = 32
  static let pixelTolerance = 0.002

  private static let tests = String(#filePath.dropLast("Comparison/ReferencePicture.swift".count))
  private static let results = tests + "../../.build/pictures/"
  private static let renews = getenv("VISOR_RENEW_REFERENCES") != nil

  let name: String

  init(_ name: String) {
    self.name = name
  }

  private var path: String { "\(Self.tests)References/\(name).png" }

  /// Compares a picture with the stored one, or stores it when all are to be renewed.
  ///
  /// What differs is written as a picture: both side by side, and the differing pixels in red.
  func expect(_ bitmap: Bitmap, sourceLocation: SourceLocation = #_sourceLocation) {
    if Self.renews {
      let isWritten = Self.write(bitmap.png, to: path)
      #expect(isWritten, "\(path) cannot be written", sourceLocation: sourceLocation)
      return
    }
    guard let reference = Self.read(path).flatMap({ Bitmap(png: $0) }) else {
      Issue.record(
        "There is no reference \(path): make references", sourceLocation: sourceLocation)
      return
    }
    let difference = PictureDifference(of: bitmap, from: reference)
    let share = difference.share
    guard share > Self.pixelTolerance else { return }
    mkdir(Self.results, 0o777)
    let written = "\(Self.results)\(name)-difference.png"
    if let picture = difference.picture { _ = Self.write(picture.png, to: written) }
    Issue.record(
      "\(name) differs in \(share * 100) % of its pixels: see \(written)",
      sourceLocation: sourceLocation)
  }

  private static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return bytes
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}
