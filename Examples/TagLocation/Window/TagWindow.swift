internal import CGTK
internal import ExampleSQLite
package import ExampleWidgets
package import TagLocationModel
package import Visor
internal import VisorGTK
internal import VisorScene

/// The window of the example: the list of tags, the form, and the categories.
@MainActor
package final class TagWindow {
  package enum Page: String {
    case list, form, categories
  }

  package let widget: Widget
  package let hud: HUD
  package let list: ListPage
  package private(set) var form: FormPage
  package private(set) var categories: CategoryPage
  package private(set) var page = Page.list
  package let buttons: HeaderButtons

  private let stack: Widget
  private let surface: GTKSurface
  private let store: TagStore
  private var tags: [PlaceTag] = []
  /// The photo that was chosen last, while it is read; answers whether it is one.
  private var reading: Task<Bool, Never>?

  /// A window that can be shown; GTK must have been initialised, and serve the main actor.
  package init(_ store: TagStore) {
    self.store = store
    var settings = Settings()
    // What has been seen goes at once, and the screen with it.
    settings.disappear = .zero
    hud = HUD(settings)
    Self.named
    Style.load(Self.style)
    let relay = Relay()
    widget = gtk_window_new()
    gtk_window_set_default_size(widget.window, 390, 640)
    buttons = HeaderButtons()
    gtk_window_set_titlebar(widget.window, buttons.bar)
    list = ListPage()
    form = FormPage(
      .init(
        pickCategory: { relay.window?.pickCategory() },
        choosePhoto: { relay.window?.choosePhoto() }))
    categories = CategoryPage { relay.window?.pick($0) }
    stack = gtk_stack_new()
    gtk_stack_set_transition_type(stack.opaque, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT)
    gtk_stack_add_named(stack.opaque, list.widget, Page.list.rawValue)
    gtk_stack_add_named(stack.opaque, form.widget, Page.form.rawValue)
    gtk_stack_add_named(stack.opaque, categories.widget, Page.categories.rawValue)
    gtk_window_set_child(widget.window, stack)
    surface = GTKSurface(hud, window: widget.raw)
    surface.theme = .handDrawn
    relay.window = self
    Signals.on(buttons.tag.raw, "clicked") { relay.window?.begin() }
    Signals.on(buttons.cancel.raw, "clicked") { relay.window?.leaveForm() }
    Signals.on(buttons.back.raw, "clicked") { relay.window?.go(to: .form) }
    Signals.on(buttons.done.raw, "clicked") { relay.window?.done() }
    go(to: .list)
  }

  /// Shows it, with what is kept.
  package func present() {
    gtk_window_present(widget.window)
    Task { await load() }
  }

  /// Runs `body` when the window is closed.
  package func onClose(_ body: @escaping @MainActor () -> Void) {
    Signals.on(widget.raw, "destroy", body)
  }

  /// Whether one page still gives way to another.
  package var isMoving: Bool { gtk_stack_get_transition_running(stack.opaque) != 0 }

  private static let style = """
    .description { padding: 14px; min-height: 88px; }
    .description textview, .description textview text { background: transparent; }
    .description.editing { box-shadow: inset 0 0 0 2px @theme_selected_bg_color; }
    """

  /// The dialog that chooses files wants to note by whom they were used.
  private static let named: Void = {
    g_set_prgname("tag-location")
    g_set_application_name("Tag Location")
  }()

  // MARK: From page to page

  private func go(to page: Page) {
    self.page = page
    gtk_stack_set_visible_child_name(stack.opaque, page.rawValue)
    buttons.show(page)
    let title =
      switch page {
      case .list: "Locations"
      case .form: "Tag Location"
      case .categories: "Category"
      }
    gtk_window_set_title(widget.window, title)
  }

  private func begin() {
    forgetPhoto()
    let now = Int64(g_get_real_time() / 1_000_000)
    form.begin(PlaceTag(place: .visited(tags.count), date: now))
    go(to: .form)
  }

  private func leaveForm() {
    forgetPhoto()
    go(to: .list)
  }

  private func pickCategory() {
    categories.mark(form.category)
    go(to: .categories)
  }

  private func pick(_ category: Category) {
    form.category = category
    go(to: .form)
  }

  private func choosePhoto() {
    PhotoChooser.open(over: widget) { [weak self] address in self?.read(photo: address) }
  }

  /// What is read for a form that is left meanwhile, or in vain for another photo, is dropped.
  private func read(photo address: String) {
    forgetPhoto()
    reading = Task { [weak self] in
      let photo = await Photo.read(address)
      guard let self, !Task.isCancelled else { return true }
      reading = nil
      guard let photo else {
        fail("No photo", "This file is not a picture that can be read.")
        return false
      }
      form.add(photo)
      return true
    }
  }

  private func forgetPhoto() {
    reading?.cancel()
    reading = nil
  }

  // MARK: What is kept

  private func done() {
    let work = hud.begin("Saving")
    Task {
      // A photo that is on its way is a part of it; one that is none has been told of.
      guard await reading?.value ?? true else { return work.end() }
      let tag = form.content
      do throws(StoreFault) {
        try await store.keep(tag)
      } catch {
        surface.dismissal = Self.whenSeen
        return work.fail("Not saved", detail: error.sentence, stay: .untilDismissed)
      }
      surface.dismissal = []
      work.succeed("Tagged", stay: .untilDismissed)
      tags.insert(tag, at: 0)
      list.show(tags)
      // Half of it is for coming up. The page goes with the HUD, so that nobody can click between.
      Signals.after(milliseconds: 600) {
        self.hud.hide(instant: true)
        self.go(to: .list)
      }
    }
  }

  private func load() async {
    do throws(StoreFault) {
      tags = try await store.load()
      list.show(tags)
    } catch {
      fail("No list", error.sentence)
    }
  }

  /// By what a person takes a failure away.
  private static let whenSeen: GTKSurface.Dismissal = [.escapeKey, .box, .outside]

  /// Stays until somebody has seen it; everything beneath is as it was.
  private func fail(_ message: String, _ detail: String) {
    surface.dismissal = Self.whenSeen
    hud.flash(Flash(.failure, message, detail: detail, stay: .untilDismissed))
  }
}

/// Leads to the window from what is made before it.
@MainActor
private final class Relay {
  weak var window: TagWindow?
}
