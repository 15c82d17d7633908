extension HUDScene {
  /// The colours of a theme in one appearance.
  public struct Palette: Hashable, Sendable {
    /// The box.
    public var box: Color
    /// The title.
    public var title: Color
    /// The detail.
    public var detail: Color
    /// What turns or fills.
    public var indicator: Color
    /// What it runs on.
    public var track: Color
    /// The sign of what worked.
    public var success: Color
    /// The sign of what did not.
    public var failure: Color
    /// The sign of what wants attention.
    public var warning: Color
    /// The sign of news.
    public var info: Color
    /// The inside of a button.
    public var button: Color
    /// The text of a button.
    public var buttonText: Color
    /// The edge of the box.
    public var border: Color
    /// The shadow of the box.
    public var shadow: Color

    /// All that stands on the box in one colour, the detail and the track in weaker ones.
    ///
    /// - Parameters:
    ///   - box: The box.
    ///   - content: What stands on it.
    ///   - detail: How much of that colour the detail has.
    public init(box: Color, content: Color, detail: Double = 1) {
      self.box = box
      title = content
      self.detail = content.faded(detail)
      (indicator, success, failure, warning, info) = (content, content, content, content, content)
      track = content.faded(0.2)
      button = content.faded(0.15)
      buttonText = content
      border = .clear
      shadow = .clear
    }

    /// The colour of a sign.
    func color(of sign: Glyph.Sign) -> Color {
      switch sign {
      case .success: success
      case .failure: failure
      case .warning: warning
      case .info: info
      }
    }

    /// The greatest contrast: nothing shines through, and there is an edge.
    static func contrast(_ appearance: Preferences.Appearance) -> Palette {
      let (ground, content): (Color, Color) =
        appearance == .light ? (.white, .black) : (.black, .white)
      var palette = Palette(box: ground, content: content)
      palette.track = content.faded(0.35)
      palette.button = ground
      palette.border = content
      return palette
    }
  }
}
