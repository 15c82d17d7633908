public import Visor

extension HUDScene {
  /// Something that goes round while nobody knows how far it is.
  ///
  /// Where it is follows from the moment alone: nothing is started or stopped, and two of them are
  /// always at the same place.
  public struct Indicator: Hashable, Sendable {
    /// What it is called in the catalogue.
    public let name: String
    /// How long a round takes; from 50 ms to an hour.
    public var period: Duration
    /// In how many steps a round is made, at most 1000; 0 for evenly.
    public var steps: Int
    let shape: Shape

    init(_ name: String, _ milliseconds: Int, steps: Int = 0, _ shape: Shape) {
      self.name = name
      self.period = .milliseconds(milliseconds)
      self.steps = steps
      self.shape = shape
    }

    /// How it looks at a moment.
    public func draw(at moment: Moment, in place: Place, into list: inout DisplayList) {
      guard place.radius > 0 else { return }
      shape.draw(Cycle(period).phase(at: moment, steps: steps), in: place, into: &list)
    }

    /// How it goes on from a moment, where it does no more than turn about its middle.
    func turn(from moment: Moment) -> Turn? {
      guard shape == .trail else { return nil }
      let cycle = Cycle(period)
      return Turn(cycle: cycle, steps: steps, phase: cycle.phase(at: moment, steps: steps))
    }

    /// When it looks different next; `nil` where it moves evenly, with every frame.
    func nextStep(after moment: Moment) -> Moment? {
      Cycle(period).nextStep(after: moment, steps: steps)
    }
  }
}

extension HUDScene.Indicator: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}

extension HUDScene.Indicator {
  /// What goes round; lengths are shares of half the place, angles shares of a turn.
  enum Shape: Hashable, Sendable {
    // Round.swift
    case spokes(count: Int, inner: Double, width: Double)
    case petals(count: Int)
    case dotCircle(count: Int, grows: Bool)
    case chase(count: Int)
    case comet(count: Int)
    case swapping
    // Rings.swift
    case arcs(count: Int, sweep: Double)
    case growingArc
    case trail
    case orbits
    case clock
    case radar
    case eclipse
    // Pulses.swift
    case ripples(count: Int, filled: Bool)
    case breath
    case heartbeat
    // Rows.swift
    case dots(count: Int, Manner)
    case bars(count: Int, Manner)
    case shuttle
    case cradle
    // Grids.swift
    case grid(Order, grows: Bool)
    // Paths.swift
    case infinity
    case triangle
    case squareTrace
    case cubes
    case flip
    case hourglass
    case helix
    case snake
  }

  /// What the parts of a row do one after the other.
  enum Manner: Hashable, Sendable {
    case hop
    case grow
    case blink
    case sway
  }

  /// In which order the parts of a grid take their turn.
  enum Order: Hashable, Sendable {
    case diagonal
    case spiral
    case centre
  }
}

extension HUDScene.Indicator.Shape {
  func draw(_ phase: Double, in place: HUDScene.Place, into list: inout HUDScene.DisplayList) {
    switch self {
    case .spokes(let count, let inner, let width):
      spokes(count, inner, width, phase, place, &list)
    case .petals(let count): petals(count, phase, place, &list)
    case .dotCircle(let count, let grows): dotCircle(count, grows, phase, place, &list)
    case .chase(let count): chase(count, phase, place, &list)
    case .comet(let count): comet(count, phase, place, &list)
    case .swapping: swapping(phase, place, &list)
    case .arcs(let count, let sweep): arcs(count, sweep, phase, place, &list)
    case .growingArc: growingArc(phase, place, &list)
    case .trail: trail(phase, place, &list)
    case .orbits: orbits(phase, place, &list)
    case .clock: clock(phase, place, &list)
    case .radar: radar(phase, place, &list)
    case .eclipse: eclipse(phase, place, &list)
    case .ripples(let count, let filled): ripples(count, filled, phase, place, &list)
    case .breath: breath(phase, place, &list)
    case .heartbeat: heartbeat(phase, place, &list)
    case .dots(let count, let manner): dots(count, manner, phase, place, &list)
    case .bars(let count, let manner): bars(count, manner, phase, place, &list)
    case .shuttle: shuttle(phase, place, &list)
    case .cradle: cradle(phase, place, &list)
    case .grid(let order, let grows): grid(order, grows, phase, place, &list)
    case .infinity: infinity(phase, place, &list)
    case .triangle: triangle(phase, place, &list)
    case .squareTrace: squareTrace(phase, place, &list)
    case .cubes: cubes(phase, place, &list)
    case .flip: flip(phase, place, &list)
    case .hourglass: hourglass(phase, place, &list)
    case .helix: helix(phase, place, &list)
    case .snake: snake(phase, place, &list)
    }
  }
}

/// Ways in which a part of a round goes up and down, from 0 to 1 and back, without a jump.
enum Wave {
  /// The phase of a part that comes `delay` rounds later, from 0 up to 1.
  static func phase(_ phase: Double, delay: Double) -> Double {
    let shifted = phase - delay
    return shifted - shifted.rounded(.down)
  }

  /// Up and down once a round, softly.
  static func swell(_ phase: Double) -> Double {
    (1 - Trigonometry.cosine(phase * Trigonometry.turn)) / 2
  }

  /// Up and down in the first `share` of a round, softly, and at rest for what is left.
  static func bump(_ phase: Double, share: Double) -> Double {
    phase < share ? swell(phase / share) : 0
  }

  /// At once up, and slowly down for the rest of the round; going up takes `rise` of a round.
  static func fading(_ phase: Double, rise: Double) -> Double {
    phase < 1 - rise ? 1 - phase / (1 - rise) : (phase - (1 - rise)) / rise
  }

  /// From 0 to 1, slowly at first and at the end.
  static func ease(_ share: Double) -> Double {
    let share = share.limited(to: 0...1)
    return share * share * (3 - 2 * share)
  }
}
