internal import CGTK
internal import Visor
internal import VisorScene

#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// What a cover is to those who do not see it.
///
/// The cover is a progress bar that bears the name of what is going on, and is busy as long as it goes
/// on. Where it is known how far that is, a bar below it has the value, and the name says it, too, in
/// quarters: GTK tells nobody of a value that changes before 4.14. An outcome is a widget of its own
/// that comes up below it and takes the cover's focus, which is what screen readers speak of at once.
@MainActor
final class CoverVoice {
  private let cover: Widget
  private var name = ""
  private var isBusy = false
  private var bar: Widget?
  private var step = -1
  private var alert: Widget?
  private var outcome: UInt64?

  init(_ cover: Widget) {
    self.cover = cover
  }

  /// Says what there is to be said, if it is new.
  func say(_ summary: HUDScene.Summary, _ content: Presentation.Content?) {
    let isNew = name != Self.name(summary)
    name = Self.name(summary)
    let isWork = summary.role == .progress
    // First, so that the focus goes from what was to what is, and nowhere in between.
    if case .outcome(let outcome)? = content {
      announce(outcome.number, isUrgent: summary.role == .alert)
    }
    measure(isWork ? summary.value : nil)
    if isWork {
      outcome = nil
      remove(&alert)
    }
    if isNew {
      for part in [cover, bar, alert] {
        if let part { AccessibleState.set(GTK_ACCESSIBLE_PROPERTY_LABEL, name, of: part) }
      }
    }
    if isWork != isBusy {
      isBusy = isWork
      AccessibleState.set(GTK_ACCESSIBLE_STATE_BUSY, isWork, of: cover)
    }
  }

  /// What has the focus where the cover has it.
  var face: Widget { alert ?? bar ?? cover }

  /// What is said: the words, and how far it is in quarters.
  private static func name(_ summary: HUDScene.Summary) -> String {
    var parts = [summary.name, summary.detail].filter { !$0.isEmpty }
    if let value = summary.value, value >= 0.25 { parts.append("\(Int(min(value, 1) * 4) * 25) %") }
    return parts.joined(separator: ", ")
  }

  /// Takes away what was below the cover for this.
  func end() {
    remove(&bar)
    remove(&alert)
  }

  /// Tenths, so that a screen reader that speaks each change does not speak all the time.
  private func measure(_ value: Double?) {
    guard let value else { return remove(&bar) }
    let bar = bar ?? add(gtk_progress_bar_new())
    if self.bar == nil { step = -1 }
    self.bar = bar
    let tenth = Int(min(max(value, 0), 1) * 10)
    guard tenth != step else { return }
    step = tenth
    gtk_progress_bar_set_fraction(OpaquePointer(bar), Double(tenth) / 10)
  }

  /// Each outcome is a widget of its own: that one comes up is what screen readers hear.
  private func announce(_ number: UInt64, isUrgent: Bool) {
    guard outcome != number else { return }
    outcome = number
    var old = alert
    alert = add(Self.alert(isUrgent ? GTK_ACCESSIBLE_ROLE_ALERT : GTK_ACCESSIBLE_ROLE_STATUS))
    remove(&old)
    Self.announce?(UnsafeMutableRawPointer(cover), name, isUrgent ? 2 : 1)
  }

  /// Whether the focus is on the cover itself, or on one of these.
  private var hasFocus: Bool {
    [cover, bar, alert].contains { $0.map { gtk_widget_is_focus($0) != 0 } ?? false }
  }

  /// As the window does it: grabbing is for what has been laid out already.
  private func focus(_ widget: Widget) {
    gtk_root_set_focus(gtk_widget_get_root(widget), widget)
  }

  private func add(_ part: Widget) -> Widget {
    gtk_widget_set_can_target(part, 0)
    gtk_widget_set_focusable(part, 1)
    AccessibleState.set(GTK_ACCESSIBLE_PROPERTY_LABEL, name, of: part)
    gtk_widget_set_parent(part, cover)
    if hasFocus { focus(part) }
    return part
  }

  private func remove(_ part: inout Widget?) {
    guard let old = part else { return }
    part = nil
    if gtk_widget_is_focus(old) != 0 { focus(cover) }
    gtk_widget_unparent(old)
  }

  private static func alert(_ role: GtkAccessibleRole) -> Widget {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    defer { g_value_unset(&value) }
    g_value_set_enum(&value, gint(role.rawValue))
    return "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      guard let object = g_object_new_with_properties(gtk_label_get_type(), 1, &names, &value)
      else { return gtk_label_new(nil) }
      return UnsafeMutableRawPointer(object).widget
    }
  }

  private typealias Announce =
    @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Int32) -> Void

  /// From 4.14 on there is a call for it.
  private static let announce: Announce? = dlsym(nil, "gtk_accessible_announce").map {
    unsafeBitCast($0, to: Announce.self)
  }
}
