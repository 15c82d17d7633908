internal import CGTK

/// A call whenever a descriptor can be read, or whoever writes to it has gone.
@MainActor
package final class DescriptorWatch {
  private var source: guint = 0

  /// - Parameter body: Answers whether there is to be another call.
  package init(_ descriptor: Int32, _ body: @escaping @MainActor () -> Bool) {
    let action = Action { [weak self] _ in
      let goesOn = body()
      if !goesOn { self?.source = 0 }
      return goesOn
    }
    source = g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor,
      GIOCondition(G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue),
      { _, _, data in .of(Action.run(data)) }, Unmanaged.passRetained(action).toOpaque(),
      { data in data.map { Unmanaged<Action>.fromOpaque($0).release() } })
  }

  /// Calls no more; once is enough.
  package func stop() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}
