import Visor

/// Further HUDs on a canvas, and their ends.
extension Canvas {
  /// Shows one more HUD beneath the others; answers whether it does.
  mutating func join(_ guest: Guest) -> Bool {
    guard case .live = screen, !isOver else { return false }
    guests.add(guest)
    return true
  }

  /// Shows a guest no more; answers whether it was the last of all.
  mutating func leave(_ guest: Guest, _ hud: HUD) -> Bool {
    guests.remove(guest)
    return goOnOrEnd(hud)
  }

  /// Shows the HUD that the canvas was made for no more; answers whether it was the last of all.
  mutating func leaveHost(_ hud: HUD) -> Bool {
    if isHostOver || isOver { return isOver }
    if case .live(let live) = screen, !guests.isEmpty {
      guests.keep(live.lastLines(hud.sample(since: cursor, first: 0)))
      isHostOver = true
    } else {
      isOver = true
    }
    return goOnOrEnd(hud)
  }

  private mutating func goOnOrEnd(_ hud: HUD) -> Bool {
    if isHostOver, guests.isEmpty { isOver = true }
    if !isOver { _ = draw(hud) }
    return isOver
  }
}
