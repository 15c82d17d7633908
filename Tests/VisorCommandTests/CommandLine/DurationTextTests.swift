import Testing
import VisorCommand

@Suite struct DurationTextTests {
  @Test(
    "A number and a unit are a duration",
    arguments: [
      ("300ms", .milliseconds(300)), ("0.3s", .milliseconds(300)), ("2s", .seconds(2)),
      ("5m", .seconds(300)), ("1h", .seconds(3600)), ("7", .seconds(7)), ("0", .zero),
      (".5", .milliseconds(500)), ("1.", .seconds(1)), ("1.5h", .seconds(5400)),
      ("0.0000000019s", .nanoseconds(1)), ("0.000001ms", .nanoseconds(1)), ("007s", .seconds(7)),
      ("9223372036.854775807s", .nanoseconds(Int64.max)),
      ("0.9999999999999999999999ms", .nanoseconds(999_999)),
    ] as [(String, Duration)])
  func duration(text: String, expected: Duration) throws {
    #expect(try Duration(argument: text) == expected)
  }

  @Test(
    "Anything else is none, and says why",
    arguments: [
      ("", .malformed), (".", .malformed), ("s", .malformed), ("-", .malformed),
      ("1d", .malformed), ("1 s", .malformed), ("1S", .malformed), ("1.2.3", .malformed),
      ("1e3", .malformed), ("nan", .malformed), ("inf", .malformed), ("+1s", .malformed),
      ("--1", .malformed), ("٣s", .malformed), ("1\u{301}s", .malformed), ("0x10", .malformed),
      ("-1s", .negative), ("-0", .negative), ("-nan", .malformed),
      ("9223372036.854775808s", .tooLong), ("2562048h", .tooLong),
      ("99999999999999999999999ms", .tooLong),
    ] as [(String, InvalidDuration)])
  func invalid(text: String, reason: InvalidDuration) {
    #expect(throws: reason) { try Duration(argument: text) }
  }
}
