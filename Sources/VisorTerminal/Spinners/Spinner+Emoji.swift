/// Spinners of emoji, each two cells wide.
extension Spinner {
  static let emoji: [Spinner] = [
    Spinner("clock", each("🕛🕐🕑🕒🕓🕔🕕🕖🕗🕘🕙🕚"), every: .milliseconds(100)),
    Spinner("timeTravel", each("🕛🕚🕙🕘🕗🕖🕕🕔🕓🕒🕑🕐"), every: .milliseconds(100)),
    Spinner("earth", each("🌍🌎🌏"), every: .milliseconds(180)),
    Spinner("globe", each("🌍🌎🌏"), every: .milliseconds(250)),
    Spinner("moon", each("🌑🌒🌓🌔🌕🌖🌗🌘"), every: .milliseconds(80)),
    Spinner("smiley", each("😄😝"), every: .milliseconds(200)),
    Spinner("monkey", each("🙈🙉🙊🐵"), every: .milliseconds(300)),
    Spinner("hearts", each("💛💙💜💚"), every: .milliseconds(100)),
    Spinner("runner", each("🚶🏃"), every: .milliseconds(140)),
    Spinner("christmas", each("🌲🎄"), every: .milliseconds(400)),
    Spinner("speaker", swing(each("🔈🔉🔊")), every: .milliseconds(160)),
    Spinner("orangePulse", each("🔸🔶🟠🟠🔶"), every: .milliseconds(100)),
    Spinner("bluePulse", each("🔹🔷🔵🔵🔷"), every: .milliseconds(100)),
    Spinner("orangeBluePulse", each("🔸🔶🟠🟠🔶🔹🔷🔵🔵🔷"), every: .milliseconds(100)),
    Spinner("fingerDance", each("🤘🤟🖖🤚🤙👆"), every: .milliseconds(160)),
    Spinner("mindblown", each("😐😮😦😧🤯💥✨"), every: .milliseconds(160)),
    Spinner("weather", swing(each("🌞⛅☔⚡⛄")), every: .milliseconds(200)),
    Spinner("fishes", travel("🐟", field: 6).reversed(), every: .milliseconds(150)),
    Spinner(
      "soccerHeader", swing(between("🧑", "🧑", travel("⚽", field: 6))),
      every: .milliseconds(80)),
  ]
}
