/// Why a page has no title for us.
package enum PageFault: Error, Hashable, Sendable {
  /// No computer has the name.
  case unknownHost(String)
  /// There is a computer, and nothing on it answers.
  case refused(String)
  case slow
  case interrupted
  /// Nobody vouches for the server, or encryption did not come about.
  case insecure(String)
  /// What the server answered with in place of a page.
  case status(Int)
  /// The kind of what is there, by the server's word.
  case noPage(String)
  case untitled
  /// It leads on and on.
  case endless
  /// What is answered is none of the web's: in another language, or a way to elsewhere.
  case strange

  /// What failed, for the person.
  package var sentence: String {
    switch self {
    case .unknownHost(let host): "There is no “\(host)” to be found."
    case .refused(let host): "“\(host)” does not answer."
    case .slow: "The server takes too long."
    case .interrupted: "The connection broke off."
    case .insecure(let host): "The connection to “\(host)” is not secure."
    case .status(401), .status(403): "The page is not for everybody."
    case .status(404), .status(410): "There is no page at this address."
    case .status(429): "The server is asked too often."
    case .status(500...): "The server has a fault of its own."
    case .status(let code): "The server answers with \(code) and no page."
    case .noPage(let kind): "This is no page but \(kind)."
    case .untitled: "The page has no title."
    case .endless: "The page leads on without an end."
    case .strange: "The address leads to something that is no page."
    }
  }
}
