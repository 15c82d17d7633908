import Testing

extension EndToEndTests {
  /// The terminal of these tests itself.
  @Suite struct TmuxTests {
    @Test("Where tmux cannot be started that test fails, and nothing else ends")
    func missing() async {
      await #expect(processExitsWith: .success) {
        let place = try Workplace()
        place.environment["PATH"] = "/nonexistent"
        withKnownIssue { _ = try Tmux(place) }
      }
    }
  }
}
