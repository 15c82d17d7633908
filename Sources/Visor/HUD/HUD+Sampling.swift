extension HUD {
  /// What is on screen now, and what has happened since `cursor`.
  ///
  /// - Parameters:
  ///   - cursor: How far the surface has read the journal.
  ///   - first: How many of the running activities to name, from the first on.
  ///   - last: How many of the others to name, up to the last.
  public func sample(since cursor: Journal.Cursor, first: Int = 1, last: Int = 0) -> Sample {
    askSources()
    return look { state, now in
      state.lifecycle.advance(to: now)
      var presentation = state.lifecycle.presentation(at: now, first: first, last: last)
      state.measure(&presentation, at: now)
      presentation.dimsBackground = state.front.dimsBackground
      return Sample(
        moment: now, presentation: presentation, deadline: state.deadline(at: now),
        journal: state.lifecycle.journal.read(since: cursor), openLines: state.openLines.texts,
        edition: state.edition)
    }
  }

  /// The present moment while work goes on as it did, uncounted; `nil` once a sample may say more
  /// than that time has passed.
  package func moment(of work: UncountedWork) -> Moment? {
    unchanged(since: work.edition, before: work.deadline) { state in
      state.sources.all.isEmpty && work.running.allSatisfy { state.ledger.isUncounted($0) }
    }
  }

  /// What is on screen now.
  public func presentation(first: Int = 1, last: Int = 0) -> Presentation {
    sample(since: .none, first: first, last: last).presentation
  }

  /// The present moment, by the clock that was handed in.
  public var now: Moment { time.now() }

  /// Makes a surface show this HUD; once is enough.
  ///
  /// The HUD keeps the surface until `detach`. While the screens are given away, it comes suspended.
  public func attach(_ surface: any Surface) {
    var given = 0
    while true {
      let wanted = report { state, _ in
        let isThere = state.surfaces.contains { $0 === surface }
        if !isThere, state.suspensions == given { state.surfaces.append(surface) }
        return isThere ? 0 : state.suspensions
      }
      if wanted == given { return }
      if given < wanted {
        surface.suspend()
        given += 1
      } else {
        surface.resume()
        given -= 1
      }
    }
  }

  /// Makes a surface show this HUD no longer; one that is suspended by this HUD is resumed.
  public func detach(_ surface: any Surface) {
    let suspensions = report { state, _ in
      let isThere = state.surfaces.contains { $0 === surface }
      state.surfaces.removeAll { $0 === surface }
      return isThere ? state.suspensions : 0
    }
    for _ in 0..<suspensions { surface.resume() }
  }
}

extension HUD.State {
  /// Fills in what is counted, for what is drawn and nothing else.
  fileprivate mutating func measure(_ presentation: inout Presentation, at now: Moment) {
    if case .working(var activity)? = presentation.content {
      measure(&activity, at: now)
      presentation.content = .working(activity)
    }
    for index in presentation.running.first.indices {
      measure(&presentation.running.first[index], at: now)
    }
    for index in presentation.running.last.indices {
      measure(&presentation.running.last[index], at: now)
    }
  }

  private mutating func measure(_ activity: inout Presentation.Activity, at now: Moment) {
    guard activity.isRunning else { return }
    activity.measure = ledger.measure(activity, lifecycle, at: now)
    activity.progress = activity.measure?.fraction ?? activity.progress
  }
}
