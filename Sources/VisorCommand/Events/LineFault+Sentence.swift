extension LineFault {
  /// Which faults count as of one kind.
  enum Kind: Hashable {
    case tooLong, unknownForm, percentOutOfRange, invalidJSON, noEvent, unknownEvent, newerVersion
    case notRunning, runsAlready, tooMany
    case wrongValue(member: String)
  }

  var kind: Kind {
    switch self {
    case .tooLong: .tooLong
    case .unknownForm: .unknownForm
    case .percentOutOfRange: .percentOutOfRange
    case .invalidJSON: .invalidJSON
    case .noEvent: .noEvent
    case .unknownEvent: .unknownEvent
    case .wrongValue(let member): .wrongValue(member: member)
    case .newerVersion: .newerVersion
    case .notRunning: .notRunning
    case .runsAlready: .runsAlready
    case .tooMany: .tooMany
    }
  }

  /// What is wrong, without its subject and a full stop.
  ///
  /// It may hold text of the line, which is to be neutralised.
  var explanation: String {
    switch self {
    case .tooLong: "longer than \(LineSplitter.longest) bytes; the line is skipped"
    case .unknownForm: "no event, no percentage and no \"# text\"; the line is skipped"
    case .percentOutOfRange: "a percentage is from 0 to 100; the line is skipped"
    case .invalidJSON(let error): "not in JSON, since \(error); the line is skipped"
    case .noEvent: "the member \"event\" is missing; the line is skipped"
    case .unknownEvent(let name): "no event is named \"\(name.prefix(60))\"; the line is skipped"
    case .wrongValue(let member): "\"\(member)\" cannot have this value, and is passed over"
    case .newerVersion(let version):
      "written for version \(version) of the form; what version \(HUDEvent.version) has not is "
        + "passed over"
    case .notRunning(let id): "no work with the id \"\(id.prefix(60))\" runs"
    case .runsAlready(let id): "work with the id \"\(id.prefix(60))\" runs already"
    case .tooMany: "more than \(FollowedWork.most) works at once; the line is skipped"
    }
  }
}
