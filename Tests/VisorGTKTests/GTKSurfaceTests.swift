import Foundation
import Testing

// One after the other: a person has one mouse, and the machine a few processors.
@Suite(.serialized) struct GTKSurfaceTests {
  @Test("While the HUD holds input nothing beneath it can be used; afterwards everything can")
  func heldFromEverything() throws {
    #expect(
      try StageProgram.lines("input-held-from-everything") == [
        "before: save 2, done 1, typed 0, menu open true",
        "meanwhile: save 0, done 0, typed 0, menu open false", "the focus is back: true",
        "afterwards: save 2, done 1, typed 2, menu open true",
      ])
  }

  @Test("It lies over all of a window, whatever kind of window that is")
  func kindsOfWindows() throws {
    #expect(
      try StageProgram.lines("placement-covers-all-kinds-of-windows") == [
        "a plain titlebar: none, then all, then none", "a header bar: none, then all, then none",
        "no decoration: none, then all, then none",
        "a layout manager of its own: none, then all, then none",
        "one that stacks: none, then all, then none",
      ])
  }

  @Test(
    "It lies over all of a window of libadwaita's",
    .enabled(
      if: FileManager.default.fileExists(atPath: "/usr/share/doc/libadwaita-1-0"),
      "libadwaita-1-0 is not installed"))
  func adwaita() throws {
    #expect(
      try StageProgram.lines("placement-covers-adwaita-windows") == [
        "libadwaita: none, then all, then none"
      ])
  }

  @Test("It stays over a window that changes, waits for one, and outlives one that is destroyed")
  func followsTheWindow() throws {
    #expect(
      try StageProgram.lines("placement-follows-the-window") == [
        "shown before the window: all", "resized: all, 630", "another child: all",
        "another titlebar: all",
        "moved away: none; there: all",
        "the other window was destroyed: all", "over: none",
      ])
  }

  @Test("Over one widget it leaves the rest of the window alone, and goes where the widget goes")
  func oneWidget() throws {
    #expect(
      try StageProgram.lines("placement-covers-one-widget") == [
        "header 1, content 0, typed ", "the focus is on the header button: true",
        "it has moved, and the HUD with it: false, true", "it is hidden: none", "afterwards: 1",
        "it is gone: none",
      ])
  }

  @Test("Esc, a tap on the box or the button take away what may be taken away")
  func acts() throws {
    #expect(
      try StageProgram.lines("acts-dismiss") == [
        "a tap beside it: shown, heard [\"outside\"]",
        "a tap on it: hidden, heard [\"outside\", \"box\"]", "Escape: hidden",
        "neither is wanted: shown", "a toast lets through: 1, shown", "Escape takes it: hidden",
      ])
    #expect(
      try StageProgram.lines("acts-take-the-way-out") == [
        "offered: false", "offered: true", "clicked: asked true, hidden",
        "by Tab and Return: asked true", "by Escape: asked true",
        "a button of the program's own: 1, shown",
      ])
  }

  @Test("It can hold input from everything, from what the box lies on, or from nothing")
  func reaches() throws {
    #expect(
      try StageProgram.lines("acts-reach") == [
        "everything: beneath the box 0, beside it 0, typed 0",
        "box: beneath the box 0, beside it 1, typed 1",
        "nothing: beneath the box 1, beside it 1, typed 1",
      ])
  }

  @Test("Closing the window is refused, takes the way out, or is left to the program")
  func closes() throws {
    #expect(
      try StageProgram.lines("acts-close") == [
        "nothing is there: the program was asked 1 times",
        "refused: the program was asked 1 times", "allowed: the program was asked 2 times",
        "cancels: the program was asked 2 times, and the work false",
        "over: the program was asked 3 times",
        "cancels what may be: the program was asked 3 times, and the work true",
      ])
  }

  @Test("A button that was held down when the HUD came is let go of without a click")
  func pressed() throws {
    #expect(
      try StageProgram.lines("acts-lose-nothing-pressed") == [
        "pressed before and released meanwhile: 0", "it still looks pressed: false",
        "a click afterwards: 1",
      ])
  }

  @Test("Text that was being typed goes on where it was")
  func selection() throws {
    #expect(
      try StageProgram.lines("acts-keep-the-selection") == ["typed before and after: acb"])
  }

  @Test("Settings of the desktop are followed while it is there")
  func surroundings() throws {
    #expect(
      try StageProgram.lines("surroundings-are-followed") == [
        "at first: light", "dark: dark", "no motion: dark, no motion",
        "large text: dark, no motion, text ×2.0",
        "right to left: dark, no motion, right to left, text ×2.0",
        "high contrast: dark, high contrast, no motion, right to left, text ×2.0",
      ])
  }

  @Test("Nothing wakes while nothing moves, shown or hidden")
  func sleeps() throws {
    #expect(
      try StageProgram.lines("endurance-sleeps") == [
        "shown, and nothing moves: 0 turns of the loop", "hidden: 0 turns of the loop",
      ])
  }

  @Test("Ten thousand rounds leave no memory, widget or handler behind")
  func leavesNothingBehind() throws {
    #expect(
      try StageProgram.lines("endurance-leaves-nothing-behind") == [
        "memory grew by less than 2 MB: yes", "children of the window: 0",
        "controllers of the window: 0", "a layout manager is left: false",
      ])
  }

  @Test("Menus close when it comes, open ones and those that are opened meanwhile")
  func menus() throws {
    #expect(
      try StageProgram.lines("menus-open-ones-close") == [
        "open before: true", "open meanwhile: false", "clicked: false", "open afterwards: true",
      ])
  }

  @Test("Shortcuts of the program wait, also those that listen first")
  func shortcuts() throws {
    #expect(
      try StageProgram.lines("menus-shortcuts-wait") == [
        "before: 1", "meanwhile: 1", "afterwards: 2",
      ])
  }

  @Test("Several windows have a HUD each, and a window can have several")
  func windows() throws {
    #expect(
      try StageProgram.lines("windows-have-their-own") == [
        "the first: all, none", "the second: none, all", "two on one: all, all",
        "one of them: all, all", "none: none, none",
      ])
  }

  @Test("Over one widget, keys pressed elsewhere reach nothing that is covered")
  func coveredShortcuts() throws {
    #expect(
      try StageProgram.lines("menus-covered-shortcuts-wait") == [
        "before: quick 1, save 1, open 1", "meanwhile: quick 1, save 0, open 0",
        "one that came meanwhile: 0", "afterwards: quick 1, save 1, open 1",
        "the one that came meanwhile: 1",
      ])
  }

  @Test("A button that was activated by a key just before does not click beneath the HUD")
  func keysBefore() throws {
    #expect(
      try StageProgram.lines("acts-let-go-of-keys") == [
        "activated just before: 0", "the focus is back: true", "afterwards: 2",
      ])
  }

  @Test("While the window is given away it is as if there were no HUD")
  func givenAway() throws {
    #expect(
      try StageProgram.lines("acts-give-the-window-away") == [
        "before: covers all, clicked 0", "given away: covers none, clicked 1",
        "twice: covers none, clicked 1", "something happens: covers none, clicked 1",
        "back: covers all, clicked 0", "over: covers none, clicked 1",
      ])
  }

  private static let storm = [
    "before: save 200, done 200, typed 200, by mnemonic true",
    "meanwhile: save 0, done 0, typed 0, by mnemonic false",
    "afterwards: save 200, done 200, typed 200, by mnemonic true",
  ]

  @Test("Of hundreds of clicks and keys none arrives, and afterwards all do")
  func storm() throws {
    #expect(try StageProgram.lines("input-held-in-a-storm") == Self.storm)
  }

  @Test(
    "The same under Wayland",
    .enabled(
      if: FileManager.default.fileExists(atPath: "/usr/bin/weston"), "weston is not installed"))
  func stormUnderWayland() throws {
    #expect(
      try StageProgram.lines("input-held-in-a-storm", ["VISOR_STAGE_WESTON=1"]) == Self.storm)
  }

  /// Only the administrator can start the server that has such a screen.
  private static let canTouch =
    geteuid() == 0
    && ["input/inputtest", "drivers/dummy"].allSatisfy {
      FileManager.default.fileExists(atPath: "/usr/lib/xorg/modules/\($0)_drv.so")
    }

  @Test(
    "Of touches none arrives, and afterwards all do",
    .enabled(
      if: canTouch, "there is no Xorg with the drivers inputtest and dummy, or no right to it"))
  func touches() throws {
    #expect(
      try StageProgram.lines("input-held-from-touch", ["VISOR_STAGE_TOUCH=1"]) == [
        "before: save 20, done 20, menu open true, heard 0 beside the box and 0 on it",
        "meanwhile: save 0, done 0, menu open false, heard 41 beside the box and 1 on it",
        "afterwards: save 20, done 20, menu open true, heard 0 beside the box and 0 on it",
      ])
  }

  private static let hasMesa = ["x86_64", "aarch64"].contains {
    FileManager.default.fileExists(atPath: "/usr/lib/\($0)-linux-gnu/dri/swrast_dri.so")
  }

  @Test(
    "Whoever draws it, it is seen",
    arguments: [("cairo", "GskCairoRenderer"), ("gl", "GskGLRenderer")])
  func drawn(renderer: String, type: String) throws {
    guard renderer == "cairo" || Self.hasMesa else { return }
    #expect(
      try StageProgram.lines("surroundings-are-drawn", ["VISOR_STAGE_RENDERER=\(renderer)"]) == [
        "drawn by \(type)", "while it is there: ground 4, box 24",
      ])
  }

  @Test(
    "What turns from frame to frame is what drawing all of it anew shows",
    arguments: [("cairo", "1"), ("cairo", "2"), ("gl", "1")])
  func turns(renderer: String, scale: String) throws {
    guard renderer == "cairo" || Self.hasMesa else { return }
    let variables = ["VISOR_STAGE_RENDERER=\(renderer)", "GDK_SCALE=\(scale)"]
    #expect(
      try StageProgram.lines("turning-turns", variables)
        == [200, 170, 400, 850, 4321].map {
          "after \($0) ms: the spinner else, nothing not as drawn anew"
        } + ["another figure: the spinner else", "in another theme: the spinner else"])
  }

  @Test("Two pixels a point change nothing but the picture")
  func scale() throws {
    #expect(
      try StageProgram.lines("surroundings-have-a-scale", ["GDK_SCALE=2"]) == [
        "light, ×2: covers all, clicked 1, heard [\"outside\", \"box\"]",
        "afterwards: clicked 2",
      ])
  }
}
