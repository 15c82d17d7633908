import Testing
import Visor

@Suite struct StreamMessagesTests {
  private struct Refusal: Error {}

  @Test(
    "An outcome stays as many seconds as were named",
    arguments: [
      (0.3, Duration.milliseconds(300)), (0.1, .milliseconds(100)), (2.5, .milliseconds(2500)),
      (1e-9, .nanoseconds(1)), (0, .zero), (-1, .seconds(-1)), (.nan, .zero),
      (.infinity, .seconds(31_556_952_000)), (-.infinity, .seconds(-31_556_952_000)),
    ])
  func stay(seconds: Double, stay: Duration) {
    let messages = StreamMessages<Refusal>.wordless(viewDelay: seconds)
    #expect(messages.interruption == Flash(.failure, stay: .time(stay)))
  }

  @Test("Nothing is said of an error unless the program says it")
  func silence() {
    let messages = StreamMessages<Refusal>("Saving")
    #expect(messages.failure(Refusal()) == Flash(.failure))
  }
}
