extension HUD {
  /// What happens from now on, for a log: ends, outcomes, lines and mistakes, as they come.
  ///
  ///     let logging = Task {
  ///       for await event in hud.events { logger.info("\(event)") }
  ///     }
  ///
  /// It goes on until the task that waits is cancelled, and each loop over it gets everything. Whoever
  /// waits is woken on a thread of Swift's; whoever reports does not wait. What falls out of the
  /// journal before it is read is told in a diagnostic.
  public var events: Events {
    Events(
      hud: self,
      cursor: look { state, now in
        state.lifecycle.advance(to: now)
        return state.lifecycle.journal.end
      })
  }

  /// What happens on a HUD, in order; see `HUD/events`.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Journal.Entry
    public typealias Failure = Never

    let hud: HUD
    let cursor: Journal.Cursor

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(hud: hud, cursor: cursor)
    }

    /// Reads the journal on and waits where there is nothing new.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let hud: HUD
      var cursor: Journal.Cursor
      private var read: ArraySlice<Journal.Entry> = []

      init(hud: HUD, cursor: Journal.Cursor) {
        self.hud = hud
        self.cursor = cursor
      }

      /// The next thing that has happened; `nil` when the task is cancelled and nothing is left.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Journal.Entry? {
        if let entry = read.popFirst() { return entry }
        let start = cursor
        let reading = await hud.answer { state, _ in
          let reading = state.lifecycle.journal.read(since: start)
          return reading.entries.isEmpty ? nil : reading
        }
        guard let reading, let first = reading.entries.first else { return nil }
        cursor = reading.cursor
        read = reading.entries[...]
        if reading.lost > 0 {
          let sentence = hud.words.missed(reading.lost)
          return Journal.Entry(moment: first.moment, event: .diagnostic(sentence))
        }
        return read.popFirst()
      }
    }
  }
}
