extension Spinner {
  /// All spinners that come with Visor, in the order of their names.
  public static let all: [Spinner] =
    (braille + shapes + tracks + letters + emoji).sorted { $0.name < $1.name }

  /// The one of this name, if there is one, such as `dots`, `line`, `arc` or `bouncingBar`.
  public static func named(_ name: String) -> Spinner? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Ten pictures of a short snake that runs round a cell.
  public static let dots = Spinner("dots", each("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"), every: .milliseconds(80))
  /// A stroke that turns, in ASCII.
  public static let line = Spinner("line", each(#"|/-\"#), every: .milliseconds(130))
}
