import Foundation
import Testing
import Visor
import VisorFoundation

@Suite struct ErrorTextTests {
  private struct Plain: Error {}
  private enum Named: Error {
    case noDisk
  }
  private struct Told: LocalizedError {
    var errorDescription: String? { "The disk is full" }
    var recoverySuggestion: String? { "Free some space" }
  }
  private struct Reasoned: LocalizedError {
    var failureReason: String? { "It was busy" }
  }

  @Test(
    "Only what was written for people is said of an error",
    arguments: [
      (Plain() as any Error, nil as String?),
      (Named.noDisk, nil),
      (Told(), "The disk is full"),
      (Reasoned(), "It was busy"),
      (NSError(domain: "Domain", code: 3), nil),
      (NSError(domain: "Domain", code: 3, userInfo: [NSLocalizedDescriptionKey: "Busy"]), "Busy"),
      (NSError(domain: "Domain", code: 3, userInfo: [NSLocalizedDescriptionKey: ""]), nil),
      (POSIXError(.ENOSPC), "No space left on device"),
    ])
  func message(error: any Error, message: String?) {
    #expect(ErrorText(error)?.message == message)
  }

  @Test("The program's words come before the error's, and those before the ones for all else")
  func order() {
    let text = ErrorText.message(otherwise: "Could not save") { $0 is Named ? "No disk" : nil }
    #expect(
      [text(Named.noDisk), text(Told()), text(Plain())]
        == ["No disk", "The disk is full", "Could not save"])
  }

  @Test("A failure says what can be done, and giving up is none")
  func failures() {
    let stage = Stage()
    stage.hud.begin("Saving").fail(with: Told())
    stage.hud.begin("Saving").fail(with: Plain(), otherwise: "Could not save")
    stage.hud.begin("Saving").fail(with: CancellationError())
    stage.hud.begin("Saving").fail(with: CocoaError(.userCancelled))
    stage.hud.begin("Saving").fail(with: Named.noDisk) { _ in "No disk" }
    #expect(
      stage.ends == [
        "failed: The disk is full (Free some space)", "failed: Could not save", "cancelled",
        "cancelled", "failed: No disk",
      ])
  }

  @Test("It is what a stream says of its errors")
  func stream() {
    let messages = StreamMessages<Named>(
      "Saving", failure: ErrorText.message(otherwise: "Could not save"))
    #expect(messages.failure(.noDisk) == Flash(.failure, "Could not save"))
  }
}
