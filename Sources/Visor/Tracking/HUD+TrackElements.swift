extension HUD {
  /// Shows how far a loop over a sequence is.
  ///
  ///     for file in hud.track(files, "Copying", success: "Copied") { copy(file) }
  ///
  /// An activity begins with the loop, and an element is done when the next one is asked for. It ends
  /// with the last element, or without a word when the loop is left before. When the person asks to
  /// cancel it, the task is cancelled as the next element is asked for; the loop goes on until its body
  /// heeds that.
  ///
  /// - Parameters:
  ///   - elements: What is gone through.
  ///   - message: What is being done.
  ///   - detail: A second, quieter line; empty for none.
  ///   - total: How many elements there are; `nil` when unknown.
  ///   - unit: What an element is.
  ///   - passes: Whether input to what lies beneath passes while it runs.
  ///   - success: What is said after the last element.
  /// - Returns: The same elements.
  public func track<Elements: Sequence>(
    _ elements: Elements, _ message: String, detail: String = "", total: Int? = nil,
    unit: Measure.Unit = .items, passes: Bool = false, success: Remark = .nothing,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TrackedSequence<Elements> {
    TrackedSequence(elements) { [self] in
      Walk(
        self, message, detail: detail, total: total, unit: unit, passes: passes, success, .nothing,
        file, line)
    }
  }

  /// Shows how far a loop over a collection is.
  ///
  /// It is as for a sequence, and how many elements there are is known: `underestimatedCount`, which is
  /// the count where that costs little, unless it is zero.
  ///
  /// - Returns: The same elements.
  public func track<Elements: Collection>(
    _ elements: Elements, _ message: String, detail: String = "", total: Int? = nil,
    unit: Measure.Unit = .items, passes: Bool = false, success: Remark = .nothing,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TrackedSequence<Elements> {
    TrackedSequence(elements) { [self] in
      let known = elements.underestimatedCount
      return Walk(
        self, message, detail: detail, total: total ?? (known > 0 ? known : nil), unit: unit,
        passes: passes, success, .nothing, file, line)
    }
  }

  /// Shows how far a loop over an asynchronous sequence is.
  ///
  ///     for try await line in hud.track(lines, "Reading", failure: "Not read") { … }
  ///
  /// It is as for a sequence, and an error that the sequence throws is a failure, unless the task is
  /// cancelled or it is a `CancellationError`. Nor is it a success when the elements of a cancelled
  /// task are over.
  ///
  /// - Parameters:
  ///   - elements: What is gone through; with `unit` being `bytes` a stream of bytes, too.
  ///   - message: What is being done.
  ///   - detail: A second, quieter line; empty for none.
  ///   - total: How many elements there are; `nil` when unknown.
  ///   - unit: What an element is.
  ///   - passes: Whether input to what lies beneath passes while it runs.
  ///   - success: What is said after the last element.
  ///   - failure: What is said when the sequence has thrown.
  /// - Returns: The same elements.
  public func track<Elements: AsyncSequence>(
    _ elements: Elements, _ message: String, detail: String = "", total: Int? = nil,
    unit: Measure.Unit = .items, passes: Bool = false, success: Remark = .nothing,
    failure: Remark = .text(""), file: StaticString = #fileID, line: UInt = #line
  ) -> TrackedAsyncSequence<Elements> {
    TrackedAsyncSequence(elements) { [self] in
      Walk(
        self, message, detail: detail, total: total, unit: unit, passes: passes, success, failure,
        file, line)
    }
  }
}
