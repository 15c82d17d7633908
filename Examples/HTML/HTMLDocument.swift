private import CXML

/// A page as libxml2 reads it, which takes whatever browsers take; what is cut off ends there.
package final class HTMLDocument {
  private let document: htmlDocPtr?

  /// Reads text; a page that begins with nothing readable is empty.
  package init(_ text: String) {
    Self.prepared
    // To C, text ends at NUL.
    var text = String(
      String.UnicodeScalarView(text.unicodeScalars.lazy.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NONET.rawValue
    document = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes in
        htmlReadMemory(
          bytes.baseAddress, Int32(clamping: bytes.count), nil, "UTF-8", Int32(options))
      }
    }
  }

  deinit {
    if let document { xmlFreeDoc(document) }
  }

  /// The text of what an XPath finds first; `nil` where it finds nothing.
  package func first(_ path: String) -> String? {
    guard let document, let context = xmlXPathNewContext(document) else { return nil }
    defer { xmlXPathFreeContext(context) }
    guard let found = xmlXPathEvalExpression(path, context) else { return nil }
    defer { xmlXPathFreeObject(found) }
    guard let nodes = found.pointee.nodesetval, nodes.pointee.nodeNr > 0,
      let node = nodes.pointee.nodeTab?[0], let content = xmlNodeGetContent(node)
    else { return nil }
    defer { cxml_free(content) }
    return String(cString: content)
  }

  /// libxml2 wants to be set up before several threads use it.
  private static let prepared: Void = xmlInitParser()
}
