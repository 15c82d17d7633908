import AddBookmarkModel
import Testing

@Suite struct TitleRulesTests {
  @Test("Leaving an address fetches its title once, unless somebody has given one")
  func leaving() {
    var rules = TitleRules()
    let before = [("", ""), (" ", ""), ("a", ""), ("a", " "), ("a", "Mine")].map {
      rules.fetchesOnLeaving(url: $0.0, title: $0.1)
    }
    rules.begin(url: "a ", title: "")
    let during = rules.fetchesOnLeaving(url: "a", title: "")
    let taken = rules.take("Found", over: "")
    let after = [("a", "Found"), ("b", "Found"), ("b", "Found by me")].map {
      rules.fetchesOnLeaving(url: $0.0, title: $0.1)
    }
    #expect(
      before == [false, false, true, true, false] && !during && taken == "Found"
        && after == [false, true, false])
  }

  @Test("What was typed while the title was on its way stays")
  func late() {
    var rules = TitleRules()
    rules.begin(url: "a", title: "")
    #expect(rules.take("Found", over: "Mine") == "Mine")
  }

  @Test("Whoever asks for the title gets it over what was there")
  func asked() {
    var rules = TitleRules()
    rules.begin(url: "a", title: "Mine")
    #expect(rules.take("Found", over: "Mine") == "Found")
  }

  @Test("Another address makes a fetch useless, and is fetched when it is left")
  func changed() {
    var rules = TitleRules()
    let early = rules.change(url: "a")
    rules.begin(url: "a", title: "")
    let changes = [" a ", "ab", "abc"].map { rules.change(url: $0) }
    #expect(!early && changes == [false, true, false])
    #expect(rules.fetchesOnLeaving(url: "a", title: ""))
  }
}
