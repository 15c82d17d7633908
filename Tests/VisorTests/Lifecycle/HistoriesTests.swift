import Testing
import VisorProof

@Suite struct HistoriesTests {
  @Test(
    "What must always be true is true of histories of up to five deeds",
    arguments: Circumstances.all)
  func histories(_ given: Circumstances) {
    #expect(throws: Never.self) { try Search.part(given, atLeast: 500) }
  }
}
