import Visor

extension HUDEvent {
  /// What a line in the event form says, and what is wrong with it.
  ///
  /// An end stays an end: a wrong value costs no more than its member, unless nothing can be made of
  /// the line without it.
  package static func read(_ line: [UInt8]) -> (event: HUDEvent?, faults: [LineFault]) {
    do throws(InvalidJSON) {
      var members = EventMembers(try JSONReader.object(line))
      let event = HUDEvent(&members)
      return (event, members.faults)
    } catch {
      return (nil, [.invalidJSON(error)])
    }
  }

  private init?(_ members: inout EventMembers) {
    let version = members.whole("visor") ?? 1
    if version > Self.version { members.faults.append(.newerVersion(version)) }
    if version < 1 { members.faults.append(.wrongValue(member: "visor")) }
    guard let name = members.text("event") else {
      members.faults.append(.noEvent)
      return nil
    }
    guard let act = Act(name, &members) else {
      members.faults.append(.unknownEvent(name))
      return nil
    }
    self.act = act
    source = members.name("source")
    id = members.name("id") ?? ""
  }
}

extension HUDEvent.Act {
  fileprivate init?(_ name: String, _ members: inout EventMembers) {
    switch name {
    case "begin": self = .begin(.init(&members))
    case "update": self = .update(.init(&members))
    case "advance": self = .advance(by: members.whole("by") ?? 1)
    case "pause": self = .pause
    case "resume": self = .resume
    case "end": self = .end(.init(&members, standard: .none))
    case "flash": self = .flash(.init(&members, standard: .info))
    case "log": self = .log(members.text("message") ?? "")
    case "hide": self = .hide
    case "close": self = .close
    default: return nil
    }
  }
}

extension HUDEvent.Beginning {
  fileprivate init(_ members: inout EventMembers) {
    message = members.text("message") ?? ""
    detail = members.text("detail") ?? ""
    completed = members.whole("completed") ?? 0
    total = members.whole("total")
    switch members.text("unit") {
    case nil, "items": unit = .items
    case "bytes": unit = .bytes
    default: members.faults.append(.wrongValue(member: "unit"))
    }
    parent = members.name("parent")
    weight = members.number("weight") ?? 1
    passes = members.flag("passes") ?? false
  }
}

extension HUDEvent.Changes {
  fileprivate init(_ members: inout EventMembers) {
    message = members.text("message")
    detail = members.text("detail")
    completed = members.whole("completed")
    total = members.isNull("total") ? -1 : members.whole("total")
    progress = members.isNull("progress") ? .nan : members.number("progress")
  }
}

extension HUDEvent.Result {
  fileprivate init(_ members: inout EventMembers, standard: HUDEvent.Outcome) {
    outcome = standard
    message = members.text("message") ?? ""
    detail = members.text("detail") ?? ""
    guard let name = members.text("outcome") else { return }
    if let known = HUDEvent.Outcome(rawValue: name) {
      outcome = known
    } else {
      members.faults.append(.wrongValue(member: "outcome"))
    }
  }
}
