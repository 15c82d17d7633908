internal import CGTK
import Synchronization
internal import Visor

/// What the HUD rings, on any thread, for a screen that looks on the main one.
final class Bell: Surface {
  private let isRung = Atomic(false)
  /// How many have the screen at present.
  private let holders = Atomic(0)
  private let answer: @MainActor @Sendable () -> Void

  init(_ answer: @escaping @MainActor @Sendable () -> Void) {
    self.answer = answer
  }

  /// Whether the screen is somebody else's.
  var isAway: Bool { holders.load(ordering: .acquiring) > 0 }

  /// No thread waits for the main one, which may wait for it: the window is free before its next input
  /// and its next frame.
  func suspend() {
    holders.add(1, ordering: .releasing)
    wake()
  }

  func resume() {
    holders.subtract(1, ordering: .releasing)
    wake()
  }

  /// However often it is rung before the main loop comes round, it is answered once.
  ///
  /// Answering comes before input: who holds it back from now on is not too late for the click that
  /// waits already.
  func wake() {
    guard !isRung.exchange(true, ordering: .acquiringAndReleasing) else { return }
    MainLoop.run { [self] in
      isRung.store(false, ordering: .releasing)
      answer()
    }
  }
}

/// GLib's main loop, for what comes from elsewhere.
enum MainLoop {
  /// Runs something when the loop next comes round, before input; any thread may ask.
  static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    let source = g_idle_source_new()
    g_source_set_priority(source, G_PRIORITY_HIGH)
    let action = Action { _ in
      body()
      return false
    }
    g_source_set_callback(
      source, { .of(Action.run($0)) }, Unmanaged.passRetained(action).toOpaque(),
      { data in data.map { Unmanaged<Action>.fromOpaque($0).release() } })
    g_source_attach(source, nil)
    g_source_unref(source)
  }
}
