internal import CGTK

/// A hold on an object that does not keep it.
@MainActor
final class WeakObject {
  nonisolated(unsafe) private let reference: UnsafeMutablePointer<GWeakRef>

  init(_ object: UnsafeMutableRawPointer) {
    reference = .allocate(capacity: 1)
    g_weak_ref_init(reference, object)
  }

  deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// Runs something with the object, if it still is there; it stays there meanwhile.
  func use(_ body: (UnsafeMutableRawPointer) -> Void) {
    guard let object = g_weak_ref_get(reference) else { return }
    body(object)
    g_object_unref(object)
  }
}
