/// What a message is about: how it stands with an action.
public enum ProgressMessageType: String, Hashable, Sendable, CaseIterable {
  /// It goes on.
  case working
  /// It did not work.
  case failure
  /// It worked.
  case success
}

/// What is said of an action, for each way it may stand with it.
///
///     [.working: "Saving bookmark…", .success: "Bookmark saved!"]
///
/// The first line is a title, the lines after it are details. What has no entry is not said: without
/// `working` nothing is shown while the action runs, and without `success` or `failure` nothing when
/// it has ended so.
public typealias ProgressMessages = [ProgressMessageType: String]

// The name that readers of the samples look for.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Progress is shown, and no word is said.
public let NoProgressMessage = ""
