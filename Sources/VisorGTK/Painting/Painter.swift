internal import CGTK
internal import Visor

/// Draws what is on screen, and knows where it drew it.
@MainActor
protocol Painter: AnyObject {
  /// Draws a HUD as it is at a moment.
  ///
  /// - Parameter size: Of the cover, in points.
  func paint(
    _ presentation: Presentation, at moment: Moment, size: graphene_size_t,
    _ preferences: DesktopPreferences, on snapshot: OpaquePointer
  ) -> PaintedFrame
}

/// What was drawn.
struct PaintedFrame {
  /// When the picture changes by time alone.
  enum Next: Equatable {
    /// Never.
    case never
    /// With every frame.
    case always
    /// Not before a moment.
    case at(Moment)
  }

  /// The box, in the cover's coordinates.
  var box: graphene_rect_t?
  /// The button in it that is the way out.
  var button: graphene_rect_t?
  var next = Next.never

  /// Whether there is another picture at a moment, though nothing has happened.
  func isOver(at moment: Moment) -> Bool {
    switch next {
    case .never: false
    case .always: true
    case .at(let next): next <= moment
    }
  }
}
