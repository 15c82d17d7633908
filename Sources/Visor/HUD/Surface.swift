/// A screen that shows a HUD: it is woken when something has happened, looks with
/// `HUD/sample(since:first:last:)` when it draws, and sleeps until the sample's deadline.
public protocol Surface: AnyObject, Sendable {
  /// Something has happened, and what was sampled before may be out of date.
  ///
  /// Called on whatever thread reported, often, and with no lock of the HUD's held. It must
  /// return at once and draw nothing itself: whoever reports does not wait for a screen.
  func wake()

  /// Somebody else is to have the screen until `resume`: it is left as it was found, and free when
  /// this returns.
  ///
  /// Called on any thread, with no lock of the HUD's held. Others may do the same at that time: the
  /// surface stays away until it was resumed as often as it was suspended, and a `resume` may come
  /// just before the `suspend` that it belongs to. A screen that is the surface's own needs none of
  /// it.
  func suspend()

  /// One of those who had the screen is done with it.
  func resume()
}

extension Surface {
  public func suspend() {}

  public func resume() {}
}

/// What a surface gets when it looks.
public struct Sample: Sendable {
  /// The moment it speaks of.
  public let moment: Moment
  /// What is on screen.
  public let presentation: Presentation
  /// When to look again even if nobody wakes the surface; `nil` for never.
  public let deadline: Moment?
  /// What has happened since the surface last read, for a screen that scrolls.
  public let journal: Journal.Reading
  /// The lines that a `LogWriter` has begun and not ended, the oldest first; whole, they come in the
  /// journal.
  public let openLines: [String]
  /// How often something had been reported by then.
  let edition: UInt64
}
