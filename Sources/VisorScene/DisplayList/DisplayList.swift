extension HUDScene {
  /// A picture, as a sequence of things to be drawn one over the other.
  ///
  /// Outlines lie in one array for all commands, so that a list that is used again for the next
  /// frame needs no new memory. Commands that begin something (`clip`, `group`) have their `end`.
  public struct DisplayList: Hashable, Sendable {
    /// A thing to be drawn, or the begin or end of a scope.
    public enum Command: Hashable, Sendable {
      /// The inside of an outline.
      case fill(Outline, Rule, Paint)
      /// A line along an outline.
      case stroke(Outline, Pen, Paint)
      /// Letters on one line.
      case text(TextRun)
      /// A picture, stretched to fill a rectangle; with a tint only its opacity counts, and all of
      /// it has that colour.
      case picture(Picture, in: Rect, tint: Color?)
      /// Up to its `end`, only what lies inside an outline is drawn.
      case clip(Outline, Rule)
      /// What follows up to its `end` is drawn as one, then transformed and laid over what is
      /// there with that opacity; nothing of it lies outside `bounds`, before it is transformed.
      case group(Transform, opacity: Double, bounds: Rect)
      /// The end of the innermost clip or group that is open.
      case end

      /// The outline that it has.
      package var outline: Outline? {
        switch self {
        case .fill(let outline, _, _), .clip(let outline, _), .stroke(let outline, _, _): outline
        case .text, .picture, .group, .end: nil
        }
      }
    }

    /// A piece of an outline.
    public enum Element: Hashable, Sendable {
      /// A new part begins here.
      case move(Point)
      /// A straight line to here.
      case line(Point)
      /// A curve with two control points to the third point.
      case curve(Point, Point, Point)
      /// A straight line to the start of an arc, if a part is open, and then the arc; clockwise if
      /// `to` is larger than `from`, in radians from the x axis, at most one turn.
      case arc(center: Point, radius: Double, from: Double, to: Double)
      /// A straight line to where the part began.
      case close
      /// A whole part of its own: a rectangle with round corners, the radius at most half of the
      /// shorter side.
      case rounded(Rect, radius: Double)
    }

    /// Which elements of the list's are an outline.
    public struct Outline: Hashable, Sendable {
      let start: Int32
      let end: Int32
    }

    /// What is inside an outline.
    public enum Rule: Hashable, Sendable {
      /// Where the outline winds round.
      case winding
      /// Where a way out crosses it an odd number of times.
      case evenOdd
    }

    /// How a line is drawn.
    public struct Pen: Hashable, Sendable {
      /// What the ends of a line look like.
      public enum Cap: String, Hashable, Sendable {
        /// Cut where it ends.
        case butt
        /// Half a circle beyond its end.
        case round
      }

      /// What the corners of a line look like.
      public enum Join: String, Hashable, Sendable {
        /// Pointed.
        case miter
        /// Round.
        case round
      }

      /// Across, in points.
      public var width: Double
      /// What its ends look like.
      public var cap: Cap
      /// What its corners look like.
      public var join: Join

      /// A pen.
      public init(_ width: Double, cap: Cap = .round, join: Join = .round) {
        self.width = width
        self.cap = cap
        self.join = join
      }
    }

    /// What is to be drawn, the lowest first.
    public private(set) var commands: [Command] = []
    private var elements: [Element] = []
    /// Where the outline starts that is being made.
    private var open = 0

    /// Nothing to be drawn.
    public init() {}

    /// The elements of an outline of this list.
    public subscript(outline: Outline) -> ArraySlice<Element> {
      let end = min(max(0, Int(outline.end)), elements.count)
      return elements[min(max(0, Int(outline.start)), end)..<end]
    }

    /// Nothing is to be drawn any more; the memory is kept for the next frame.
    public mutating func clear() {
      commands.removeAll(keepingCapacity: true)
      elements.removeAll(keepingCapacity: true)
      open = 0
    }

    /// What comes from a command on is not to be drawn, which is outside of all groups and clips.
    mutating func removeCommands(from index: Int) {
      let index = min(max(0, index), commands.count)
      for place in index..<commands.count {
        guard let outline = commands[place].outline else { continue }
        open = min(max(0, Int(outline.start)), elements.count)
        elements.removeLast(elements.count - open)
        break
      }
      commands.removeLast(commands.count - index)
    }

    mutating func add(_ element: Element) { elements.append(element) }

    mutating func add(_ command: Command) { commands.append(command) }

    /// The outline that was being made; the next one starts behind it.
    mutating func takeOutline() -> Outline {
      let outline = Outline(start: Int32(clamping: open), end: Int32(clamping: elements.count))
      open = elements.count
      return outline
    }
  }
}
