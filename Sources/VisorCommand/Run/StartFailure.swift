#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why a command did not start.
package struct StartFailure: Error, Sendable, Equatable {
  /// What was in the way.
  package enum Reason: Error, Sendable, Equatable {
    /// There is no such file, or none along `PATH`.
    case notFound

    /// The file is there; the program that its first line or its format names is not.
    case interpreterNotFound

    /// The name is a folder's.
    case folder

    /// The file may not be executed.
    case notAllowed

    /// The file could not be executed, by this error number.
    case notExecutable(Int32)

    /// No pseudo-terminal could be had, by this error number.
    case noTerminal(Int32)

    /// It was to be shown in a window, and that cannot be.
    case noWindow(WindowFailure)

    /// The system refused something else that the tool needs, by this error number.
    case system(Int32)
  }

  /// The command's name, as given.
  package var command: [UInt8]

  /// What was in the way.
  package var reason: Reason

  /// Names a failure.
  package init(command: [UInt8], reason: Reason) {
    self.command = command
    self.reason = reason
  }

  /// The exit status for it: 127 for what is not there, 126 for what is there and cannot be run, 125
  /// for what the tool itself lacked.
  package var status: Int32 {
    switch reason {
    case .notFound, .interpreterNotFound: 127
    case .folder, .notAllowed, .notExecutable: 126
    case .noTerminal, .noWindow, .system: 125
    }
  }

  /// What to tell the person: what failed, why, and what to do.
  ///
  /// It holds the command's name as given, so it has to be neutralised like any text from outside
  /// before it is shown.
  package var sentence: String {
    "visor: cannot run '\(String(decoding: command, as: UTF8.self))': \(explanation)"
  }

  /// What was in the way, and what to do; without a subject.
  var explanation: String {
    switch reason {
    case .notFound:
      "no such command. Check the name and your PATH."
    case .interpreterNotFound:
      "the program that should run it is missing. Check its first line (#!)."
    case .folder:
      "it is a folder. Name a file in it."
    case .notAllowed:
      "permission denied. Check the rights of the file and of the folders above it."
    case .notExecutable(let error):
      "the system cannot execute it (\(description(of: error)))."
    case .noTerminal(let error):
      "no pseudo-terminal (\(description(of: error))). With --quiet it needs none."
    case .noWindow(let failure): failure.explanation
    case .system(let error):
      "the system refused (\(description(of: error))). Try again."
    }
  }
}

extension StartFailure.Reason {
  /// The meaning of the error number with which a command could not be started.
  init(starting error: Int32, found: Bool) {
    switch error {
    case ENOENT: self = found ? .interpreterNotFound : .notFound
    case EISDIR: self = .folder
    case EACCES, EPERM: self = .notAllowed
    case EAGAIN, ENOMEM, EMFILE, ENFILE: self = .system(error)
    default: self = .notExecutable(error)
    }
  }
}

private func description(of error: Int32) -> String {
  String(cString: strerror(error))
}
