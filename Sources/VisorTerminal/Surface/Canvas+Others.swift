import CVisorSystem
import Visor

/// Making way for others who use the terminal, and coming back.
extension Canvas {
  var isAway: Bool { isStopped || holders > 0 }

  /// Takes the rows away and gives the terminal back, until `comeBack`.
  mutating func stop() {
    finish(nil)
    isStopped = true
  }

  /// Shows the rows again after a stop, perhaps one that was not announced.
  mutating func comeBack() {
    isStopped = false
    restart()
  }

  /// Takes the rows away and gives the terminal to one more in the program.
  mutating func suspend() {
    finish(nil)
    holders += 1
  }

  /// Shows the rows again, if nobody else in the program has the terminal.
  mutating func resume() {
    let wasAway = isAway
    holders -= 1
    if wasAway { restart() }
  }

  /// Begins anew beneath whatever others have written to the terminal meanwhile.
  private mutating func restart() {
    guard case .live(let live) = screen, !isClosed, !isAway else { return }
    isLeaving = false
    patience.renew()
    counts = visor_restore_counts()
    restoration = []
    live.restart(size: size, into: &bytes)
    // The cursor is others': it is left where it is.
    if use == VISOR_USE_OTHERS { bytes.removeAll(keepingCapacity: true) }
  }

  /// Lets others who use the terminal have it; answers whether there are any.
  mutating func stepAside() -> Bool {
    guard case .live(let live) = screen, !isAway, !isClosed else { return false }
    let use = use
    guard use != VISOR_USE_NONE, !isAside else {
      isAside = use != VISOR_USE_NONE
      return isAside
    }
    let size = size
    forgetIfRestored(size)
    // One that gets every key has not written past us, or finds its place by itself.
    live.stepAside(returning: use == VISOR_USE_KEYS, size: size, into: &bytes)
    write()
    isAside = true
    return true
  }

  var use: visor_use {
    usual.map { visor_use_now(descriptor, $0) } ?? VISOR_USE_NONE
  }
}
