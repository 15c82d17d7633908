internal import CGTK
package import ExampleWidgets
package import TagLocationModel

/// The list that a category is picked from.
@MainActor
package final class CategoryPage {
  let widget: Widget
  package let buttons: [Category: Widget]
  private let checks: [Category: Widget]

  init(_ picked: @escaping @MainActor (Category) -> Void) {
    let section = Make.column("section")
    var buttons: [Category: Widget] = [:]
    var checks: [Category: Widget] = [:]
    for category in Category.allCases {
      let content = Make.row()
      let label = Make.label(category.rawValue)
      gtk_widget_set_hexpand(label, 1)
      let check: Widget = gtk_image_new_from_icon_name("object-select-symbolic")
      content.append(label)
      content.append(check)
      let button = Make.cellButton(content)
      Signals.on(button.raw, "clicked") { picked(category) }
      section.append(button)
      buttons[category] = button
      checks[category] = check
    }
    self.buttons = buttons
    self.checks = checks
    section.setMargins(16)
    gtk_widget_set_valign(section, GTK_ALIGN_START)
    widget = Make.scrolling(section)
  }

  /// Marks the one that is picked.
  func mark(_ picked: Category) {
    for (category, check) in checks { gtk_widget_set_opacity(check, category == picked ? 1 : 0) }
  }
}
