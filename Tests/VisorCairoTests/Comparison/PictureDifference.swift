import VisorCairo

/// What differs between two pictures.
struct PictureDifference {
  private let pixels: [[UInt32]]
  private let reference: [[UInt32]]

  private let tolerance: Int

  /// - Parameters:
  ///   - bitmap: The one.
  ///   - reference: The other.
  ///   - tolerance: By how much a part of a pixel may be off.
  init(
    of bitmap: Bitmap, from reference: Bitmap, tolerance: Int = ReferencePicture.partTolerance
  ) {
    self.tolerance = tolerance
    pixels = bitmap.rows
    self.reference = reference.rows
  }

  private var width: Int { max(pixels.first?.count ?? 0, reference.first?.count ?? 0) }
  private var height: Int { max(pixels.count, reference.count) }

  /// Which share of the pixels differs; all of them when the sizes do.
  var share: Double {
    guard pixels.map(\.count) == reference.map(\.count) else { return 1 }
    var count = 0
    for (row, other) in zip(pixels, reference) {
      for (pixel, wanted) in zip(row, other) where differs(pixel, wanted) { count += 1 }
    }
    return Double(count) / Double(max(1, width * height))
  }

  /// The picture, its reference and the differing pixels in red, side by side.
  var picture: Bitmap? {
    Bitmap(width: 3 * width, height: height) { row, column in
      let (part, column) = column.quotientAndRemainder(dividingBy: width)
      let pixel = Self.pixel(pixels, row, column)
      let wanted = Self.pixel(reference, row, column)
      return [pixel, wanted, differs(pixel, wanted) ? 0xFFFF_0000 : 0xFFEE_EEEE][part]
    }
  }

  private static func pixel(_ rows: [[UInt32]], _ row: Int, _ column: Int) -> UInt32 {
    row < rows.count && column < rows[row].count ? rows[row][column] : 0
  }

  private func differs(_ pixel: UInt32, _ wanted: UInt32) -> Bool {
    [0, 8, 16, 24].contains { (shift: UInt32) in
      let (part, other) = (Int(pixel >> shift & 0xFF), Int(wanted >> shift & 0xFF))
      return abs(part - other) > tolerance
    }
  }
}

extension Bitmap {
  /// The pixels row by row.
  var rows: [[UInt32]] {
    var rows: [[UInt32]] = []
    withRows { rows.append(Array($1)) }
    return rows
  }
}
