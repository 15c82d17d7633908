public import Visor

extension HUDScene {
  /// What a surface needs to know of a frame, beyond what is drawn.
  public struct Frame: Hashable, Sendable {
    /// When the picture changes by itself.
    public enum Wake: Hashable, Sendable {
      /// Not as long as the presentation stays the same.
      case never
      /// At that moment, and not before.
      case at(Moment)
      /// With every frame.
      case nextFrame
    }

    /// What a point lies on.
    public enum Target: Hashable, Sendable {
      /// The button in the box.
      case button
      /// The box.
      case box
      /// Whatever the HUD does not cover.
      case outside
    }

    /// When the picture changes next, if the presentation stays the same.
    public internal(set) var wake = Wake.never
    /// The part of this frame that changes then; `nil` where nothing of it does.
    ///
    /// The next frame needs to be drawn anew only there, and where its own `moving` is.
    public internal(set) var moving: Rect?
    /// How the figure goes on as long as the presentation stays the same, where it does no more than turn;
    /// it need not be drawn anew for that.
    package internal(set) var turn: Turn?
    /// All that is drawn lies in it; `nil` where nothing is.
    public internal(set) var bounds: Rect?
    /// Which commands of the list draw the figure: what moves while nothing else does.
    public internal(set) var figure = 0..<0
    /// Where the box is when it is wholly there; `nil` where there is none.
    public internal(set) var box: Rect?
    /// Where the button can be hit; `nil` where there is none.
    public internal(set) var button: Rect?

    /// What a point of the canvas lies on.
    public func target(at point: Point) -> Target {
      if let button, button.contains(point) { return .button }
      return box?.contains(point) == true ? .box : .outside
    }
  }
}
