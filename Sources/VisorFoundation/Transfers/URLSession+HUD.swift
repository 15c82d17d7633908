public import Foundation
public import Visor

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Loads what a request asks for, and shows its bytes.
  ///
  /// Cancelling the task, or the person's wish to cancel, cancels the transfer. A status of 400 and
  /// above is shown as a failure and returned as any other.
  ///
  /// - Parameters:
  ///   - hud: Which HUD shows it.
  ///   - message: What is being done.
  ///   - success: What is said when it is done; `nil` shows nothing.
  ///   - failure: What is said of an error; `nil` leaves it to the error.
  public func data(
    for request: URLRequest, on hud: HUD, _ message: String, success: String? = nil,
    failure: @escaping @Sendable (any Error) -> String? = { _ in nil }
  ) async throws -> (Data, URLResponse) {
    let words = TransferWords(success: success, failure: failure)
    return try await shown(on: hud, message, words, TransferMeter(isUpload: false)) { meter in
      try await self.data(for: request, delegate: meter)
    }
  }

  /// Sends data with a request, and shows its bytes; otherwise as `data(for:on:_:success:failure:)`.
  public func upload(
    for request: URLRequest, from data: Data, on hud: HUD, _ message: String,
    success: String? = nil, failure: @escaping @Sendable (any Error) -> String? = { _ in nil }
  ) async throws -> (Data, URLResponse) {
    let words = TransferWords(success: success, failure: failure)
    return try await shown(on: hud, message, words, TransferMeter(isUpload: true)) { meter in
      try await self.upload(for: request, from: data, delegate: meter)
    }
  }

  /// Loads what a request asks for into a file, and shows its bytes; otherwise as
  /// `data(for:on:_:success:failure:)`.
  ///
  /// - Returns: Where the file is, which is the caller's to move or remove, and the response.
  public func download(
    for request: URLRequest, on hud: HUD, _ message: String, success: String? = nil,
    failure: @escaping @Sendable (any Error) -> String? = { _ in nil }
  ) async throws -> (URL, URLResponse) {
    let words = TransferWords(success: success, failure: failure)
    return try await shown(on: hud, message, words, TransferMeter(isUpload: false)) { meter in
      try await self.download(for: request, meter: meter)
    }
  }

  /// Shows a transfer from its beginning to its result.
  private func shown<Value: Sendable>(
    on hud: HUD, _ message: String, _ words: TransferWords, _ meter: TransferMeter,
    _ transfer: @escaping @Sendable (TransferMeter) async throws -> (Value, URLResponse)
  ) async throws -> (Value, URLResponse) {
    let activity = hud.begin(message, unit: .bytes)
    activity.follow(meter.read)
    // A task of its own, since the person may cancel it while the caller's goes on.
    let work = Task { try await transfer(meter) }
    activity.onCancelRequest { work.cancel() }
    let result = await withTaskCancellationHandler {
      await work.result
    } onCancel: {
      work.cancel()
    }
    switch result {
    case .success(let (_, response)): activity.end(as: words.ending(response, nil))
    case .failure(let error): activity.end(as: words.ending(nil, error))
    }
    return try result.get()
  }
}
