import Testing
import VisorTestSupport
@testable import VisorCommand

@Suite struct JSONReaderTests {
  @Test(
    "A valid object is read",
    arguments: [
      ("{}", [:]),
      (" \t\r\n{ } \t\r\n", [:]),
      (#"{"a":null,"b":true,"c":false}"#, ["a": .null, "b": .bool(true), "c": .bool(false)]),
      (#"{ "a" : 1 , "" : "" }"#, ["a": .number("1"), "": .string("")]),
      (#"{"a":1,"a":2}"#, ["a": .number("2")]),
      (#"{"a":[],"b":{},"c":[1,[2],{"d":3}],"e":0}"#, .nested("a", "b", "c", zero: "e")),
      (#"{"a":[1 , "x\n" , null],"b":[ ],"e":0}"#, .nested("a", "b", zero: "e")),
      (#"{"a":"\"\\\/\b\f\n\r\t"}"#, ["a": .string("\"\\/\u{8}\u{C}\n\r\t")]),
      (#"{"a":"x\u0041\u00e9\u20AC"}"#, ["a": .string("xAé€")]),
      (#"{"a":"\ud83d\ude00\uD83D\uDE00"}"#, ["a": .string("😀😀")]),
      (#"{"a":"\ud83d"}"#, ["a": .string("\u{FFFD}")]),
      (#"{"a":"\ud83dx\ude00"}"#, ["a": .string("\u{FFFD}x\u{FFFD}")]),
      (#"{"a":"\ud83d\ud83d\ude00"}"#, ["a": .string("\u{FFFD}😀")]),
      (#"{"a":"\ud83d\n"}"#, ["a": .string("\u{FFFD}\n")]),
      (#"{"a":"\u0000\u001b"}"#, ["a": .string("\0\u{1B}")]),
      (#"{"é😀":"é😀\#u{7F}\#u{2028}"}"#, ["é😀": .string("é😀\u{7F}\u{2028}")]),
      (#"{"\u0061":1}"#, ["a": .number("1")]),
    ] as [(String, [String: JSONValue])])
  func valid(text: String, members: [String: JSONValue]) throws {
    #expect(try JSONReader.object(Array(text.utf8)) == members)
  }

  @Test(
    "A number is read, whatever its size",
    arguments: [
      ("0", 0, 0), ("-0", 0, 0), ("7", 7, 7), ("-12", -12, -12), ("0.5", 0.5, 0),
      ("-1.99", -1.99, -1), ("1e3", 1000, 1000), ("1E+3", 1000, 1000), ("12e-1", 1.2, 1),
      ("0e0", 0, 0), ("0.0001e4", 1, 1), ("9223372036854775807", 0x1p63, .max),
      ("9223372036854775808", 0x1p63, .max), ("-9223372036854775808", -0x1p63, .min),
      ("1e400", .infinity, .max), ("-1e400", -.infinity, .min), ("1e-400", 0, 0),
      ("1e99999999999999999999", .infinity, .max), ("1e-99999999999999999999", 0, 0),
      (String(repeating: "9", count: 5000), .infinity, .max),
      ("0." + String(repeating: "0", count: 5000) + "1", 0, 0),
    ] as [(String, Double, Int)])
  func number(literal: String, double: Double, whole: Int) throws {
    let members = try JSONReader.object(Array("{\"n\":\(literal)}".utf8))
    guard case .number(let number)? = members["n"] else {
      Issue.record("\(members)")
      return
    }
    #expect(number.double == double && number.whole == whole)
  }

  @Test(
    "What is no object is refused, with the place",
    arguments: [
      ("", "{ is missing at byte 1"),
      ("[]", "{ is missing at byte 1"),
      ("1", "{ is missing at byte 1"),
      ("{", "a name in quotation marks is missing at byte 2"),
      ("{a:1}", "a name in quotation marks is missing at byte 2"),
      ("{'a':1}", "a name in quotation marks is missing at byte 2"),
      (#"{"a""#, "a colon is missing at byte 5"),
      (#"{"a" 1}"#, "a colon is missing at byte 6"),
      (#"{"a":}"#, "a value is missing at byte 6"),
      (#"{"a":1"#, "a comma or } is missing at byte 7"),
      (#"{"a":1,}"#, "a name in quotation marks is missing at byte 8"),
      (#"{,"a":1}"#, "a name in quotation marks is missing at byte 2"),
      (#"{"a":1 "b":2}"#, "a comma or } is missing at byte 8"),
      (#"{"a":1]"#, "a comma or } is missing at byte 7"),
      (#"{"a":[1}"#, "a comma or ] is missing at byte 8"),
      (#"{"a":[1,]}"#, "a value is missing at byte 9"),
      (#"{"a":[}"#, "a value is missing at byte 7"),
      ("{}{}", "the end of the line is missing at byte 3"),
      ("{} x", "the end of the line is missing at byte 4"),
      ("{}\0", "the end of the line is missing at byte 3"),
      (#"{"a":tru}"#, "a value is missing at byte 6"),
      (#"{"a":True}"#, "a value is missing at byte 6"),
      (#"{"a":nulll}"#, "a comma or } is missing at byte 10"),
      (#"{"a":NaN}"#, "a value is missing at byte 6"),
      (#"{"a":Infinity}"#, "a value is missing at byte 6"),
      (#"{"a":01}"#, "a comma or } is missing at byte 7"),
      (#"{"a":-}"#, "a digit is missing at byte 7"),
      (#"{"a":-01}"#, "a comma or } is missing at byte 8"),
      (#"{"a":+1}"#, "a value is missing at byte 6"),
      (#"{"a":.5}"#, "a value is missing at byte 6"),
      (#"{"a":1.}"#, "a digit is missing at byte 8"),
      (#"{"a":1.e1}"#, "a digit is missing at byte 8"),
      (#"{"a":1e}"#, "a digit is missing at byte 8"),
      (#"{"a":1e+}"#, "a digit is missing at byte 9"),
      (#"{"a":0x1}"#, "a comma or } is missing at byte 7"),
      (#"{"a":1//c"#, "a comma or } is missing at byte 7"),
      (#"{"a":"x"#, "the closing quotation mark is missing at byte 8"),
      (#"{"a":"\"#, "a string holds an unknown escape at byte 7"),
      (#"{"a":"\x41"}"#, "a string holds an unknown escape at byte 7"),
      (#"{"a":"\U0041"}"#, "a string holds an unknown escape at byte 7"),
      (#"{"a":"\u12"}"#, "a hexadecimal digit is missing at byte 11"),
      (#"{"a":"\u12g4"}"#, "a hexadecimal digit is missing at byte 11"),
      (#"{"a":"\ud83d\u"}"#, "a hexadecimal digit is missing at byte 15"),
      ("{\"a\":\"\t\"}", "a string holds a control character at byte 7"),
      ("{\"a\":\"\0\"}", "a string holds a control character at byte 7"),
      ("{\u{A0}}", "a name in quotation marks is missing at byte 2"),
      ("\u{FEFF}{}", "{ is missing at byte 1"),
    ])
  func invalid(text: String, reason: String) {
    let error = #expect(throws: InvalidJSON.self) { try JSONReader.object(Array(text.utf8)) }
    #expect(error?.description == reason)
  }

  @Test("It is nested as deep as it may be, and no deeper", arguments: ["[", "{\"a\":"])
  func depth(open: String) throws {
    let close = open == "[" ? "]" : "}"
    func nested(_ depth: Int) -> [UInt8] {
      let inner = String(repeating: open, count: depth - 1) + "0"
      return Array("{\"a\":\(inner)\(String(repeating: close, count: depth - 1))}".utf8)
    }
    #expect(try JSONReader.object(nested(32)) == ["a": .nested])
    let error = #expect(throws: InvalidJSON.self) { try JSONReader.object(nested(33)) }
    #expect(error?.reason == .tooDeep)
    #expect(throws: InvalidJSON.self) { try JSONReader.object(nested(100_000)) }
  }

  @Test("What is no UTF-8 is repaired in a string and refused outside")
  func invalidText() throws {
    let bytes = Array(#"{"a":"x"#.utf8) + [0xFF, 0xC3] + Array(#"","#.utf8)
    #expect(
      try JSONReader.object(bytes + Array(#""b":1}"#.utf8))
        == ["a": .string("x\u{FFFD}\u{FFFD}"), "b": .number("1")])
    #expect(throws: InvalidJSON.self) { try JSONReader.object(bytes + [0xFF]) }
  }

  @Test("No bytes make it fail, and what is cut is no object", arguments: 0..<20)
  func anyBytes(seed: UInt64) throws {
    let valid = Array(
      #"{"a":[1,{"b":-2.5e+3}],"c":"x\u00e9\ud83d\ude00","d":true,"e":null,"visor":1}"#.utf8)
    for length in valid.indices {
      #expect(throws: InvalidJSON.self) { try JSONReader.object(Array(valid[..<length])) }
    }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      _ = try? JSONReader.object(random.mangled(valid))
    }
  }
}

extension JSONValue {
  fileprivate static func number(_ literal: String) -> JSONValue {
    .number(JSONNumber(literal: literal))
  }
}

extension [String: JSONValue] {
  fileprivate static func nested(_ names: String..., zero: String) -> Self {
    var members = Dictionary(uniqueKeysWithValues: names.map { ($0, JSONValue.nested) })
    members[zero] = .number(JSONNumber(literal: "0"))
    return members
  }
}
