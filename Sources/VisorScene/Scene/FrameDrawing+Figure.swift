internal import Visor

extension FrameDrawing {
  /// Where less motion is wanted, what would turn breathes: so often, in so many steps.
  private static let breath = (cycle: Cycle(.seconds(2)), steps: 20)

  private var place: HUDScene.Place? {
    layout.map {
      HUDScene.Place(
        $0.figure, color: content.tint.map(palette.color(of:)) ?? palette.indicator,
        track: palette.track, lineWidth: lineWidth($0.figure))
    }
  }

  /// Lines become thinner with a figure that had to become smaller, and thicker with larger text.
  private func lineWidth(_ rect: HUDScene.Rect) -> Double {
    let wanted = min(content.matter.figure.width, content.matter.figure.height)
    let growth = 1 + (preferences.soundTextScale - 1) / 2
    let share = wanted > 0 ? min(rect.width, rect.height) / wanted * growth : 1
    return theme.lineWidth.limited(to: 0...1e3) * min(share, 3)
  }

  func figure(in layout: Layout, into list: inout HUDScene.DisplayList) {
    guard !layout.figure.isEmpty, let place else { return }
    switch content.shown {
    case .gauge(let gauge, let progress):
      gauge.draw(progress, in: place, direction: preferences.direction, into: &list)
      if gauge == .percent { percent(progress, layout, into: &list) }
    case .figure(.none): return
    case .figure(.indicator(let indicator)): draw(indicator, place, into: &list)
    case .figure(.glyph(let glyph)): glyph.draw(drawn, in: place, into: &list)
    case .figure(.picture(let picture)):
      list.picture(picture, in: layout.figure, tint: picture.isTemplate ? place.color : nil)
    case .figure(.turning(let picture, let period, let steps)):
      draw(picture, period, steps, place, into: &list)
    case .figure(.drawing(let drawing)): draw(drawing, place, into: &list)
    }
  }

  private func draw(
    _ indicator: HUDScene.Indicator, _ place: HUDScene.Place,
    into list: inout HUDScene.DisplayList
  ) {
    guard preferences.reducesMotion else {
      return indicator.draw(at: moment, in: place, into: &list)
    }
    // A moment at which most of it is to be seen, the same for all frames.
    indicator.draw(at: .zero + indicator.period / 3, in: breathing(place), into: &list)
  }

  private func breathing(_ place: HUDScene.Place) -> HUDScene.Place {
    HUDScene.Place(
      place.rect, color: place.color.faded(breath), track: place.track, lineWidth: place.lineWidth)
  }

  private var breath: Double {
    0.5 + 0.5 * Wave.swell(Self.breath.cycle.phase(at: moment, steps: Self.breath.steps))
  }

  private func draw(
    _ picture: HUDScene.Picture, _ period: Duration, _ steps: Int, _ place: HUDScene.Place,
    into list: inout HUDScene.DisplayList
  ) {
    let phase = Cycle(period).phase(at: moment, steps: steps)
    let turn: HUDScene.Transform =
      preferences.reducesMotion
      ? .identity : .turned(phase * Trigonometry.turn, round: place.center)
    let (width, height) = (picture.size.width, picture.size.height)
    let diagonal = (width * width + height * height).squareRoot()
    let scale = min(place.rect.width, place.rect.height) / (width == height ? width : diagonal)
    let rect = HUDScene.Rect(center: place.center, width * scale, height * scale)
    list.group(turn, opacity: preferences.reducesMotion ? breath : 1, bounds: rect) {
      $0.picture(picture, in: rect, tint: picture.isTemplate ? place.color : nil)
    }
  }

  private func draw(
    _ drawing: HUDScene.Drawing, _ place: HUDScene.Place,
    into list: inout HUDScene.DisplayList
  ) {
    let isStill = preferences.reducesMotion || !drawing.moves
    list.rounded(place.rect)
    list.clip {
      drawing.draw(
        HUDScene.Drawing.Situation(
          place: place, time: isStill ? 0 : Double(moment.nanoseconds) / 1e9,
          progress: content.progress), &$0)
    }
  }

  private func percent(
    _ progress: Double, _ layout: Layout, into list: inout HUDScene.DisplayList
  ) {
    guard let percent = layout.percent, percent.widths.count == 11 else { return }
    let number = Int((progress * 100 + 1e-9).rounded(.down))
    let text = "\(number)%"
    var width = percent.widths[10]
    for digit in text.utf8 where digit != UInt8(ascii: "%") {
      width += percent.widths[Int(digit) % 48 % 10]
    }
    let center = layout.figure.center
    let origin = HUDScene.Point(
      center.x - width / 2, center.y + (percent.extent.ascent - percent.extent.descent) / 2)
    list.text(
      HUDScene.TextRun(
        text, at: origin, width: width, font: percent.font, color: palette.title))
  }

  /// How much of a sign is drawn.
  private var drawn: Double {
    guard !preferences.reducesMotion, let since = content.since else { return 1 }
    let elapsed = moment.nanosecondsSince(since.after(theme.drawingDelay))
    let length = max(0, theme.drawing.nanoseconds)
    if elapsed >= length { return 1 }
    return Wave.ease(Double(max(0, elapsed)) / Double(length))
  }

  /// How the figure goes on, where it does no more than turn.
  var turn: HUDScene.Turn? {
    guard !preferences.reducesMotion, case .figure(.indicator(let indicator)) = content.shown
    else { return nil }
    return indicator.turn(from: moment)
  }

  /// When the figure looks different next.
  var wake: HUDScene.Frame.Wake {
    let reduced = preferences.reducesMotion
    switch content.shown {
    case .gauge, .figure(.none), .figure(.picture): return .never
    case .figure(.indicator) where reduced, .figure(.turning) where reduced:
      return wake(Self.breath.cycle.nextStep(after: moment, steps: Self.breath.steps))
    case .figure(.indicator(let indicator)): return wake(indicator.nextStep(after: moment))
    case .figure(.turning(_, let period, let steps)):
      return wake(Cycle(period).nextStep(after: moment, steps: steps))
    case .figure(.drawing(let drawing)): return drawing.moves && !reduced ? .nextFrame : .never
    case .figure(.glyph): return drawn < 1 ? glyphWake : .never
    }
  }

  private func wake(_ step: Moment?) -> HUDScene.Frame.Wake { step.map { .at($0) } ?? .nextFrame }

  private var glyphWake: HUDScene.Frame.Wake {
    guard let since = content.since else { return .never }
    let start = since.after(theme.drawingDelay)
    return moment < start ? .at(start) : .nextFrame
  }
}

extension Moment {
  /// The moment a span later; a negative span counts as none.
  fileprivate func after(_ span: Duration) -> Moment { self + max(span, .zero) }
}
