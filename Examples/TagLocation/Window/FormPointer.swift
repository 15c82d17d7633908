internal import CGTK
internal import ExampleWidgets
internal import TagLocationModel

/// Tells clicks on the form from drags and from scrolling, and takes none of them away from the
/// widgets that they are meant for.
@MainActor
final class FormPointer {
  private let form: Widget
  /// The cell or the text at a point.
  private let find: @MainActor (Widget?) -> (cell: Cell?, isText: Bool)
  private let hear: @MainActor (FormRules.Act) -> Void
  private var start = (x: 0.0, y: 0.0)
  private var isDrag = false

  /// - Parameters:
  ///   - find: Says which cell a widget is in, and whether it is the text.
  ///   - hear: Is told what the person did.
  init(
    on form: Widget, find: @escaping @MainActor (Widget?) -> (cell: Cell?, isText: Bool),
    hear: @escaping @MainActor (FormRules.Act) -> Void
  ) {
    self.form = form
    self.find = find
    self.hear = hear
    guard
      let gesture = gtk_gesture_drag_new(),
      let scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    else { return }
    for controller in [gesture, scroll] {
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(form, controller)
    }
    Signals.onPoint(gesture, "drag-begin") { [weak self] in self?.press($0, $1) }
    Signals.onPoint(gesture, "drag-update") { [weak self] in self?.move($0, $1) }
    Signals.onPoint(gesture, "drag-end") { [weak self] in self?.release($0, $1) }
    Signals.onScroll(scroll) { hear(.scrolled) }
  }

  private func press(_ x: Double, _ y: Double) {
    start = (x, y)
    isDrag = false
  }

  private func move(_ x: Double, _ y: Double) {
    guard !isDrag, gtk_drag_check_threshold(form, 0, 0, pixels(x), pixels(y)) != 0 else { return }
    isDrag = true
    hear(.dragged(place.isText ? .text : .elsewhere))
  }

  private func release(_ x: Double, _ y: Double) {
    let cell = place.cell
    // Cells that are buttons say so themselves, so that the keyboard can do it too.
    guard !isDrag, cell != .category, cell != .photo else { return }
    hear(.clicked(cell))
  }

  /// What was pressed.
  private var place: (cell: Cell?, isText: Bool) {
    find(gtk_widget_pick(form, start.x, start.y, GTK_PICK_DEFAULT))
  }

  private func pixels(_ length: Double) -> gint { gint(min(max(length, -10_000), 10_000)) }
}
