import Testing

@testable import VisorCommand

@Suite struct MalformedReplayTests {
  /// What becomes of a history: the refusal, or the answers.
  private func outcome(_ bytes: [UInt8]) -> String {
    do throws(Replay.MalformedLine) {
      return try Replay(bytes).answers().joined(separator: "\n")
    } catch {
      return error.description
    }
  }

  @Test(
    "A malformed line is refused with its number and the reason",
    arguments: [
      ("hello", "a line begins with set, # or a moment such as @100"),
      ("begin a \"A\"", "a line begins with set, # or a moment such as @100"),
      ("\"@0\" ?", "a step such as @100 is missing"),
      ("@ ?", "a line begins with set, # or a moment such as @100"),
      ("@1.5 ?", "a line begins with set, # or a moment such as @100"),
      ("@+1 ?", "a line begins with set, # or a moment such as @100"),
      ("@٣ ?", "a line begins with set, # or a moment such as @100"),
      ("@-1 ?", "the moment @-1 is out of range"),
      ("@9223372036855 ?", "the moment @9223372036855 is out of range"),
      ("@99999999999999999999 ?", "the moment @99999999999999999999 is out of range"),
      ("@4 ?", "@4 comes after @5"),
      ("@5", "what happens, such as begin is missing"),
      ("@5 explode", "explode is nothing that can happen"),
      ("@5 ? ?", "? is not expected here"),
      ("@5 begin", "the name of an activity is missing"),
      ("@5 begin a", "a message in double quotes is missing"),
      ("@5 begin a b", "a message in double quotes is missing"),
      ("@5 begin \"a\" \"A\"", "the name of an activity is missing"),
      ("@5 begin a \"A", "a string is not closed"),
      ("@5 begin a \"A\\\"", "a string is not closed"),
      ("@5 begin a \"A\\n\"", #"a backslash in a string goes before " or \ only"#),
      ("@5 begin a \"A\\", #"a backslash in a string goes before " or \ only"#),
      ("@5 begin a \"A\" \"B\"", "\"B\" is not expected here"),
      ("@5 begin a \"A\" instant passes", "passes is not expected here"),
      ("@5 begin a \"A\" # comment", "# is not expected here"),
      ("@5 update a", "message or progress is missing"),
      ("@5 update a detail \"A\"", "an update is of message or progress, not detail"),
      ("@5 update a progress", "progress is missing"),
      ("@5 update a progress 1e3", "progress is not a decimal number, nan, inf or -inf: 1e3"),
      ("@5 update a progress 0x1", "progress is not a decimal number, nan, inf or -inf: 0x1"),
      ("@5 update a progress 1.", "progress is not a decimal number, nan, inf or -inf: 1."),
      ("@5 update a progress .5", "progress is not a decimal number, nan, inf or -inf: .5"),
      ("@5 update a progress -", "progress is not a decimal number, nan, inf or -inf: -"),
      ("@5 update a progress NaN", "progress is not a decimal number, nan, inf or -inf: NaN"),
      ("@5 end a done", "done is not expected here"),
      ("@5 end a in", "the time until the end is missing"),
      ("@5 end a in 1.5", "the time until the end is not a whole number of milliseconds: 1.5"),
      ("@5 end a instant in 5", "in is not expected here"),
      ("@5 end a success", "a message in double quotes is missing"),
      ("@5 end a success \"A\" for", "the time of a flash is missing"),
      (
        "@5 end a success \"A\" for x",
        "the time of a flash is not a whole number of milliseconds: x"
      ),
      ("@5 end a success \"A\" sticky for 5", "for is not expected here"),
      ("@5 flash", "a flash is a success, failure, warning or info"),
      ("@5 flash oops \"A\"", "a flash is a success, failure, warning or info"),
      ("@5 dismiss instant", "instant is not expected here"),
      ("@5 hide now", "now is not expected here"),
      ("set grace 5", "settings stand before the first step"),
      ("@5 begin a \"\u{FFFD}\"\u{0}", "\u{0} is not expected here"),
    ])
  func refusals(_ line: String, _ reason: String) {
    #expect(outcome(Array("# first\n\n@5 dismiss\n\(line)\n@9 ?".utf8)) == "line 4: \(reason)")
  }

  @Test(
    "A malformed setting is refused",
    arguments: [
      ("set", "the name of a setting is missing"), ("set speed 5", "there is no setting speed"),
      ("set grace", "grace is missing"), ("set grace -1", "grace is negative"),
      ("set grace off", "grace is not a whole number of milliseconds: off"),
      ("set escape never", "escape is not a whole number of milliseconds: never"),
      ("set hold", "begin or visible is missing"),
      ("set hold on", "hold is begin or visible, not on"),
      ("set grace 5 5", "5 is not expected here"),
    ])
  func settings(_ line: String, _ reason: String) {
    #expect(outcome(Array(line.utf8)) == "line 1: \(reason)")
  }

  @Test("What is not UTF-8 is refused in its line, comments included")
  func encoding() {
    #expect(outcome(Array("@0 ?\n# ".utf8) + [0xFF]) == "line 2: it is not UTF-8")
  }

  @Test(
    "What is unusual but in the form is read",
    arguments: [
      ("", ""), ("\n\n", ""), ("# only this", ""), (" \t # indented\n@0 ?", "@0 hidden"),
      ("#\u{301} a mark on the sign\n@0 ?", "@0 hidden"),
      ("@0 ?\r\n@1 ?\r\n", "@0 hidden\n@1 hidden"),
      ("  @0\t?  ", "@0 hidden"), ("@007 ?", "@7 hidden"), ("@-0 ?", "@0 hidden"),
      ("set grace 99999999999999999999\n@0 ?", "@0 hidden"),
      ("@0 end a in -99999999999999999999\n@0 ?", "@0 hidden"),
      (
        "set appear 0\n@0 flash info \"\\\"\\\\\" for 99999999999999999999\n@9 ?",
        "@9 shown alpha=1.000 info \"\"\\\" running=0 blocks"
      ),
      ("@0 begin a \"\"passes\n@0 begin b\"\"\n@0 ?", "@0 hidden blocks"),
    ])
  func unusual(_ history: String, _ answers: String) {
    #expect(outcome(Array(history.utf8)) == answers)
  }
}
