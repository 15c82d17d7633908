import Testing
import VisorCommand

@Suite struct SizeTextTests {
  @Test(
    "A number and a unit are a number of bytes",
    arguments: [
      ("0", 0), ("4096", 4096), ("4096B", 4096), ("64K", 65_536), ("64k", 65_536),
      ("64KiB", 65_536), ("64kB", 64_000), ("64KB", 64_000), ("1.5G", 1_610_612_736),
      ("1.5GB", 1_500_000_000), (".5k", 512), ("1.", 1), ("2T", 2 << 40), ("2TiB", 2 << 40),
      ("3MB", 3_000_000), ("1P", 1 << 50), ("0.9999", 0), ("0.00000000000000000000001E", 0),
      ("7.999999999999999999E", .max - 1), ("9223372036854775807", .max),
    ])
  func size(text: String, expected: Int) throws {
    #expect(try SizeText.bytes(text) == expected)
  }

  @Test(
    "Anything else is none, and says why",
    arguments: [
      ("", .malformed), (".", .malformed), ("K", .malformed), ("-", .malformed),
      ("1 K", .malformed), ("1.2.3", .malformed), ("1e3", .malformed), ("inf", .malformed),
      ("+1", .malformed), ("--1", .malformed), ("٣K", .malformed), ("0x10", .malformed),
      ("1Ki", .malformed), ("1Z", .malformed), ("-1", .negative), ("-0K", .negative),
      ("8E", .tooLarge), ("9223372036854775808", .tooLarge), ("99999999999999999999K", .tooLarge),
    ] as [(String, SizeText.Invalid)])
  func invalid(text: String, reason: SizeText.Invalid) {
    #expect(throws: reason) { try SizeText.bytes(text) }
  }
}
