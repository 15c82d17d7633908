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
  ///   - total: How many units there are; `nil` when unknown.
  ///   - unit: What is counted.
  ///   - size: How many units an element is, as a chunk of a stream is so many bytes; less than nothing
  ///     counts as nothing. One without it.
  ///   - passes: Whether input to what lies beneath passes while it runs.
  ///   - success: What is said after the last element.
  /// - Returns: The same elements.
  public func track<Elements: Sequence>(
    _ elements: Elements, _ message: String, detail: String = "", total: Int? = nil,
    unit: Measure.Unit = .items, size: ((Elements.Element) -> Int)? = nil, passes: Bool = false,
    success: Remark = .nothing, file: StaticString = #fileID, line: UInt = #line
  ) -> TrackedSequence<Elements> {
    TrackedSequence(elements, size) { [self] in
      Walk(
        self, message, detail: detail, total: total, unit: unit, passes: passes, success, .nothing,
        file, line)
    }
  }

  /// Shows how far a loop over a collection is.
  ///
  /// It is as for a sequence, and how many elements there are is known: `underestimatedCount`, which is
  /// the count where that costs little, unless it is zero or elements are of different size.
  ///
  /// - Returns: The same elements.
  public func track<Elements: Collection>(
    _ elements: Elements, _ message: String, detail: String = "", total: Int? = nil,
    unit: Measure.Unit = .items, size: ((Elements.Element) -> Int)? = nil, passes: Bool = false,
    success: Remark = .nothing, file: StaticString = #fileID, line: UInt = #line
  ) -> TrackedSequence<Elements> {
    TrackedSequence(elements, size) { [self] in
      let known = size == nil ? elements.underestimatedCount : 0
      return Walk(
        self, message, detail: detail, total: total ?? (known > 0 ? known : nil), unit: unit,
        passes: passes, success, .nothing, file, line)
    }
  }

  /// Shows how far a loop over an asynchronous sequence is.
  ///
  ///     for try await line in hud.track(lines, "Reading", failure: "Not read") { … }
  ///     for try await chunk in hud.track(body, "Receiving", total: length, unit: .bytes, size: \.count) { … }
  ///
  /// It is as for a sequence, and an error that the sequence throws is a failure, unless the task is
  /// cancelled or it is a `CancellationError`. Nor is it a success when the elements of a cancelled
  /// task are over.
  ///
  /// - Parameters:
  ///   - elements: What is gone through.
  ///   - message: What is being done.
  ///   - detail: A second, quieter line; empty for none.
  ///   - total: How many units there are; `nil` when unknown.
  ///   - unit: What is counted.
  ///   - size: How many units an element is, as a chunk of a stream is so many bytes; less than nothing
  ///     counts as nothing. One without it.
  ///   - passes: Whether input to what lies beneath passes while it runs.
  ///   - success: What is said after the last element.
  ///   - failure: What is said when the sequence has thrown.
  /// - Returns: The same elements.
  public func track<Elements: AsyncSequence>(
    _ elements: Elements, _ message: String, detail: String = "", total: Int? = nil,
    unit: Measure.Unit = .items, size: ((Elements.Element) -> Int)? = nil, passes: Bool = false,
    success: Remark = .nothing,
    failure: Remark = .text(""), file: StaticString = #fileID, line: UInt = #line
  ) -> TrackedAsyncSequence<Elements> {
    TrackedAsyncSequence(elements, size) { [self] in
      Walk(
        self, message, detail: detail, total: total, unit: unit, passes: passes, success, failure,
        file, line)
    }
  }
}
