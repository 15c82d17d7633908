/// What is known of counted work at one moment.
public struct Measure: Hashable, Sendable {
}
