import Visor

/// What there is to be said of bytes that have been carried somewhere.
package enum TransferFigures {
  /// How many there were and how many a second, such as `1.2 GiB, 340.5 MiB/s`; how many alone where
  /// that took no time.
  package static func summary(_ bytes: Int, in time: Duration) -> String {
    let amount = Figures.amount(bytes, .bytes)
    guard time > .zero else { return amount }
    let rate = Figures.rate(Double(bytes) / (time / .seconds(1)), .bytes)
    return rate.map { "\(amount), \($0)" } ?? amount
  }
}
