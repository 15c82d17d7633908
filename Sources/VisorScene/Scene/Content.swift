internal import Visor

/// What a presentation puts into the box.
struct Content {
  /// The figure, or how far it is.
  enum Shown {
    case figure(HUDScene.Figure)
    case gauge(HUDScene.Gauge, Double)
  }

  var matter = Matter()
  let shown: Shown
  /// The sign of an outcome; `nil` for work.
  let sign: HUDScene.Glyph.Sign?
  /// The sign in whose colour the figure is; `nil` for the colour of what turns.
  let tint: HUDScene.Glyph.Sign?
  /// How far the work is, from 0 to 1.
  let progress: Double?
  /// Whether input passes.
  let passes: Bool
  /// When an outcome was first on screen.
  let since: Moment?

  /// Nothing where the presentation has no content.
  init?(_ presentation: Presentation, in scene: HUDScene) {
    switch presentation.content {
    case nil: return nil
    case .working(let activity):
      sign = nil
      progress = activity.progress.flatMap { $0.isNaN ? nil : $0.limited(to: 0...1) }
      passes = activity.passes
      since = nil
      matter.title = activity.message
      matter.detail = activity.detail
      let own = scene.figure(of: activity.emblem)
      tint = own?.tint
      if let figure = own?.figure ?? scene.figure {
        shown = .figure(figure)
      } else if let progress, let gauge = scene.theme.gauge {
        shown = .gauge(gauge, progress)
      } else {
        shown = .figure(scene.theme.working)
      }
    case .outcome(let outcome):
      let sign = HUDScene.Glyph.Sign(outcome.flash.kind)
      self.sign = sign
      progress = nil
      passes = outcome.flash.passes
      since = outcome.since
      matter.title = outcome.flash.message
      matter.detail = outcome.flash.detail
      matter.count = outcome.count
      let own = scene.figure(of: outcome.flash.emblem)
      tint = own == nil ? sign : own?.tint
      shown = .figure(own?.figure ?? scene.figure ?? scene.figure(of: sign))
    }
    matter.button = presentation.escape == nil ? scene.button : scene.wayOut
    matter.figure = shown.size(in: scene.theme, scene.preferences)
    if case .gauge(.percent, _) = shown { matter.hasPercent = true }
  }
}

extension HUDScene.Glyph.Sign {
  init(_ kind: Flash.Kind) {
    switch kind {
    case .success: self = .success
    case .failure: self = .failure
    case .warning: self = .warning
    case .info: self = .info
    }
  }
}

extension Content.Shown {
  /// The size that a figure wants: where text is larger, it grows half as much.
  func size(in theme: HUDScene.Theme, _ preferences: HUDScene.Preferences) -> HUDScene.Size {
    let growth = 1 + (preferences.soundTextScale - 1) / 2
    let side = theme.figureSize.limited(to: 0...1e4) * growth
    let square = HUDScene.Size(side, side)
    switch self {
    case .gauge(.bar, _):
      return HUDScene.Size(
        theme.barSize.width.limited(to: 0...1e4) * growth,
        theme.barSize.height.limited(to: 0...1e4) * growth)
    case .gauge(.percent, _):
      return HUDScene.Size(side * 1.25, side * 1.25)
    case .figure(.glyph):
      let side = (theme.signSize ?? theme.figureSize).limited(to: 0...1e4) * growth
      return HUDScene.Size(side, side)
    case .gauge, .figure(.indicator), .figure(.drawing): return square
    case .figure(.none): return .zero
    case .figure(.picture(let picture)):
      let size = picture.size
      let scale = side / max(size.width, size.height)
      return HUDScene.Size(size.width * scale, size.height * scale)
    case .figure(.turning(let picture, _, _)):
      // As large as it stays inside while it turns.
      let size = picture.size
      let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
      let isRound = size.width == size.height
      let scale = side / (isRound ? size.width : diagonal)
      return isRound
        ? square : HUDScene.Size(diagonal * scale, diagonal * scale)
    }
  }
}
