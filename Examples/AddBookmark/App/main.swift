import AddBookmarkModel
import AddBookmarkWindow
import CGTK
import ExampleSQLite
import Glibc
import VisorGTK

// `AddBookmark [FILE]`: bookmarks are kept in FILE, and in the person's own folder for data otherwise.
guard gtk_init_check() != 0 else {
  let sentence = Array("AddBookmark: there is no display to open a window on.\n".utf8)
  _ = write(STDERR_FILENO, sentence, sentence.count)
  exit(1)
}
GLibLoop.serveMainActor()
let file = CommandLine.arguments.dropFirst().first.map { StoreFile(path: $0) }
let window = AddBookmarkWindow(file.map { BookmarkStore($0) } ?? .own)
let loop = g_main_loop_new(nil, 0)
window.onClose { g_main_loop_quit(loop) }
window.present()
g_main_loop_run(loop)
