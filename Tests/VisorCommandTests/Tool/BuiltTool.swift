import Foundation

/// The `visor` that was built along with the tests.
enum BuiltTool {
  /// Where it is: beside the bundle of the tests.
  static let path: String = {
    let bundle = ProcessInfo.processInfo.arguments.first { $0.contains(".xctest") } ?? ""
    let folders = bundle.split(separator: "/").prefix { !$0.hasSuffix(".xctest") }
    return (bundle.hasPrefix("/") ? "/" : "") + (folders + ["visor"]).joined(separator: "/")
  }()
}
