/// Takes arguments apart into options and the rest, from left to right.
struct ArgumentScanner {
  enum Token: Equatable {
    case option(OptionSpec, [UInt8]?)
    case operand([UInt8])
  }

  private(set) var remaining: ArraySlice<[UInt8]>
  /// The options that are understood; they change once the command is known.
  var options: [OptionSpec]
  var scope: String
  private var takesOptions = true
  /// What is still to be read of a cluster such as `-qt`.
  private var cluster: ArraySlice<UInt8> = []

  init(_ arguments: ArraySlice<[UInt8]>, options: [OptionSpec], scope: String) {
    remaining = arguments
    self.options = options
    self.scope = scope
  }

  mutating func next() throws(UsageError) -> Token? {
    if !cluster.isEmpty { return try nextOfCluster() }
    guard let argument = remaining.popFirst() else { return nil }
    guard takesOptions, argument.first == dash, argument.count > 1 else {
      return .operand(argument)
    }
    if argument == endOfOptions {
      takesOptions = false
      return try next()
    }
    if argument.starts(with: endOfOptions) { return try longOption(argument) }
    cluster = argument.dropFirst()
    return try nextOfCluster()
  }
}

extension ArgumentScanner {
  private mutating func longOption(_ argument: [UInt8]) throws(UsageError) -> Token {
    let name = argument.prefix { $0 != equals }
    let attached = name.count < argument.count ? Array(argument.dropFirst(name.count + 1)) : nil
    guard let option = options.first(where: { name.elementsEqual($0.longSpelling.utf8) }) else {
      throw UsageError(.unknownOption(Array(name), meant: suggestion(for: name)), scope: scope)
    }
    switch option.value {
    case .none:
      if let attached {
        throw UsageError(.valueOfFlag(attached, flag: option.longSpelling), scope: scope)
      }
      return .option(option, nil)
    case .optional:
      return .option(option, attached)
    case .required(let kind):
      if let attached { return .option(option, attached) }
      return .option(option, try nextAsValue(of: option.longSpelling, kind: kind))
    }
  }

  private func suggestion(for name: ArraySlice<UInt8>) -> String? {
    Suggestion.nearest(
      to: String(decoding: name.dropFirst(2), as: UTF8.self), among: options.map(\.long)
    ).map { "--\($0)" }
  }

  private mutating func nextOfCluster() throws(UsageError) -> Token? {
    guard let letter = cluster.popFirst() else { return nil }
    guard let option = options.first(where: { $0.short?.value == UInt32(letter) }) else {
      let rest = [UInt8](String(decoding: [letter] + cluster, as: UTF8.self).prefix(1).utf8)
      throw UsageError(.unknownOption([dash] + rest, meant: nil), scope: scope)
    }
    let attached = cluster.isEmpty ? nil : Array(cluster)
    switch option.value {
    case .none:
      return .option(option, nil)
    case .optional:
      cluster = []
      return .option(option, attached)
    case .required(let kind):
      cluster = []
      if let attached { return .option(option, attached) }
      return .option(option, try nextAsValue(of: option.shortSpelling ?? "", kind: kind))
    }
  }

  /// The next argument, unless it is an option itself: then the value was probably forgotten.
  private mutating func nextAsValue(
    of option: String, kind: ValueKind
  ) throws(UsageError) -> [UInt8] {
    guard let argument = remaining.popFirst() else {
      throw UsageError(.missingValue(of: option, placeholder: kind.placeholder), scope: scope)
    }
    let name = argument.prefix { $0 != equals }
    let isOption = options.contains {
      name.elementsEqual($0.longSpelling.utf8)
        || argument.elementsEqual(($0.shortSpelling ?? $0.longSpelling).utf8)
    }
    if isOption || argument == endOfOptions {
      throw UsageError(.optionAsValue(argument, of: option), scope: scope)
    }
    return argument
  }
}

private let dash = UInt8(ascii: "-")
private let equals = UInt8(ascii: "=")
private let endOfOptions = [dash, dash]
