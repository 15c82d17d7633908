extension HUDScene {
  /// How the HUD comes and goes.
  ///
  /// It follows from alpha and from whether the HUD set out from nothing or from being wholly there:
  /// what is interrupted goes back the way that it came, and never jumps.
  public struct Motion: Hashable, Sendable {
    /// A way between being there and being gone.
    public struct Way: Hashable, Sendable {
      /// The size at its far end, where the HUD is gone; from 0 to 10.
      public var scale: Double
      /// The edge behind which the HUD is at its far end.
      public var edge: Edge?
      /// How it is gone along on the way in; the way out is the same backwards.
      public var curve: Curve

      /// A way.
      public init(scale: Double = 1, edge: Edge? = nil, curve: Curve = .easeOut) {
        self.scale = scale
        self.edge = edge
        self.curve = curve
      }
    }

    /// An edge of the canvas.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
      /// The upper edge.
      case top
      /// The lower edge.
      case bottom
      /// Where lines of text start.
      case leading
      /// Where lines of text end.
      case trailing
    }

    /// How much of the HUD shines through on the way.
    public enum Presence: String, Hashable, Sendable {
      /// As much as alpha says.
      case fading
      /// None, up to the far end of the way.
      case solid
      /// None while it is wanted; once it is not, it is gone.
      case cut
    }

    /// The way in from nothing, and back if it is interrupted.
    public var entrance: Way
    /// The way out from being wholly there, and back if it is interrupted.
    public var exit: Way
    /// How much shines through.
    public var presence: Presence

    /// A motion.
    public init(entrance: Way, exit: Way, presence: Presence = .fading) {
      self.entrance = entrance
      self.exit = exit
      self.presence = presence
    }
  }
}

extension HUDScene.Motion {
  /// There at once, and gone at once.
  public static let none = Self(entrance: Way(), exit: Way(), presence: .cut)
  /// In its place.
  public static let fade = Self(entrance: Way(), exit: Way())
  /// Grows as it comes, and goes on growing as it goes.
  public static let zoomIn = Self(entrance: Way(scale: 0.5), exit: Way(scale: 1.5))
  /// Shrinks as it comes, and goes on shrinking as it goes.
  public static let zoomOut = Self(entrance: Way(scale: 1.5), exit: Way(scale: 0.5))
  /// Grows as it comes, and shrinks as it goes.
  public static let zoom = Self(entrance: Way(scale: 0.5), exit: Way(scale: 0.5))
  /// Drops onto the screen with a little bounce, and rises from it.
  public static let spring = Self(
    entrance: Way(scale: 1.3, curve: .spring(.init(damping: 0.7, velocity: 0.5))),
    exit: Way(scale: 1.3, curve: .easeInOut))

  /// Grows from a point to a little more than its size, and shrinks the same way.
  public static let pop = Self(
    entrance: Way(scale: 0.1, curve: .overshoot(to: 10.0 / 9, at: 2.0 / 3)),
    exit: Way(scale: 0.1, curve: .overshoot(to: 10.0 / 9, at: 2.0 / 3)))

  /// From behind an edge and back.
  public static func slide(_ edge: Edge) -> Self {
    Self(entrance: Way(edge: edge), exit: Way(edge: edge, curve: .easeInOut))
  }
}

/// Where the HUD is on its way.
struct Pose: Hashable {
  /// From 0 to 1.
  var opacity: Double
  /// How large it is.
  var scale: Double
  /// The edge that it comes from, and the share of that way that is left.
  var edge: HUDScene.Motion.Edge?
  var distance: Double

  static let gone = Pose(opacity: 0, scale: 1, edge: nil, distance: 0)
  static let there = Pose(opacity: 1, scale: 1, edge: nil, distance: 0)
}

extension HUDScene.Motion {
  /// Where the HUD is at an alpha.
  func pose(alpha: Double, isRising: Bool, isFromFull: Bool, reduced: Bool) -> Pose {
    if presence == .cut { return isRising ? .there : .gone }
    let alpha = alpha.limited(to: 0...1)
    if alpha <= 0 { return .gone }
    if reduced { return Pose(opacity: alpha, scale: 1, edge: nil, distance: 0) }
    let way = isFromFull ? exit : entrance
    let done = way.curve.value(at: alpha)
    let scale = way.scale.isNaN ? 1 : way.scale.limited(to: 0...10)
    return Pose(
      opacity: presence == .solid ? 1 : alpha, scale: max(0, scale + (1 - scale) * done),
      edge: way.edge, distance: way.edge == nil ? 0 : 1 - done)
  }
}
