extension HUDScene.Indicator {
  /// Twelve spokes that light up one after the other.
  public static let spokes = Self(
    "spokes", 1000, steps: 12, .spokes(count: 12, inner: 0.48, width: 0.16))
  /// Eight thick spokes, as phones have them.
  public static let rays = Self("rays", 800, steps: 8, .spokes(count: 8, inner: 0.42, width: 0.24))
  /// A sun whose rays fade into each other.
  public static let sun = Self("sun", 1200, .spokes(count: 16, inner: 0.62, width: 0.1))
  /// Petals that open one after the other.
  public static let petals = Self("petals", 1400, .petals(count: 8))
  /// A circle of dots that light up.
  public static let dotCircle = Self("dot-circle", 1000, .dotCircle(count: 8, grows: false))
  /// A circle of dots that grow.
  public static let beads = Self("beads", 1200, .dotCircle(count: 9, grows: true))
  /// Dots that chase each other round a circle.
  public static let chase = Self("chase", 1600, .chase(count: 5))
  /// A dot with a tail.
  public static let comet = Self("comet", 1100, .comet(count: 12))
  /// Two dots that change places.
  public static let swap = Self("swap", 1400, .swapping)
  /// Three quarters of a ring, turning.
  public static let arc = Self("arc", 900, .arcs(count: 1, sweep: 0.75))
  /// Two pieces of a ring, turning.
  public static let brackets = Self("brackets", 1200, .arcs(count: 2, sweep: 0.3))
  /// Three pieces of a ring, turning.
  public static let shutter = Self("shutter", 1500, .arcs(count: 3, sweep: 0.2))
  /// A piece of a ring that grows, shrinks and turns.
  public static let growingArc = Self("growing-arc", 1700, .growingArc)
  /// A ring that fades towards its end, turning.
  public static let trail = Self("trail", 1000, .trail)
  /// Three rings that turn against each other.
  public static let orbits = Self("orbits", 2400, .orbits)
  /// The hands of a clock.
  public static let clock = Self("clock", 3000, .clock)
  /// A beam that goes round.
  public static let radar = Self("radar", 1600, .radar)
  /// A moon that waxes and wanes.
  public static let moon = Self("moon", 2400, .eclipse)
  /// Rings that spread.
  public static let ripples = Self("ripples", 1800, .ripples(count: 2, filled: false))
  /// Discs that spread.
  public static let pulse = Self("pulse", 1600, .ripples(count: 2, filled: true))
  /// A disc that breathes.
  public static let breath = Self("breath", 2000, .breath)
  /// A heart that beats.
  public static let heartbeat = Self("heartbeat", 1200, .heartbeat)
  /// Three dots that hop.
  public static let hop = Self("hop", 1200, .dots(count: 3, .hop))
  /// Three dots that grow.
  public static let dots = Self("dots", 1200, .dots(count: 3, .grow))
  /// Three dots that light up.
  public static let blink = Self("blink", 1400, .dots(count: 3, .blink))
  /// Five dots on a wave.
  public static let wave = Self("wave", 1500, .dots(count: 5, .sway))
  /// Five bars that grow.
  public static let bars = Self("bars", 1100, .bars(count: 5, .grow))
  /// Bars that stand on one line, as those of sound do.
  public static let equalizer = Self("equalizer", 1200, .bars(count: 4, .hop))
  /// Bars that light up.
  public static let fence = Self("fence", 1300, .bars(count: 5, .blink))
  /// Something that goes to and fro on a line.
  public static let shuttle = Self("shuttle", 1800, .shuttle)
  /// Five balls that pass on a push.
  public static let cradle = Self("cradle", 1200, .cradle)
  /// Nine squares that shrink across.
  public static let grid = Self("grid", 1300, .grid(.diagonal, grows: true))
  /// Nine squares that go dark one after the other.
  public static let spiral = Self("spiral", 1800, .grid(.spiral, grows: false))
  /// Nine squares that shrink from the middle.
  public static let bloom = Self("bloom", 1400, .grid(.centre, grows: true))
  /// A dot on an eight that lies.
  public static let infinity = Self("infinity", 2000, .infinity)
  /// Three dots that go round a triangle.
  public static let triangle = Self("triangle", 2100, .triangle)
  /// A line that runs round a square.
  public static let square = Self("square", 1600, .squareTrace)
  /// Two squares that go round each other.
  public static let cubes = Self("cubes", 1800, .cubes)
  /// A square that turns over.
  public static let flip = Self("flip", 1400, .flip)
  /// Sand that runs.
  public static let hourglass = Self("hourglass", 2400, .hourglass)
  /// Two strands of dots.
  public static let helix = Self("helix", 2000, .helix)
  /// A line that winds along.
  public static let snake = Self("snake", 1400, .snake)

  /// All of them.
  public static let all: [Self] = [
    spokes, rays, sun, petals, dotCircle, beads, chase, comet, swap, arc, brackets, shutter,
    growingArc, trail, orbits, clock, radar, moon, ripples, pulse, breath, heartbeat, hop, dots,
    blink, wave, bars, equalizer, fence, shuttle, cradle, grid, spiral, bloom, infinity, triangle,
    square, cubes, flip, hourglass, helix, snake,
  ]

  /// The one of that name; `nil` when there is none.
  public static func named(_ name: String) -> Self? { all.first { $0.name == name } }
}
