import Testing
import Visor

@Suite struct ContentTests {
  struct Case: Sendable {
    let content: HUD.Content
    let shown: Emblem
    let flashed: (Flash.Kind, Emblem)?
    let words: [String]

    init(
      _ content: HUD.Content, _ shown: Emblem, _ flashed: (Flash.Kind, Emblem)?,
      _ words: [String] = ["", ""]
    ) {
      self.content = content
      self.shown = shown
      self.flashed = flashed
      self.words = words
    }
  }

  static let cases = [
    Case(.success, .mark(.success), (.success, .standard)),
    Case(.error, .mark(.failure), (.failure, .standard)), Case(.progress, .standard, nil),
    Case(.image("sun"), .image("sun"), (.info, .image("sun"))),
    Case(.image(nil), .none, (.info, .none)),
    Case(.rotatingImage("gear"), .rotatingImage("gear"), nil),
    Case(
      .labeledSuccess(title: "a", subtitle: "b"), .mark(.success), (.success, .standard),
      ["a", "b"]),
    Case(
      .labeledError(title: "a", subtitle: nil), .mark(.failure), (.failure, .standard), ["a", ""]),
    Case(.labeledProgress(title: "a", subtitle: "b"), .standard, nil, ["a", "b"]),
    Case(
      .labeledImage(image: "sun", title: "a", subtitle: "b"), .image("sun"),
      (.info, .image("sun")), ["a", "b"]),
    Case(
      .labeledRotatingImage(image: "gear", title: nil, subtitle: "b"), .rotatingImage("gear"), nil,
      ["", "b"]),
    Case(.label("a"), .none, (.info, .none), ["a", ""]),
    Case(.systemActivity, .systemActivity, nil),
    Case(.customView(view: .init(7)), .custom(.init(7)), (.info, .custom(.init(7)))),
  ]

  @Test("Each kind of content reaches surfaces with its emblem and words", arguments: cases)
  func shown(_ each: Case) {
    let stage = Rehearsal()
    HUD.show(each.content, on: stage.hud)
    stage.play(500)
    guard case .working(let activity)? = stage.hud.presentation().content else {
      Issue.record("nothing is shown")
      return
    }
    #expect(activity.emblem == each.shown)
    #expect([activity.message, activity.detail] == each.words)
  }

  @Test("What is an outcome is flashed as one", arguments: cases)
  func flashed(_ each: Case) {
    let stage = Rehearsal()
    HUD.flash(each.content, on: stage.hud, delay: .seconds(1))
    stage.play(500)
    switch (stage.hud.presentation().content, each.flashed) {
    case (.outcome(let outcome), let (kind, emblem)?):
      #expect(outcome.flash.kind == kind)
      #expect(outcome.flash.emblem == emblem)
      #expect([outcome.flash.message, outcome.flash.detail] == each.words)
    case (.working(let activity), nil): #expect(activity.emblem == each.shown)
    case (let content, _): Issue.record("not expected: \(content as Any)")
    }
  }

  @Test("Artwork is a name or a toolkit's own value, and equal where that is")
  func artwork() {
    let named: Emblem.Artwork = "sun"
    #expect(named.name == "sun")
    #expect(Emblem.Artwork(7).name == nil)
    #expect(Emblem.Artwork(7).value as? Int == 7)
    #expect(Set([named, "sun", .init(7), .init(7), .init(8)]).count == 3)
  }
}
