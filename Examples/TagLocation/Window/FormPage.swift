internal import CGTK
package import ExampleWidgets
package import TagLocationModel

/// What a place is tagged by: the description, the category and the photo, and what is only there to
/// be read.
@MainActor
package final class FormPage {
  /// What the page asks of whoever shows it.
  struct Requests {
    var pickCategory: @MainActor () -> Void
    var choosePhoto: @MainActor () -> Void
  }

  let widget: Widget
  package private(set) var description: DescriptionCell
  package let categoryButton: Widget
  package let photoButton: Widget
  /// The cells that are only there to be read, by what is written in them.
  package let values: [Cell: Widget]
  package private(set) var rules = FormRules()

  private let categoryValue: Widget
  private let photoBox: Widget
  private let requests: Requests
  private var pointer: FormPointer?
  private var tag = PlaceTag(place: .visited(0), date: 0)

  init(_ requests: Requests) {
    self.requests = requests
    let relay = Relay()
    description = DescriptionCell { relay.page?.hear(.focused(isOnText: $0)) }
    categoryValue = Make.label("", "quiet")
    categoryButton = Make.cellButton(Self.line("Category", categoryValue))
    photoBox = Make.row()
    photoButton = Make.cellButton(photoBox)
    values = Dictionary(
      uniqueKeysWithValues: Cell.cells(of: 2).map { ($0, Make.label("", "quiet")) })
    let sections = Make.column(spacing: 18)
    sections.setMargins(16)
    widget = Make.scrolling(sections)
    for section in 0..<3 {
      let box = Make.column("section")
      for cell in Cell.cells(of: section) { box.append(content(of: cell)) }
      sections.append(box)
    }
    relay.page = self
    Signals.on(categoryButton.raw, "clicked") { relay.page?.hear(.clicked(.category)) }
    Signals.on(photoButton.raw, "clicked") { relay.page?.hear(.clicked(.photo)) }
    pointer = FormPointer(
      on: widget, find: { relay.page?.find($0) ?? (nil, false) },
      hear: { relay.page?.hear($0) })
  }

  // MARK: What is on it

  /// The tag as it is on the page.
  package var content: PlaceTag {
    var tag = tag
    tag.text = description.text
    return tag
  }

  /// Starts with another tag.
  func begin(_ tag: PlaceTag) {
    endEditing()
    self.tag = tag
    description.text = tag.text
    gtk_label_set_text(values[.latitude]?.opaque, Format.degrees(tag.place.latitude))
    gtk_label_set_text(values[.longitude]?.opaque, Format.degrees(tag.place.longitude))
    gtk_label_set_text(values[.address]?.opaque, tag.place.address)
    gtk_label_set_text(values[.date]?.opaque, Format.date(tag.date))
    category = tag.category
    show(photo: nil)
  }

  var category: Category {
    get { tag.category }
    set {
      tag.category = newValue
      gtk_label_set_text(categoryValue.opaque, newValue.rawValue)
    }
  }

  /// Adds a picture, in place of what was there.
  func add(_ photo: Photo) {
    tag.photo = photo.file
    show(photo: photo.thumbnail.widget())
  }

  /// The thumbnail; `nil` while there is none.
  package var thumbnail: Widget? {
    gtk_widget_get_last_child(photoBox).flatMap { tag.photo == nil ? nil : $0 }
  }

  private func show(photo thumbnail: Widget?) {
    while let child = gtk_widget_get_first_child(photoBox) {
      gtk_box_remove(photoBox.raw.assumingMemoryBound(to: GtkBox.self), child)
    }
    AccessibleName.set(thumbnail == nil ? "Add Photo" : "Photo", of: photoButton)
    photoBox.append(thumbnail ?? Make.label("Add Photo"))
  }

  // MARK: The rules

  private func hear(_ act: FormRules.Act) {
    for step in rules.hear(act) {
      switch step {
      case .startEditing:
        description.looksEdited = true
        gtk_widget_grab_focus(description.view)
      case .endEditing: endEditing()
      case .pickCategory: requests.pickCategory()
      case .choosePhoto: requests.choosePhoto()
      }
    }
  }

  private func endEditing() {
    description.looksEdited = false
    guard gtk_widget_has_focus(description.view) != 0, let root = gtk_widget_get_root(widget)
    else { return }
    gtk_root_set_focus(root, nil)
  }

  private func find(_ widget: Widget?) -> (cell: Cell?, isText: Bool) {
    guard let widget else { return (nil, false) }
    if isIn(widget, description.view) { return (.description, true) }
    if isIn(widget, description.widget) { return (.description, false) }
    if isIn(widget, categoryButton) { return (.category, false) }
    if isIn(widget, photoButton) { return (.photo, false) }
    let cell = values.first { _, value in
      gtk_widget_get_parent(value).map { isIn(widget, $0) } ?? false
    }
    return (cell?.key, false)
  }

  private func isIn(_ widget: Widget, _ other: Widget) -> Bool {
    widget == other || gtk_widget_is_ancestor(widget, other) != 0
  }

  // MARK: The cells

  private func content(of cell: Cell) -> Widget {
    switch cell {
    case .description: description.widget
    case .category: categoryButton
    case .photo: photoButton
    case .latitude: reading("Latitude", cell)
    case .longitude: reading("Longitude", cell)
    case .address: reading("Address", cell)
    case .date: reading("Date", cell)
    }
  }

  private func reading(_ name: String, _ cell: Cell) -> Widget {
    let row = Self.line(name, values[cell] ?? Make.label(""))
    gtk_widget_add_css_class(row, "cell")
    return row
  }

  private static func line(_ name: String, _ value: Widget) -> Widget {
    let row = Make.row()
    let label = Make.label(name)
    gtk_widget_set_hexpand(label, 1)
    row.append(label)
    row.append(value)
    return row
  }
}

/// Leads to the page from what is made before it.
@MainActor
private final class Relay {
  weak var page: FormPage?
}
