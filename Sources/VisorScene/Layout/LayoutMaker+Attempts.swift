/// What is tried, in this order: the box becomes wider than the theme would have it, figure and text
/// stand below each other, the figure becomes smaller, text that is larger than usual does so too,
/// words are broken, text is cut, and in the end the figure goes, or the button.
extension LayoutMaker {
  /// What a box may be at most, and how things stand in it.
  struct Attempt {
    var most: HUDScene.Size
    var figureScale = 1.0
    var measures: Measures
    var isBeside: Bool
    var hasButton = true
    /// Whether words may be broken.
    var breaks = false
    /// Whether text may be cut.
    var cuts = false

    func with(_ change: (inout Attempt) -> Void) -> Attempt {
      var changed = self
      change(&changed)
      return changed
    }
  }

  func attempts() -> [Attempt] {
    let scale = preferences.soundTextScale
    let whole = HUDScene.Size(area.width, area.height)
    let measures = measures(textScale: scale)
    let wanted = Attempt(
      most: preferred(textScale: scale), measures: measures,
      isBeside: theme.arrangement == .beside)
    let wide = wanted.with { $0.most = whole }
    let below = wide.with { $0.isBeside = false }
    let tight = wide.with {
      $0.figureScale = 0.6
      $0.measures = measures.tight(in: whole)
    }
    let tightBelow = tight.with { $0.isBeside = false }
    let shrunk = [0.8, 0.6, 0.4].map { max(1, scale * $0) }.filter { $0 < scale }.map { scale in
      tightBelow.with {
        $0.measures = self.measures(textScale: scale).tight(in: whole)
      }
    }
    let unbroken = [wanted, wide, below, tight, tightBelow] + shrunk
    let broken = [wide, below, tight, shrunk.last ?? tightBelow].map {
      $0.with { $0.breaks = true }
    }
    return unbroken + broken + cut(tight, shrunk.last ?? tightBelow)
  }

  /// Attempts that cut text, down to those that give up the figure or the button.
  private func cut(_ beside: Attempt, _ below: Attempt) -> [Attempt] {
    let some = [
      beside, below, beside.with { $0.figureScale = 0.3 }, below.with { $0.figureScale = 0.3 },
      below.with { $0.figureScale = 0 },
    ].map {
      $0.with {
        $0.breaks = true
        $0.cuts = true
      }
    }
    return button == nil ? some : some + some.map { $0.with { $0.hasButton = false } }
  }

  /// The most that the theme wants, as far as there is room; wider where text is larger.
  private func preferred(textScale: Double) -> HUDScene.Size {
    func most(_ wanted: Double, _ least: Double, _ room: Double) -> Double {
      wanted > 0 ? min(room, max(wanted * max(1, textScale), least)) : room
    }
    return HUDScene.Size(
      most(theme.maximum.width, theme.minimum.width, area.width),
      most(theme.maximum.height, theme.minimum.height, area.height))
  }
}
