/// The rules by which the pictures of many spinners are made.
extension Spinner {
  /// Each character is a picture.
  static func each(_ text: String) -> [String] { text.map(String.init) }

  /// Forth and back, without showing either end twice.
  static func swing(_ frames: [String]) -> [String] {
    frames + frames.dropFirst().dropLast().reversed()
  }

  /// The parts of a text that pass by a window of so many characters, which begins empty.
  static func passing(_ text: String, window: Int) -> [String] {
    let track = blank(window) + each(text)
    return track.indices.map { start in
      (track[start...] + blank(window)).prefix(window).joined()
    }
  }

  /// A thing that moves through a field from its left end to its right end.
  static func travel(_ thing: String, field: Int, of ground: String = " ") -> [String] {
    let room = field - thing.count
    guard room >= 0 else { return [] }
    return (0...room).map { place in
      String(repeating: ground, count: place) + thing
        + String(repeating: ground, count: room - place)
    }
  }

  /// A row of cells that fills up from the left.
  static func filling(_ full: String, over empty: String, cells: Int) -> [String] {
    (0...cells).map {
      String(repeating: full, count: $0) + String(repeating: empty, count: cells - $0)
    }
  }

  /// Each picture between two ends.
  static func between(_ left: String, _ right: String, _ frames: [String]) -> [String] {
    frames.map { left + $0 + right }
  }

  /// A snake of so many dots that runs round a path of dots in cells of braille.
  static func snake(_ path: [Dot], length: Int, cells: Int = 1) -> [String] {
    path.indices.map { head in
      picture((0..<length).map { path[(head + $0) % path.count] }, cells: cells)
    }
  }

  /// Dots that come one by one, and go again in the same order.
  static func comingAndGoing(_ path: [Dot], cells: Int = 1) -> [String] {
    let coming = path.indices.map { picture(Array(path[...$0]), cells: cells) }
    let going = path.indices.map { picture(Array(path[($0 + 1)...]), cells: cells) }
    return coming + going
  }

  /// A dot of braille: its cell, and its number from 1 to 8 there.
  struct Dot {
    let cell: Int
    let number: Int
  }

  /// Dots of the first cell, by their numbers.
  static func dots(_ numbers: Int...) -> [Dot] { numbers.map { Dot(cell: 0, number: $0) } }

  /// Braille of so many cells in which these dots are set.
  static func picture(_ dots: [Dot], cells: Int = 1) -> String {
    var bits = [UInt32](repeating: 0, count: cells)
    for dot in dots where bits.indices.contains(dot.cell) {
      bits[dot.cell] |= 1 << (dot.number - 1)
    }
    return bits.map { Unicode.Scalar(0x2800 + $0).map { String($0) } ?? " " }.joined()
  }

  private static func blank(_ count: Int) -> [String] { Array(repeating: " ", count: count) }
}
