internal import CGTK

/// Handlers of signals that belong together, and go together.
///
/// The objects are not kept.
@MainActor
final class Connections {
  private var handlers: [(object: WeakObject, id: gulong)] = []

  /// Runs `body` at each emission of a signal that has no arguments.
  func on(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor () -> Void
  ) {
    let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in Action.run(data) }
    connect(
      object, signal, unsafeBitCast(callback, to: GCallback.self),
      Action { _ in
        body(); return false
      })
  }

  /// Runs `body` whenever a property changes.
  func onChange(
    of property: String, _ object: UnsafeMutableRawPointer, _ body: @escaping @MainActor () -> Void
  ) {
    let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      Action.run(data)
    }
    connect(
      object, "notify::\(property)", unsafeBitCast(callback, to: GCallback.self),
      Action { _ in
        body(); return false
      })
  }

  /// Asks `body` at each emission of a signal that wants to know whether it was dealt with.
  func answer(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor () -> Bool
  ) {
    let callback: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
      .of(Action.run(data))
    }
    connect(object, signal, unsafeBitCast(callback, to: GCallback.self), Action { _ in body() })
  }

  /// Asks `body` whether an event goes no further.
  func events(
    _ controller: UnsafeMutableRawPointer, _ body: @escaping @MainActor (OpaquePointer) -> Bool
  ) {
    let callback: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
      _, event, data in
      .of(Action.run(data, event))
    }
    connect(
      controller, "event", unsafeBitCast(callback, to: GCallback.self),
      Action { event in event.map(body) ?? false })
  }

  /// Ends all of them; more may be made afterwards.
  func removeAll() {
    let old = handlers
    handlers = []
    for (object, id) in old {
      object.use { object in
        guard g_signal_handler_is_connected(object, id) != 0 else { return }
        g_signal_handler_disconnect(object, id)
      }
    }
  }

  private func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback?, _ action: Action
  ) {
    let id = g_signal_connect_data(
      object, signal, callback, Unmanaged.passRetained(action).toOpaque(),
      { data, _ in data.map { Unmanaged<Action>.fromOpaque($0).release() } }, GConnectFlags(0))
    handlers.append((WeakObject(object), id))
  }
}

/// What a handler does; GLib keeps it as long as it may be called.
final class Action: Sendable {
  private let body: @MainActor (OpaquePointer?) -> Bool

  init(_ body: @escaping @MainActor (OpaquePointer?) -> Bool) {
    self.body = body
  }

  /// Does what the data of a callback stands for.
  ///
  /// GTK calls on its thread, the main one.
  @discardableResult
  static func run(_ data: gpointer?, _ argument: OpaquePointer? = nil) -> Bool {
    guard let data else { return false }
    let action = Unmanaged<Action>.fromOpaque(data).takeUnretainedValue()
    nonisolated(unsafe) let argument = argument
    return MainActor.assumeGTK { action.body(argument) }
  }
}
