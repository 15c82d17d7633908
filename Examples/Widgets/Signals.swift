package import CGTK

/// The one way by which GTK calls an example; GTK keeps what is to be done as long as it may call.
@MainActor
package enum Signals {
  /// For signals without arguments.
  package static func on(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor () -> Void
  ) {
    let callback: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      Handler.run(data, 0, 0)
    }
    connect(object, signal, unsafeBitCast(callback, to: GCallback.self)) { _, _ in body() }
  }

  /// For signals that bring a point or a way.
  package static func onPoint(
    _ object: OpaquePointer, _ signal: String,
    _ body: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
  ) {
    let callback: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = {
      _, x, y, data in
      Handler.run(data, x, y)
    }
    connect(
      UnsafeMutableRawPointer(object), signal, unsafeBitCast(callback, to: GCallback.self), body)
  }

  /// For scrolling, which goes on to whoever scrolls.
  package static func onScroll(_ controller: OpaquePointer, _ body: @escaping @MainActor () -> Void)
  {
    let callback: @convention(c) (gpointer?, Double, Double, gpointer?) -> gboolean = {
      _, _, _, data in
      Handler.run(data, 0, 0)
      return 0
    }
    connect(
      UnsafeMutableRawPointer(controller), "scroll",
      unsafeBitCast(callback, to: GCallback.self)
    ) { _, _ in body() }
  }

  /// For the answers of dialogs.
  package static func onResponse(
    _ dialog: UnsafeMutableRawPointer, _ body: @escaping @MainActor (_ isAccepted: Bool) -> Void
  ) {
    let callback: @convention(c) (gpointer?, gint, gpointer?) -> Void = { _, response, data in
      Handler.run(data, response == GTK_RESPONSE_ACCEPT.rawValue ? 1 : 0, 0)
    }
    connect(dialog, "response", unsafeBitCast(callback, to: GCallback.self)) { answer, _ in
      body(answer == 1)
    }
  }

  /// For properties that have changed.
  package static func onChange(
    _ object: UnsafeMutableRawPointer, _ property: String, _ body: @escaping @MainActor () -> Void
  ) {
    let callback: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
      Handler.run(data, 0, 0)
    }
    connect(object, "notify::\(property)", unsafeBitCast(callback, to: GCallback.self)) { _, _ in
      body()
    }
  }

  /// Once, after a while.
  package static func after(milliseconds: guint, _ body: @escaping @MainActor () -> Void) {
    let handler = Handler { _, _ in body() }
    g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { data in
        Handler.run(data, 0, 0)
        return 0
      }, Unmanaged.passRetained(handler).toOpaque(),
      { data in data.map { Unmanaged<Handler>.fromOpaque($0).release() } })
  }

  private static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ callback: GCallback?,
    _ body: @escaping @MainActor (Double, Double) -> Void
  ) {
    g_signal_connect_data(
      object, signal, callback, Unmanaged.passRetained(Handler(body)).toOpaque(),
      { data, _ in data.map { Unmanaged<Handler>.fromOpaque($0).release() } }, GConnectFlags(0))
  }
}

private final class Handler: Sendable {
  private let body: @MainActor (Double, Double) -> Void

  init(_ body: @escaping @MainActor (Double, Double) -> Void) {
    self.body = body
  }

  /// GTK calls on its thread, the main one.
  static func run(_ data: gpointer?, _ first: Double, _ second: Double) {
    guard let data else { return }
    let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
    MainActor.assumeIsolated { handler.body(first, second) }
  }
}
