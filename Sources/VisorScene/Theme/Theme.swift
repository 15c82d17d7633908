public import Visor

extension HUDScene {
  /// How the HUD looks: colours, measures, fonts, figures and motion, as a value.
  ///
  ///     var theme = HUDScene.Theme.standard
  ///     theme.indicator = .petals
  ///     theme.motion = .spring
  ///     theme.position = .bottom
  ///
  /// Any numbers will do: lengths that are negative or not a number count as 0, and none is beyond
  /// 10,000 points.
  public struct Theme: Hashable, Sendable {
    /// Light or dark.
    public enum Scheme: String, Hashable, Sendable, CaseIterable {
      /// As the system is.
      case system
      /// Always light.
      case light
      /// Always dark.
      case dark
    }

    /// What lies over the program, beneath the box, while the HUD holds input.
    public enum Dim: Hashable, Sendable {
      /// Nothing.
      case none
      /// The same everywhere.
      case flat(Color)
      /// From one colour at the box to another at the farthest corner.
      case gradient(Color, Color)
    }

    /// A soft shadow of the box.
    public struct Shadow: Hashable, Sendable {
      /// How far it spreads beyond the box.
      public var blur: Double
      /// How far it lies below the box.
      public var drop: Double

      /// A shadow.
      public init(blur: Double, drop: Double) {
        self.blur = blur
        self.drop = drop
      }
    }

    /// Where figure and text stand to each other.
    public enum Arrangement: Hashable, Sendable {
      /// The figure above all text.
      case above
      /// The figure where lines of text start, the text beside it.
      case beside
      /// The title above the figure, the detail below it.
      case between
      /// The middle of the figure and of a title of one line stand so far from the middle of the
      /// box, in its heights; where that does not fit, as `above`.
      case seated(figure: Double, title: Double)
    }

    /// Where the box stands: 0 is at the leading or upper edge, 1 at the other one.
    public struct Position: Hashable, Sendable {
      /// From where lines of text start to where they end.
      public var x: Double
      /// Downwards.
      public var y: Double

      /// A position.
      public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
      }
    }

    /// What it is called; of no meaning for a theme of your own.
    public var name: String
    /// Light, dark or as the system is.
    public var scheme = Scheme.system
    /// Whether contrast is always the greatest, whatever the system says.
    public var wantsContrast = false
    /// The colours on something light.
    public var light: Palette
    /// The colours on something dark.
    public var dark: Palette
    /// What lies over the program while the HUD holds input.
    public var dim = Dim.none

    /// The box is at least this large, if there is room.
    public var minimum = Size.zero
    /// The box is at most this large, if its contents fit; 0 for as large as there is room.
    public var maximum = Size(296, 0)
    /// Whether the box is as wide as it is high.
    public var isSquare = false
    /// Between the box and what stands in it.
    public var padding = Insets(20)
    /// How round its corners are.
    public var radius = 10.0
    /// How wide its edge is drawn.
    public var border = 0.0
    /// Its shadow; `nil` for none.
    public var shadow: Shadow?

    /// Where it stands.
    public var position = Position.center
    /// How far it is moved from there, as far as there is room.
    public var offset = Point.zero
    /// Between the box and the edges of what it may lie on.
    public var margins = Insets(20)
    /// Whether it keeps clear of what covers the canvas, such as a keyboard.
    public var avoidsObstruction = true

    /// Where figure and text stand to each other.
    public var arrangement = Arrangement.above
    /// Between figure and text.
    public var spacing = 10.0
    /// Between title and detail.
    public var lineSpacing = 4.0
    /// Between the text and a button.
    public var buttonSpacing = 12.0
    /// The title.
    public var titleFont = Font(16, .semibold)
    /// The detail.
    public var detailFont = Font(13)
    /// The text of a button.
    public var buttonFont = Font(14, .semibold)

