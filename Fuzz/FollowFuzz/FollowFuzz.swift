import Visor
import VisorCommand

/// Follows any bytes: wherever they are cut, they say the same, and no work is left at their end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFollow(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let cut = bytes.isEmpty ? 0 : Int(bytes[0]) % bytes.count
  let whole = Followed([bytes[...]])
  precondition(whole == Followed([bytes[..<cut], bytes[cut...]]), "a cut changes what is said")
  precondition(whole.runningCount == 0, "work outlives its input")
  return 0
}

/// What a HUD shows of an input.
private struct Followed: Equatable {
  let hasLost: Bool
  let runningCount: Int
  let events: [String]

  init(_ pieces: [ArraySlice<UInt8>]) {
    let hud = HUD()
    var work = FollowedWork(hud: hud, title: "")
    var text = FollowedText(name: "input", input: 0)
    for piece in pieces { text.take(piece, &work) }
    hasLost = text.finish(&work)
    let sample = hud.sample(since: Journal.Cursor())
    runningCount = sample.presentation.running.count
    events = sample.journal.entries.map { entry in
      switch entry.event {
      case .end(let end):
        "end \(end.message) \(end.detail) \(end.reason) \(end.flash.map { "\($0)" } ?? "")"
      case .flash(let flash): "flash \(flash)"
      case .log(let line): "log \(line)"
      case .diagnostic(let sentence): "diagnostic \(sentence)"
      }
    }
  }
}
