import CGTK
import Glibc
import TagLocationModel
import TagLocationWindow
import VisorGTK

// `TagLocation [FILE]`: tags are kept in FILE, and in the person's own folder for data otherwise.
guard gtk_init_check() != 0 else {
  let sentence = Array("TagLocation: there is no display to open a window on.\n".utf8)
  _ = write(STDERR_FILENO, sentence, sentence.count)
  exit(1)
}
GLibLoop.serveMainActor()
let window = TagWindow(TagStore(path: CommandLine.arguments.dropFirst().first ?? ownFile()))
let loop = g_main_loop_new(nil, 0)
window.onClose { g_main_loop_quit(loop) }
window.present()
g_main_loop_run(loop)

/// The file in the person's own folder, which is made if need be.
///
/// One that cannot be made is told of by the first attempt to keep a tag.
func ownFile() -> String {
  let folder = String(cString: g_get_user_data_dir()) + "/visor-tag-location"
  g_mkdir_with_parents(folder, 0o700)
  return folder + "/tags.sqlite"
}
