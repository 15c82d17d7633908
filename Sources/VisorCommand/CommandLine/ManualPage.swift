/// The manual page of the tool, in the man macros of roff.
package struct ManualPage: Sendable {
  let table: CommandTable

  package init(table: CommandTable) {
    self.table = table
  }

  package var text: String {
    (head + table.commands.flatMap(section) + foot).map { "\($0)\n" }.joined()
  }

  private var head: [String] {
    let title = table.name.uppercased()
    let version = "\(table.name) \(VisorVersion.current)"
    return [
      ".TH \(roff(title)) 1 \(VisorVersion.date) \"\(roff(version))\" \"User Commands\"",
      ".SH NAME", "\(roff(table.name)) \\- \(roff(table.summary))",
      ".SH SYNOPSIS",
    ]
      + synopsis(table.usage(of: nil))
      + [".SH DESCRIPTION"]
      + paragraphs(table.discussion)
      + [".SH OPTIONS", "These stand before or behind the name of a command."]
      + table.options.flatMap(row)
      + [".SH COMMANDS"]
  }

  private func section(of command: CommandSpec) -> [String] {
    [".SS \(roff(command.name))"]
      + synopsis(table.usage(of: command))
      + [".PP"]
      + paragraphs(["\(command.summary)."] + command.discussion)
      + command.operands.flatMap { term($0.usage, "\($0.summary).") }
      + command.options.flatMap(row)
      + examples(of: command)
  }

  private func examples(of command: CommandSpec) -> [String] {
    command.examples.flatMap { example in
      [".PP", roff("\(example.purpose):"), ".PP", ".RS 4", ".EX", roff(example.line), ".EE", ".RE"]
    }
  }

  private var foot: [String] {
    [".SH EXIT STATUS"]
      + table.commands.flatMap { command in
        [".SS \(roff(command.name))"]
          + command.exitStatuses.flatMap { term($0.status, "\($0.meaning).") }
      }
  }
}

extension ManualPage {
  private func row(_ option: OptionSpec) -> [String] {
    let spellings = [option.shortSpelling, option.usage].compactMap { $0 }
    return term(spellings.joined(separator: ", "), "\(option.summary).")
  }

  private func term(_ label: String, _ text: String) -> [String] {
    [".TP", "\\fB\(roff(label))\\fR"] + paragraph(text)
  }

  private func paragraph(_ text: String) -> [String] {
    TextLayout(width: 70).paragraph(text).map(roff)
  }

  private func synopsis(_ usage: String) -> [String] {
    ["\\fB\(roff(usage))\\fR"]
  }

  private func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.map(paragraph).joined(separator: [".PP"]))
  }
}

/// A text of which roff takes nothing for an instruction.
///
/// Every dash is a real one, so that options can be copied from the page.
func roff(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\": "\\e"
    case "-": "\\-"
    case "'": "\\(aq"
    case "\"": "\\(dq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case "\n": " "
    case _ where scalar.isASCII: String(scalar)
    default: "\\[u\(hexadecimal(scalar))]"
    }
  }.joined()
  return escaped.hasPrefix(".") ? "\\&\(escaped)" : escaped
}

private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
