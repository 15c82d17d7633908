/// Where the titles of pages come from: the pages.
package struct TitleSource: Hashable, Sendable {
  /// How long all of it may take, redirects included.
  package var patience: Duration
  /// How many bytes of a page are looked at; the rest is not fetched.
  package var limit: Int

  package init(patience: Duration = .seconds(15), limit: Int = 2_000_000) {
    self.patience = patience
    self.limit = limit
  }

  /// The title of a page: one line, never empty.
  ///
  /// It throws a `PageFault`, or a `CancellationError` as soon as the task is cancelled.
  package func title(of address: WebAddress) async throws -> String {
    try await withThrowingTaskGroup(of: String.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await PageTransfer(address.url, limit: limit).title() }
      group.addTask {
        try await Task.sleep(for: patience)
        throw PageFault.slow
      }
      guard let title = try await group.next() else { throw CancellationError() }
      return title
    }
  }
}
