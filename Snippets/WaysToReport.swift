import Visor
import VisorTerminal

let hud = HUD.shared
let terminal = TerminalSurface(hud)

let count = try await hud.track("Counting…", failure: "Not counted", timeout: .seconds(30)) {
  work in
  for name in hud.track(["a", "b", "c"], "Reading", success: "Read") {
    try await Task.sleep(for: .milliseconds(200))
    work.detail = name
  }
  return 3
} succeeded: {
  "Counted \($0) files"
}

let logging = Task {
  for await entry in hud.events { print("\(entry.event.severity): \(entry)") }
}

HUD.show(.labeledProgress(title: "Saving \(count)", subtitle: nil))
HUD.flash(.labeledSuccess(title: "Saved", subtitle: nil), delay: .seconds(1))
await hud.untilGone()
logging.cancel()
