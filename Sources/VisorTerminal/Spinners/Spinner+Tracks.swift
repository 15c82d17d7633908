/// Spinners several cells wide, in which something moves.
extension Spinner {
  static let tracks: [Spinner] = [
    Spinner(
      "bouncingBar", between("[", "]", swing(passing("====", window: 4))),
      every: .milliseconds(80)),
    Spinner(
      "bouncingBall", between("( ", " )", swing(travel("●", field: 6))), every: .milliseconds(80)),
    Spinner(
      "aesthetic", filling("▰", over: "▱", cells: 7).dropFirst() + ["▱▱▱▱▱▱▱"],
      every: .milliseconds(80)),
    Spinner("meter", swing(filling("▰", over: "▱", cells: 3)), every: .milliseconds(143)),
    Spinner(
      "material", travel("████", field: 14, of: "▁") + travel("██", field: 14, of: "▁"),
      every: .milliseconds(60)),
    Spinner("point", ["∙∙∙"] + travel("●", field: 3, of: "∙"), every: .milliseconds(125)),
    Spinner("points", ["∙∙∙"] + travel("●", field: 3, of: "∙"), every: .milliseconds(143)),
    Spinner("betaWave", travel("β", field: 7, of: "ρ"), every: .milliseconds(80)),
    Spinner("arrow3", ["▹▹▹▹▹"] + travel("▸", field: 5, of: "▹"), every: .milliseconds(120)),
    Spinner("arrows", filling("▸", over: " ", cells: 4), every: .milliseconds(120)),
    Spinner("triangles", swing(travel("▶", field: 5, of: "▷")), every: .milliseconds(100)),
    Spinner("dotsScrolling", passing("∙●∙", window: 5), every: .milliseconds(120)),
    Spinner(
      "waves2",
      (0..<8).map { start in
        let wave = each("▁▂▃▄▅▆▇█▇▆▅▄▃▂")
        return (0..<6).map { wave[(start * 2 + $0) % wave.count] }.joined()
      }, every: .milliseconds(90)),
    Spinner(
      "balloonRow", swing(travel("◯", field: 5, of: "·")), every: .milliseconds(110)),
    Spinner("notes", passing("♩♪♫♬", window: 4), every: .milliseconds(200)),
  ]
}
