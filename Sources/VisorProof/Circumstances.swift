package import Visor

/// The settings of a history, in whole milliseconds as the rules have them.
package struct Circumstances: Hashable, Sendable {
  package var grace: Int
  package var minimum: Int
  package var lull: Int
  package var appear: Int
  package var disappear: Int
  package var flash: Int
  /// `nil` for off.
  package var escape: Int?
  package var settle: Int
  package var hold = Settings.Hold.begin

  /// As little time as shows every order of the deadlines: the model goes through each millisecond.
  package static let all = [
    Circumstances(
      grace: 4, minimum: 10, lull: 2, appear: 5, disappear: 3, flash: 12, escape: 20, settle: 3),
    Circumstances(
      grace: 0, minimum: 0, lull: 0, appear: 0, disappear: 0, flash: 6, escape: 0, settle: 0),
    Circumstances(
      grace: 3, minimum: 0, lull: 0, appear: 0, disappear: 6, flash: 5, escape: 8, settle: 2,
      hold: .visible),
    Circumstances(
      grace: 5, minimum: 9, lull: 3, appear: 4, disappear: 4, flash: 7, escape: 0, settle: 0),
    Circumstances(
      grace: 8, minimum: 3, lull: 5, appear: 2, disappear: 7, flash: 4, escape: 4, settle: 5),
    Circumstances(
      grace: 2, minimum: 4, lull: 12, appear: 3, disappear: 0, flash: 3, escape: 15, settle: 1,
      hold: .visible),
    Circumstances(
      grace: 0, minimum: 6, lull: 0, appear: 3, disappear: 5, flash: 4, escape: 5, settle: 4),
    Circumstances(
      grace: 6, minimum: 5, lull: 7, appear: 7, disappear: 2, flash: 0, escape: nil, settle: 6),
    Circumstances(
      grace: 4, minimum: 20, lull: 2, appear: 12, disappear: 12, flash: 40, escape: 80, settle: 12),
  ]

  var settings: Settings {
    var settings = Settings()
    settings.grace = .milliseconds(grace)
    settings.minimum = .milliseconds(minimum)
    settings.lull = .milliseconds(lull)
    settings.appear = .milliseconds(appear)
    settings.disappear = .milliseconds(disappear)
    settings.flash = .milliseconds(flash)
    settings.escape = escape.map { .milliseconds($0) }
    settings.settle = .milliseconds(settle)
    settings.hold = hold
    return settings
  }

  /// What stands for it in the replay form.
  package var lines: [String] {
    [
      "set grace \(grace)", "set minimum \(minimum)", "set lull \(lull)", "set appear \(appear)",
      "set disappear \(disappear)", "set flash \(flash)",
      "set escape \(escape.map(String.init) ?? "off")", "set settle \(settle)",
      "set hold \(hold == .begin ? "begin" : "visible")",
    ]
  }

  /// After so long with nothing due, nothing changes any more.
  var longest: Int {
    max(grace, minimum, lull, appear, disappear, flash, escape ?? 0, settle)
  }

  /// How long a way out may be in coming.
  var longestWait: Int { grace + (escape ?? 0) + settle }
}

extension Circumstances {
  /// Those of a HUD with these settings, as far as whole milliseconds can say it.
  package init(_ settings: Settings) {
    func whole(_ duration: Duration) -> Int { Int(duration.nanoseconds / 1_000_000) }
    self.init(
      grace: whole(settings.grace), minimum: whole(settings.minimum), lull: whole(settings.lull),
      appear: whole(settings.appear), disappear: whole(settings.disappear),
      flash: whole(settings.flash), escape: settings.escape.map(whole),
      settle: whole(settings.settle), hold: settings.hold)
  }
}
