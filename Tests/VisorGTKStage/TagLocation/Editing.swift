import CGTK
import TagLocationModel
import TagLocationWindow

/// When the description is being edited, with a mouse and keys that are real to the window.
@MainActor
enum Editing {
  static func beginsAndEnds(_ stage: Stage) {
    let trial = TagTrial(stage)
    trial.openForm()
    let (form, person) = (trial.form, trial.person)
    stage.say("at first: \(trial.editing)")
    person.click(form.description.widget, at: (0.03, 0.95))
    stage.say("the edge of the cell is clicked: \(trial.editing)")
    person.type("ab")
    person.click(form.description.widget, at: (0.97, 0.05))
    stage.say("the other edge: \(trial.editing)")
    person.click(form.description.view)
    stage.say("the text: \(trial.editing)")
    for (name, cell) in [("latitude", Cell.latitude), ("date", .date)] {
      if let value = form.values[cell] { person.click(value) }
      stage.say("the \(name): \(trial.editing)")
      person.type("x")
      person.click(form.description.widget, at: (0.5, 0.9))
    }
    person.click(form.photoButton, at: (0.5, -0.2))
    stage.say("between the sections: \(trial.editing)")
    stage.say("typed: \(form.content.text)")
    trial.close()
  }

  static func endsByPulling(_ stage: Stage) {
    let trial = TagTrial(stage)
    trial.openForm()
    let (form, person) = (trial.form, trial.person)
    trial.write("A gate with a quadriga")
    person.act("click", "5")
    stage.pass(50)
    stage.say("scrolled: \(trial.editing)")
    person.click(form.description.view)
    stage.say("again: \(trial.editing)")
    if let value = form.values[.address] { person.drag(value, by: (0, -60)) }
    stage.say("dragged: \(trial.editing)")
    person.click(form.description.view)
    person.drag(form.description.view, by: (-80, 0))
    stage.say("the text was dragged over: \(trial.editing)")
    person.type("!")
    stage.say("what was marked is replaced: \(form.content.text.count < 23)")
    person.drag(form.description.widget, at: (0.5, 0.95), by: (0, -40))
    stage.say("dragged from the edge of the cell: \(trial.editing)")
    trial.close()
  }

  static func worksByKeys(_ stage: Stage) {
    let trial = TagTrial(stage)
    trial.openForm()
    let (form, person) = (trial.form, trial.person)
    trial.write("ab")
    person.press("Tab")
    stage.say("Tab: \(trial.editing), \(gtk_widget_has_focus(form.categoryButton) != 0)")
    person.press("space")
    trial.settle()
    stage.say("space: \(trial.window.page)")
    if let button = trial.window.categories.buttons[.park] { gtk_widget_grab_focus(button) }
    person.press("Return")
    trial.settle()
    stage.say("Return: \(trial.window.page), \(form.content.category)")
    gtk_widget_grab_focus(form.categoryButton)
    person.press("shift+Tab")
    person.type("c")
    stage.say("Shift and Tab: \(trial.editing), \(form.content.text)")
    trial.close()
  }
}
