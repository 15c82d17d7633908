import VisorCommand

/// Reads any bytes as a history.
///
/// What is refused is refused with a line that is there; what is read has the same answers however
/// often they are asked for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReplay(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
  do throws(Replay.MalformedLine) {
    let replay = try Replay(bytes)
    let answers = replay.answers()
    precondition(answers.count <= lines, "there are more answers than lines")
    precondition(answers == replay.answers(), "a question has two answers")
  } catch {
    precondition((1...lines).contains(error.number), "there is no line \(error.number)")
    precondition(!error.reason.isEmpty, "a line is refused without a reason")
  }
  return 0
}
