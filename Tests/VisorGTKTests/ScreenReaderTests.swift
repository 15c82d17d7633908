import Foundation
import Testing

@Suite struct ScreenReaderTests {
  private static let hasReader = [
    "/usr/lib/python3/dist-packages/pyatspi", "/usr/libexec/at-spi-bus-launcher",
  ]
  .allSatisfy { FileManager.default.fileExists(atPath: $0) }

  @Test(
    "A screen reader is told what goes on, how far it is in quarters, and how it ended",
    .enabled(if: hasReader, "python3-pyatspi and at-spi2-core are not installed"))
  func run() throws {
    #expect(
      try StageProgram.lines("speech-tells-of-a-run", isHeard: true) == [
        "before:", "  frame “Trial”", "    panel “”", "      push button “_Save Save”",
        "      text “GtkEntry” focused", "      push button “GtkMenuButton”", "end of before",
        // What is covered is not there any more, and the focus is on the HUD.
        "remove panel “” | frame “Trial”", "focused 0 | text “GtkEntry”",
        "focused 1 | progress bar “Uploading”",
        "accessible-name: Uploading | progress bar “Uploading”",
        "busy 1 | progress bar “Uploading”",
        "accessible-name: Uploading, 25 % | progress bar “Uploading, 25 %”",
        "accessible-name: Uploading, 25 % | progress bar “Uploading, 25 %”",
        "accessible-name: Uploading, 50 % | progress bar “Uploading, 50 %”",
        "accessible-name: Uploading, 50 % | progress bar “Uploading, 50 %”",
        "accessible-name: Uploading, 75 % | progress bar “Uploading, 75 %”",
        "accessible-name: Uploading, 75 % | progress bar “Uploading, 75 %”",
        "accessible-name: Uploading, 100 % | progress bar “Uploading, 100 %”",
        "accessible-name: Uploading, 100 % | progress bar “Uploading, 100 %”", "meanwhile:",
        "  frame “Trial”", "    progress bar “Uploading, 100 %” busy",
        "      progress bar “Uploading, 100 %” focused value 1.0", "end of meanwhile",
        "focused 0 | progress bar “Uploading, 100 %”", "focused 1 | status bar “Uploaded”",
        "accessible-name: Uploaded | status bar “Uploaded”",
        "remove progress bar “Uploading, 100 %” | progress bar “Uploading, 100 %”",
        "accessible-name: Uploaded | progress bar “Uploaded”",
        "busy 0 | progress bar “Uploaded”", "outcome:", "  frame “Trial”",
        "    progress bar “Uploaded”", "      status bar “Uploaded” focused", "end of outcome",
        "add panel “” | frame “Trial”", "focused 0 | status bar “Uploaded”",
        "focused 1 | text “GtkEntry”", "remove status bar “Uploaded” | progress bar “Uploaded”",
        "remove progress bar “Uploaded” | frame “Trial”", "remove panel “” | frame “Trial”",
        "focused 0 | text “GtkEntry”", "focused 1 | alert “No connection”",
        "accessible-name: No connection | alert “No connection”", "add panel “” | frame “Trial”",
        "focused 0 | alert “No connection”", "focused 1 | text “GtkEntry”",
        "remove alert “No connection” | progress bar “No connection”",
        "accessible-name: No connection | progress bar “No connection”",
        "remove progress bar “No connection” | frame “Trial”", "afterwards:", "  frame “Trial”",
        "    panel “”", "      push button “_Save Save”", "      text “GtkEntry” focused",
        "      push button “GtkMenuButton”", "end of afterwards",
      ])
  }

  @Test(
    "A button that a screen reader knows from before does nothing while it is covered",
    .enabled(if: hasReader, "python3-pyatspi and at-spi2-core are not installed"))
  func coveredButtons() throws {
    #expect(
      try StageProgram.lines("speech-covered-buttons-do-nothing", isHeard: true) == [
        "before: clicked 1", "meanwhile: clicked 0", "afterwards: clicked 1",
        "meanwhile: clicked 0", "afterwards: clicked 1",
      ])
  }
}
