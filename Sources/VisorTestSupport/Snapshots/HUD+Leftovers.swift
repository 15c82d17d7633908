public import Visor

extension HUD {
  /// What a test, or what it tests, has left on the HUD: a line for each activity that runs, in the
  /// order in which they began, and one for an outcome that stays until somebody dismisses it.
  ///
  /// ```swift
  /// #expect(hud.leftovers == [])
  /// XCTAssertEqual(hud.leftovers, [])
  /// ```
  ///
  /// Outcomes that go by themselves are none.
  public var leftovers: [String] {
    var presentation = presentation(first: 16)
    if presentation.running.count > 16 {
      presentation = self.presentation(first: presentation.running.count)
    }
    var lines = presentation.running.first.map { activity in
      "\(activity.message.quoted) runs since @\(activity.begun.text)"
    }
    if case .outcome(let outcome)? = presentation.content, outcome.flash.stay == .untilDismissed {
      lines.append(
        "\(outcome.flash.kind.rawValue) \(outcome.flash.message.quoted) was not dismissed")
    }
    return lines
  }

  /// What is on screen now, as text: a line for what fills it, in the words of `RecorderSurface`, and
  /// one for each of the running activities with what is known of its units.
  ///
  /// - Parameter rows: How many of the running activities to name, from the first on.
  public func snapshot(rows: Int = 16) -> [String] {
    let presentation = presentation(first: rows)
    return [presentation.text]
      + presentation.running.first.map { activity in
        var words = ["-", activity.message.quoted]
        if let progress = activity.progress { words.append("\(Int(progress * 100))%") }
        if let measure = activity.measure, measure.isCounted {
          words.append("\(measure.completed) of \(measure.total.map { "\($0)" } ?? "?")")
        }
        return words.joined(separator: " ")
      }
  }
}
