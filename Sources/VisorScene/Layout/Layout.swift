/// What is to be laid out.
struct Matter: Hashable {
  var title = ""
  /// How many of its kind it stands for.
  var count = 1
  var detail = ""
  var button: String?
  /// The figure at its usual size; zero for none.
  var figure = HUDScene.Size.zero
  /// Whether a number stands in the figure.
  var hasPercent = false
}

/// Where everything stands, on whole pixels.
struct Layout: Hashable {
  enum Role: Hashable {
    case title
    case detail
    case button
  }

  struct Line: Hashable {
    let role: Role
    let text: String
    let origin: HUDScene.Point
    let width: Double
    let font: HUDScene.Font
  }

  /// How a number in percent is written into the figure.
  struct Percent: Hashable {
    let font: HUDScene.Font
    let extent: HUDScene.LineExtent
    /// Of the ten digits and of the sign.
    let widths: [Double]
  }

  var box: HUDScene.Rect
  var figure = HUDScene.Rect.zero
  var lines: [Line] = []
  var button: HUDScene.Rect?
  var percent: Percent?
  /// Whether all of the text is there.
  var isWhole = true
}
