import Foundation
import Testing
import VisorCommand
import VisorDesktop
import VisorScene

@Suite struct GalleryTests {
  @Test("The gallery leaves nothing out")
  func everything() {
    func names(_ title: String) -> [String] {
      GallerySection.all.first { $0.title == title }?.subjects.map(\.name) ?? []
    }
    let contents = SnapshotArguments.Content.allCases.map(\.rawValue)
    #expect(names("Contents").prefix(contents.count) == contents[...])
    #expect(names("Indicators") == HUDScene.Indicator.all.map(\.name))
    #expect(names("Positions") == HUDScene.Theme.Position.catalogue.map(\.name))
    #expect(names("Motions") == HUDScene.Motion.catalogue.map(\.name))
    for theme in HUDScene.Theme.all {
      #expect(names("Themes").contains { $0.hasPrefix("\(theme.name) ") })
    }
  }

  @Test("A page has a picture for each appearance, and no two share a file")
  func page() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "visor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let positions = try #require(GallerySection.all.first { $0.title == "Positions" })
    try GalleryCommand(GalleryArguments(folder: Array(folder.path.utf8)), sections: [positions])
      .run()
    let html = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    let files = html.split(separator: "src=\"").dropFirst().compactMap {
      $0.split(separator: "\"").first.map(String.init)
    }
    #expect(Set(files).count == 18)
    for file in files {
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: file).path))
    }
  }
}
