import Testing
import Visor
import VisorScene

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// All that is drawn while a HUD comes, is turned back, comes again and goes, as stored text.
@Suite struct MotionScenesTests {
  private static let references =
    #filePath.dropLast("Motion/MotionScenesTests.swift".count)
    + "References/"

  /// A scene for each 40 ms, one command a line; a scene that is the one before is not told again.
  private func scenes(_ motion: HUDScene.Motion) -> String {
    var theme = HUDScene.Theme.handDrawn
    theme.motion = motion
    var scene = HUDScene.phone(theme)
    var play = Play()
    var (text, last) = ("", "")
    for moment in stride(from: Int64(0), through: 1600, by: 40) {
      if [0, 240, 840].contains(moment) { play.flash(.success, "Tagged", at: moment) }
      if [160, 720, 1240].contains(moment) { play.hide(at: moment) }
      let list = scene.picture(play, at: moment).list.description
      text += "\(moment) ms\n"
      if list != last { text += list.isEmpty ? "nothing\n" : "\(list)\n" }
      last = list
    }
    return text
  }

  @Test(
    "Every scene of each motion and its interruptions is as stored",
    arguments: HUDScene.Motion.catalogue.map(\.name))
  func asStored(name: String) throws {
    let scenes = scenes(try #require(HUDScene.Motion.named(name)))
    let path = "\(Self.references)motion-\(name).txt"
    if getenv("VISOR_RENEW_REFERENCES") != nil {
      #expect(Self.write(scenes, to: path), "\(path) cannot be written")
    }
    let stored = Self.read(path) ?? "There is no \(path): make references"
    #expect(scenes.split(separator: "\n") == stored.split(separator: "\n"))
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    let written = fputs(text, file)
    return fclose(file) == 0 && written >= 0
  }
}
