/// The HUD as a picture.
public struct HUDScene: Sendable {}
