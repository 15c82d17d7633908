import AddBookmarkActions
import AddBookmarkModel
import Glibc
import Visor
import VisorScreenlets
import VisorTerminal

// `visor-bookmark`: the actions of the window, on a terminal.
do throws(BookmarkCommand.Fault) {
  exit(await run(try BookmarkCommand(Array(CommandLine.arguments.dropFirst()))))
} catch {
  print(Neutral.line("visor-bookmark: \(error.sentence)") + " See visor-bookmark --help.\n", to: 2)
  exit(2)
}

/// Does what is asked.
///
/// - Returns: The status to exit with.
@MainActor
func run(_ command: BookmarkCommand) async -> Int32 {
  switch command {
  case .help: return print(BookmarkCommand.usage, to: 1) ? 0 : 1
  case .title(let url):
    return await perform([(AddBookmarkScreenlet.getTitleAction, nil)], url: url)
  case .add(let url, let title?):
    return await perform([(AddBookmarkScreenlet.addBookmarkAction, nil)], url: url, title: title)
  case .add(let url, nil):
    let both = [AddBookmarkScreenlet.getTitleAction, AddBookmarkScreenlet.addBookmarkAction]
    return await perform(both.map { ($0, nil) }, url: url)
  case .list: return await perform([(AddBookmarkScreenlet.listAction, nil)])
  case .delete(let number): return await perform([(AddBookmarkScreenlet.deleteAction, number)])
  }
}

/// Performs actions one after another, as long as they work.
@MainActor
func perform(_ actions: [(name: String, sender: Any?)], url: String = "", title: String = "") async
  -> Int32
{
  let hud = HUD(Settings())
  let surface = TerminalSurface(hud)
  let view = TerminalView(BookmarkDraft(url: url, title: title))
  let screenlet = AddBookmarkScreenlet(view: view, hud: hud, store: .own, titles: TitleSource())
  for action in actions {
    screenlet.performAction(name: action.name, sender: action.sender)
    await screenlet.untilIdle()
    if view.lines == nil { break }
  }
  surface.close()
  guard let lines = view.lines else { return 1 }
  return print(lines.map { $0 + "\n" }.joined(), to: 1) ? 0 : 1
}

/// Writes all of a text.
///
/// - Returns: Whether it could be written.
@discardableResult
func print(_ text: String, to descriptor: Int32) -> Bool {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno != EINTR { return false }
    rest = rest.dropFirst(max(0, count))
  }
  return true
}
