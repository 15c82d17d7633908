package import VisorCommand
import VisorScene

/// `visor-desktop gallery`: writes a page that shows every look.
package struct GalleryCommand {
  private let folder: [UInt8]
  private let parts: [GallerySection]

  /// - Parameters:
  ///   - arguments: Where the page goes.
  ///   - sections: The parts of the page.
  package init(_ arguments: GalleryArguments, sections: [GallerySection] = GallerySection.all) {
    folder = arguments.folder
    parts = sections
  }

  /// Draws all pictures and writes the page.
  package func run() throws(PictureFailure) {
    try PictureFile.makeFolder(folder)
    let fonts = Fonts()
    var sections: [(section: GallerySection, entries: [GalleryPage.Entry])] = []
    for section in parts {
      try PictureFile.makeFolder(path(section.prefix))
      var entries: [GalleryPage.Entry] = []
      for subject in section.subjects {
        entries.append(try entry(subject, in: section, fonts: fonts))
      }
      sections.append((section, entries))
    }
    let page = GalleryPage(sections: sections)
    try PictureFile.write(Array(page.html.utf8), to: path("index.html"))
  }

  private func entry(
    _ subject: GallerySubject, in section: GallerySection, fonts: Fonts
  ) throws(PictureFailure) -> GalleryPage.Entry {
    var files: [(HUDScene.Preferences.Appearance, String)] = []
    for appearance in HUDScene.Preferences.Appearance.allCases {
      let picture = GalleryPicture(subject.shown(appearance), fonts: fonts)
      let name = "\(Self.fileName(subject.name))-\(appearance.rawValue).\(picture.suffix)"
      let file = "\(section.prefix)/\(name)"
      try PictureFile.write(try picture.file(), to: path(file))
      files.append((appearance, file))
    }
    return GalleryPage.Entry(
      name: subject.name, files: files, width: subject.arguments.width,
      height: subject.arguments.height)
  }

  private func path(_ name: String) -> [UInt8] {
    folder + [UInt8(ascii: "/")] + Array(name.utf8)
  }

  /// A name of letters and digits, hyphens between them.
  private static func fileName(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-").lowercased()
  }
}
