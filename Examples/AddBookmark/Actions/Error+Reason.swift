internal import AddBookmarkModel
internal import ExampleSQLite

extension Error {
  /// What the person is told of it, where there is more to say than that it went wrong.
  var reason: String? {
    switch self {
    case let fault as PageFault: fault.sentence
    case let fault as AddressFault: fault.sentence
    case let fault as StoreFault: fault.sentence
    default: nil
    }
  }
}