    /// What goes round while it is not known how far work is; any figure will do.
    public var working = Figure.indicator(.trail)
    /// How it is shown how far work is; `nil` for not at all.
    public var gauge: Gauge? = .ring
    /// What stands for an outcome in place of its sign.
    public var outcomes: [Glyph.Sign: Figure] = [:]
    /// Whether signs have a frame.
    public var framesSigns = false
    /// How large a figure is, across and down.
    public var figureSize = 40.0
    /// How large a sign is; `nil` for as large as other figures.
    public var signSize: Double?
    /// How large a bar is.
    public var barSize = Size(120, 10)
    /// How wide the lines of figures are.
    public var lineWidth = 3.0
    /// How long a sign takes to draw itself; 0 for at once.
    public var drawing = Duration.milliseconds(350)
    /// How long it waits before it does.
    public var drawingDelay = Duration.milliseconds(100)
    /// How the HUD comes and goes.
    public var motion = Motion.fade
    /// How long it takes to come; a HUD goes by its settings, into which `timed` puts it.
    public var appear = Duration.milliseconds(300)
    /// How long it takes to go.
    public var disappear = Duration.milliseconds(300)

    /// The standard theme under a name of its own, to be changed.
    public init(_ name: String) {
      self.name = name
      light = Palette(box: .gray(0.97), content: .gray(0.13), detail: 0.8)
      dark = Palette(box: .gray(0.16), content: .gray(0.96), detail: 0.8)
    }
  }
}

extension HUDScene.Theme {
  /// What goes round, if `working` is an indicator.
  public var indicator: HUDScene.Indicator? {
    get { if case .indicator(let indicator) = working { indicator } else { nil } }
    set { working = newValue.map(HUDScene.Figure.indicator) ?? .none }
  }
}

extension HUDScene.Theme.Position {
  /// The upper edge, where lines of text start.
  public static let topLeading = Self(0, 0)
  /// The middle of the upper edge.
  public static let top = Self(0.5, 0)
  /// The upper edge, where lines of text end.
  public static let topTrailing = Self(1, 0)
  /// Half-way down, where lines of text start.
  public static let leading = Self(0, 0.5)
  /// The middle.
  public static let center = Self(0.5, 0.5)
  /// Half-way down, where lines of text end.
  public static let trailing = Self(1, 0.5)
  /// The lower edge, where lines of text start.
  public static let bottomLeading = Self(0, 1)
  /// The middle of the lower edge.
  public static let bottom = Self(0.5, 1)
  /// The lower edge, where lines of text end.
  public static let bottomTrailing = Self(1, 1)

  /// The nine by their names, row by row.
  public static let catalogue: [(name: String, position: Self)] = [
    ("top-leading", topLeading), ("top", top), ("top-trailing", topTrailing),
    ("leading", leading), ("center", center), ("trailing", trailing),
    ("bottom-leading", bottomLeading), ("bottom", bottom), ("bottom-trailing", bottomTrailing),
  ]

  /// The nine, row by row.
  public static let all = catalogue.map(\.position)

  /// The one of that name; `nil` when there is none.
  public static func named(_ name: String) -> Self? {
    catalogue.first { $0.name == name }?.position
  }
}

extension HUDScene.Theme {
  /// The appearance that it takes where a person has that preference.
  func appearance(_ preferences: HUDScene.Preferences) -> HUDScene.Preferences.Appearance {
    switch scheme {
    case .system: preferences.appearance
    case .light: .light
    case .dark: .dark
    }
  }

  /// The colours that it takes where a person has these preferences.
  public func palette(for preferences: HUDScene.Preferences) -> HUDScene.Palette {
    let appearance = appearance(preferences)
    if wantsContrast || preferences.wantsContrast { return .contrast(appearance) }
    return appearance == .light ? light : dark
  }
}

extension HUDScene.Theme {
  /// Settings with the lengths of the fades that belong to the theme.
  public func timed(_ settings: Settings = Settings()) -> Settings {
    var settings = settings
    settings.appear = appear
    settings.disappear = disappear
    return settings
  }
}

extension HUDScene.Theme: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}
