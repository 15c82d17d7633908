/// What a surface draws beside the words, where it draws anything.
///
/// A surface without pictures, such as a terminal, may show its own mark in place of it.
public enum Emblem: Hashable, Sendable {
  /// What fits: a spinner or the progress for work, the mark of its kind for an outcome.
  case standard
  /// Nothing: the words stand alone.
  case none
  /// The mark of an outcome, also beside work that goes on.
  case mark(Flash.Kind)
  /// The spinner of the platform, where it has one.
  case systemActivity
  /// A picture.
  case image(Artwork)
  /// A picture that turns.
  case rotatingImage(Artwork)
  /// Something that the toolkit draws in its own way, such as a view.
  case custom(Artwork)

  /// A picture or a view that only a toolkit knows how to show.
  ///
  /// It is a name that the surface looks up, or a value of the toolkit's own, such as an image or a
  /// view. Two are equal when their values are.
  public struct Artwork: Hashable, Sendable, ExpressibleByStringLiteral {
    // One word wide, since every running activity has room for one.
    private final class Storage: Sendable {
      let value: any Hashable & Sendable

      init(_ value: any Hashable & Sendable) {
        self.value = value
      }
    }

    private let storage: Storage

    /// What a toolkit knows how to show.
    public init(_ value: some Hashable & Sendable) {
      storage = Storage(value)
    }

    /// What a surface looks up by name.
    public init(stringLiteral name: String) {
      self.init(name)
    }

    /// The name or the toolkit's own value.
    public var value: any Hashable & Sendable { storage.value }

    /// The name, where it is one.
    public var name: String? { storage.value as? String }

    public static func == (lhs: Artwork, rhs: Artwork) -> Bool {
      lhs.storage === rhs.storage || AnyHashable(lhs.value) == AnyHashable(rhs.value)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(AnyHashable(value))
    }
  }
}
