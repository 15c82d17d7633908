package import Foundation

/// The address of a page, made of what somebody has typed.
package struct WebAddress: Hashable, Sendable {
  /// With `http` or `https`, and with a host.
  package let url: URL

  /// Reads what was typed; `https://` is put before an address that says nothing of how to get there.
  package init(_ typed: String) throws(AddressFault) {
    let text = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { throw .missing }
    if text.utf8.count > Self.longest { throw .tooLong }
    let whole = Self.hasScheme(text) ? text : "https://" + text
    // Some readers of addresses skip these, so that one is seen and another is meant.
    guard whole.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }),
      let url = URL(string: whole), let scheme = url.scheme?.lowercased()
    else { throw .unreadable }
    guard scheme == "http" || scheme == "https" else { throw .elsewhere }
    guard url.user == nil, url.password == nil else { throw .secret }
    guard let host = url.host(percentEncoded: false), host.contains(where: \.isLetterOrNumber),
      // What is no host stays encoded.
      !url.absoluteString.contains(Self.encodedHost), (1...65_535).contains(url.port ?? 1)
    else { throw .unreadable }
    self.url = url
  }

  /// As it is kept, and as other programs understand it.
  package var text: String { url.absoluteString }

  /// The computer that it names, as people read it.
  package var host: String { url.host(percentEncoded: false) ?? "" }

  /// In bytes; servers take no longer ones.
  private static let longest = 8_000

  private static var encodedHost: some RegexComponent { /^[a-z]+:\/\/[^\/?#]*%/.ignoresCase() }

  /// Whether the text begins with a scheme; `localhost:8080` begins with a host.
  private static func hasScheme(_ text: String) -> Bool {
    guard let scheme = text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) else { return false }
    let rest = text[scheme.range.upperBound...]
    return rest.hasPrefix("//") || rest.prefixMatch(of: /[0-9]+([\/?#]|$)/) == nil
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}
