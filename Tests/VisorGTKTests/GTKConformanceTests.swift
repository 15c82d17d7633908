import Testing
import VisorTestSupport

@Suite(.serialized) struct GTKConformanceTests {
  @Test("A window and a widget in it show what every surface is to show")
  func conforms() throws {
    let lines = Script.all.flatMap { [$0.name] + $0.looks.map(\.description) }
    #expect(try StageProgram.lines("conformance") == lines + lines)
  }
}
