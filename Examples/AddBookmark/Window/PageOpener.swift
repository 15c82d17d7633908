internal import AddBookmarkModel
internal import CGTK

/// Shows pages in whichever program the person has for them.
@MainActor
enum PageOpener {
  /// There is no such program, or it does not start.
  struct Fault: Error {}

  static func open(_ address: WebAddress) async throws {
    let isOpen = await withCheckedContinuation { continuation in
      let waiting = Unmanaged.passRetained(Waiting(continuation)).toOpaque()
      g_app_info_launch_default_for_uri_async(
        address.text, nil, nil,
        { _, result, data in
          guard let data else { return }
          let isOpen = g_app_info_launch_default_for_uri_finish(result, nil) != 0
          Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue().continuation.resume(
            returning: isOpen)
        }, waiting)
    }
    if !isOpen { throw Fault() }
  }

  private final class Waiting {
    let continuation: CheckedContinuation<Bool, Never>

    init(_ continuation: CheckedContinuation<Bool, Never>) {
      self.continuation = continuation
    }
  }
}
