/// What is said of the work behind a stream of events: while it runs, and of each way it may end.
public struct StreamMessages<Failure: Error>: Sendable {
  /// What is being done; may be empty.
  public var working: String
  /// A second, quieter line; empty for none.
  public var detail: String
  /// What is shown when the stream has completed; `nil` for nothing.
  public var success: Flash?
  /// What is shown of an error; `nil` for nothing.
  ///
  /// It runs on whatever thread the stream fails on.
  public var failure: @Sendable (Failure) -> Flash?
  /// What is shown when the stream was interrupted; `nil` for nothing.
  ///
  /// Nothing is shown in any case when the person asked for it.
  public var interruption: Flash?

  /// What is said, in words.
  ///
  /// - Parameters:
  ///   - working: What is being done.
  ///   - detail: A second, quieter line; empty for none.
  ///   - success: What is said when all went well; `nil` shows nothing, an empty text a check mark.
  ///   - failure: What is said of an error; a cross alone unless told otherwise. Nothing is taken
  ///     from the error itself, whose description is not written for whoever reads a HUD.
  ///   - interruption: What is said when nobody wanted it any more; `nil` shows nothing.
  ///   - stay: How long an outcome stays.
  public init(
    _ working: String, detail: String = "", success: String? = nil,
    failure: @escaping @Sendable (Failure) -> String = { _ in "" }, interruption: String? = nil,
    stay: Flash.Stay = .standard
  ) {
    self.working = working
    self.detail = detail
    self.success = success.map { Flash(.success, $0, stay: stay) }
    self.failure = { Flash(.failure, failure($0), stay: stay) }
    self.interruption = interruption.map { Flash(.warning, $0, stay: stay) }
  }

  /// Work without words: a cross for errors and interruptions, and a check mark for success if that
  /// is wanted.
  ///
  /// - Parameters:
  ///   - viewDelay: For how many seconds an outcome stays, to the nanosecond; zero, negative and NaN
  ///     show none, more than a thousand years count as that.
  ///   - showSuccess: Whether success is shown; otherwise the HUD goes without a word.
  public static func wordless(viewDelay: Double = 0.3, showSuccess: Bool = false) -> Self {
    let stay = Flash.Stay.time(Duration(reckoning: viewDelay))
    var messages = Self("", success: showSuccess ? "" : nil, stay: stay)
    messages.interruption = Flash(.failure, stay: stay)
    return messages
  }
}

extension Duration {
  /// So many seconds to the nearest nanosecond; NaN is none, and the ends are a thousand years away.
  package init(reckoning seconds: Double) {
    let end = 31_556_952_000.0
    let bounded = seconds.isNaN ? 0 : min(max(seconds, -end), end)
    // Whole seconds and the rest apart: a number of nanoseconds that large is no exact `Double`, and
    // 0.3 as it stands is a little less than three tenths.
    let whole = bounded.rounded(.down)
    self = .seconds(Int64(whole)) + .nanoseconds(Int64(((bounded - whole) * 1e9).rounded()))
  }
}
