import AddBookmarkModel
import AddBookmarkWindow
import CGTK
import CSQLite
import ExampleSQLite
import Foundation
import LocalServer
import Visor

/// The window of the example, with somebody in front of it, a file of its own for bookmarks, and a
/// server for pages.
@MainActor
final class BookmarkTrial {
  let stage: Stage
  let person: Person
  let store: BookmarkStore
  let server: LocalServer
  private(set) lazy var window = makeWindow()
  /// What was opened.
  private(set) var opened: [String] = []
  private let folder: TrialFolder
  private var other: OpaquePointer?

  init(
    _ stage: Stage, patience: Int32 = 8_000, pageLimit: Int32? = nil, damaged: Bool = false
  ) {
    self.stage = stage
    person = Person(stage: stage)
    folder = TrialFolder(stage)
    let path =
      damaged
      ? folder.put("bookmarks.sqlite", Array(String(repeating: "garbage ", count: 999).utf8))
      : folder.file("bookmarks.sqlite")
    store = BookmarkStore(StoreFile(path: path, patience: patience, pageLimit: pageLimit))
    guard let server = try? LocalServer(Self.answer) else { stage.giveUp("there is no port") }
    self.server = server
    show()
  }

  private nonisolated static func answer(_ path: String) -> [LocalServer.Part] {
    let head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: text/html\r\n\r\n"
    return switch path {
    case "/page": [.gate, .text(head + "<title>A page &amp; its title</title>")]
    case "/quick": [.text(head + "<title>Quick</title>")]
    case "/silent": [.silence]
    default: [.text("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")]
    }
  }

  private func makeWindow() -> AddBookmarkWindow {
    AddBookmarkWindow(store, titles: TitleSource(patience: .seconds(8))) { [weak self] in
      self?.opened.append($0.text)
    }
  }

  private var isOpen: Bool { gtk_widget_get_native(form.address) != nil }

  private func show() {
    window.present()
    stage.wait("the window") { gtk_widget_get_mapped(window.widget) != 0 }
    stage.pass(150)
    person.focus(window.widget)
  }

  /// Ends the program, as far as the example goes, and starts it again.
  func restart() {
    if isOpen { gtk_window_destroy(window.widget.window) }
    stage.pass(50)
    window = makeWindow()
    show()
  }

  /// Takes away what it has kept.
  func close() {
    if isOpen { gtk_window_destroy(window.widget.window) }
    stage.pass(50)
    folder.remove()
  }

  var form: BookmarkForm { window.board.form }
  var titles: [String] { window.board.list.rows.map(\.title) }

  func address(_ path: String) -> String { server.url.absoluteString + path }

  /// Lets the page that somebody waits for come.
  func answer() { server.go() }

  func write(_ text: String, in entry: Widget) {
    person.click(entry)
    person.type(text)
  }

  /// Lets another program hold the file, or let go of it.
  func hold(_ isHeld: Bool) {
    if isHeld {
      sqlite3_open(store.file.path, &other)
      sqlite3_exec(other, "BEGIN EXCLUSIVE", nil, nil, nil)
    } else {
      sqlite3_exec(other, "COMMIT", nil, nil, nil)
      sqlite3_close(other)
      other = nil
    }
  }

  /// Lets the file be written to, or only be read; whoever runs this may write to any file, so it is
  /// the file that says so: by the version that a writer must know, in its header.
  func allowWriting(_ isAllowed: Bool) {
    guard let file = FileHandle(forUpdatingAtPath: store.file.path) else {
      stage.giveUp("there is no file")
    }
    try? file.seek(toOffset: 18)
    try? file.write(contentsOf: [isAllowed ? 1 : 9])
    try? file.close()
  }

  /// What the HUD says, unless it is on its way out.
  var hud: String {
    let presentation = window.hud.presentation()
    let words =
      switch presentation.content {
      case .working(let activity): "\(activity.message)|\(activity.detail)"
      case .outcome(let outcome): "\(outcome.flash.message)|\(outcome.flash.detail)"
      case nil: ""
      }
    return [.hidden, .leaving].contains(presentation.phase) ? "no HUD" : words
  }

  /// Waits until the HUD says something and can be tapped.
  ///
  /// - Returns: All that it said when it came.
  @discardableResult
  func waitForHUD(_ words: String) -> String {
    stage.wait("“\(words)”") {
      hud.hasPrefix(words) && window.hud.presentation().phase == .shown
    }
    let all = hud
    // What has only just come up is not taken away by a tap.
    stage.pass(500)
    return all
  }

  func waitForNoHUD() {
    stage.wait("no HUD") { window.hud.presentation().phase == .hidden }
    stage.pass(100)
  }

  /// What is beside the address: the button, or the spinner in its place.
  var beside: String {
    let isTurning = gtk_spinner_get_spinning(form.spinner.pointer) != 0
    let isButton = gtk_widget_get_mapped(form.getTitle) != 0
    return isTurning == isButton ? "muddled" : isButton ? "button" : "spinner"
  }
}

extension Widget {
  /// The same object, where its type is one of those that Swift knows nothing of.
  var pointer: OpaquePointer { OpaquePointer(self) }
}
