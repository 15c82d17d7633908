/// Reads a command line by the rows of a table.
package struct ArgumentParser: Sendable {
  let table: CommandTable

  package init(table: CommandTable) {
    self.table = table
  }

  /// Reads the arguments, without the tool's own name.
  package func parse(_ arguments: [[UInt8]]) throws(UsageError) -> Invocation {
    let scope = table.scope(of: nil)
    var scanner = ArgumentScanner(arguments[...], options: table.options, scope: scope)
    switch try scanner.next() {
    case nil:
      throw UsageError(.noCommand, scope: scope)
    case .option(let option, _):
      return option == .version ? .version : .help(nil)
    case .operand(let name):
      let command = try command(named: name)
      return try parse(scanner.remaining, of: command)
    }
  }

  private func command(named argument: [UInt8]) throws(UsageError) -> CommandSpec {
    let name = String(decoding: argument, as: UTF8.self)
    guard let command = table.command(named: name) else {
      let meant = Suggestion.nearest(to: name, among: table.commands.map(\.name))
      throw UsageError(.unknownCommand(argument, meant: meant), scope: table.scope(of: nil))
    }
    return command
  }

  private func parse(
    _ arguments: ArraySlice<[UInt8]>, of command: CommandSpec
  ) throws(UsageError) -> Invocation {
    let scope = table.scope(of: command)
    var matched = MatchedArguments(scope: scope)
    var scanner = ArgumentScanner(arguments, options: table.options(of: command), scope: scope)
    var operands = command.operands[...]
    while let token = try scanner.next() {
      switch token {
      case .option(.help, _):
        return .help(command.name)
      case .option(.version, _):
        return .version
      case .option(let option, let value):
        matched.record(option, try check(value, of: option, in: matched))
      case .operand(let argument):
        guard let operand = operands.first else { throw matched.error(.extraOperand(argument)) }
        if operand.count != .any { operands.removeFirst() }
        guard operand.kind == .program else {
          let value = try check(argument, operand.kind, operand.placeholder, in: matched)
          matched.record(operand, value)
          continue
        }
        guard !argument.isEmpty else {
          throw matched.error(.invalidValue(argument, of: operand.placeholder, .empty))
        }
        matched.record(operand, .program([argument] + scanner.remaining))
        return try command.interpret(matched)
      }
    }
    return try command.interpret(matched)
  }
}

extension ArgumentParser {
  private func check(
    _ value: [UInt8]?, of option: OptionSpec, in matched: MatchedArguments
  ) throws(UsageError) -> ArgumentValue? {
    guard let value, let kind = option.kind else { return nil }
    return try check(value, kind, option.longSpelling, in: matched)
  }

  private func check(
    _ value: [UInt8], _ kind: ValueKind, _ subject: String, in matched: MatchedArguments
  ) throws(UsageError) -> ArgumentValue {
    do throws(InvalidValue) {
      return try kind.check(value, commands: table.commands.map(\.name))
    } catch {
      throw matched.error(.invalidValue(value, of: subject, error))
    }
  }
}

extension ValueKind {
  /// The value that an argument of this kind stands for.
  func check(_ argument: [UInt8], commands: [String]) throws(InvalidValue) -> ArgumentValue {
    let text = String(decoding: argument, as: UTF8.self)
    switch self {
    case .text:
      return .text(text)
    case .duration:
      do throws(InvalidDuration) { return .duration(try Duration(argument: text)) } catch {
        throw .duration(error)
      }
    case .size:
      do throws(SizeText.Invalid) { return .number(try SizeText.bytes(text)) } catch {
        throw .size(error)
      }
    case .number(_, let range):
      guard let number = Int(text), range.contains(number) else { throw .notNumber(range) }
      return .number(number)
    case .decimal(_, let range):
      guard let number = Self.decimal(text), range.contains(number) else {
        throw .notDecimal(range)
      }
      return .decimal(number)
    case .extent:
      let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
        Self.lengths.contains(width), Self.lengths.contains(height)
      else { throw .notExtent(Self.lengths) }
      return .extent(width: width, height: height)
    case .choice(_, let words):
      return .text(try Self.choose(text, among: words))
    case .setting(_, let words, let counted, let range):
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == counted else {
        return .text(try Self.choose(text, among: words))
      }
      guard let number = Int(parts[1]), range.contains(number) else { throw .notNumber(range) }
      return .text("\(counted)=\(number)")
    case .command:
      return .text(try Self.choose(text, among: commands))
    case .file:
      guard !argument.isEmpty else { throw .empty }
      return .path(argument)
    case .program:
      guard !argument.isEmpty else { throw .empty }
      return .program([argument])
    }
  }

  private static let lengths = 1...10_000

  /// A number of digits and at most one point; what else Swift would understand is none here.
  private static func decimal(_ text: String) -> Double? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } ? Double(text) : nil
  }

  private static func choose(
    _ text: String, among words: [String]
  ) throws(InvalidValue) -> String {
    guard words.contains(text) else {
      throw .noChoice(words, meant: Suggestion.nearest(to: text, among: words))
    }
    return text
  }
}
