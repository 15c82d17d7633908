private import Glibc

extension StoreFile {
  /// The file in the person's own folder for data, in a folder of the example's that is made if need be.
  ///
  /// One that cannot be made is told of by the first attempt to keep something.
  ///
  /// - Parameters:
  ///   - folder: What the folder is called.
  ///   - name: What the file is called.
  package static func own(in folder: String, named name: String) -> StoreFile {
    let place = dataFolder + "/" + folder
    var made = ""
    for part in place.split(separator: "/") {
      made += "/" + part
      mkdir(made, 0o700)
    }
    return StoreFile(path: place + "/" + name)
  }

  /// Where programs keep what is a person's, by the XDG base directories; a relative one does not count.
  private static var dataFolder: String {
    if let folder = variable("XDG_DATA_HOME"), folder.hasPrefix("/") { return folder }
    return (variable("HOME") ?? "") + "/.local/share"
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
