public import VisorScene

extension HUDPresenter {
  /// A theme in the presenter's colour: for the surface that shows the HUD.
  ///
  ///     surface.theme = presenter.theme(over: surface.theme)
  ///
  /// The box has `customColor` with `customOpacity`, and what stands on it is black or white, whichever
  /// can be read better. Without a colour the theme stays as it is.
  ///
  /// - Parameter theme: All but the colours.
  public func theme(over theme: HUDScene.Theme = .standard) -> HUDScene.Theme {
    guard let color = customColor else { return theme }
    var theme = theme
    let palette = HUDScene.Palette(
      box: color.faded(customOpacity), content: color.isLight ? .black : .white)
    theme.light = palette
    theme.dark = palette
    return theme
  }
}

extension HUDScene.Color {
  /// Whether black is easier to read on it than white, by its relative luminance; a power of two is near
  /// enough to that of sRGB.
  fileprivate var isLight: Bool {
    0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue > 0.18
  }
}
