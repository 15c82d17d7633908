import Visor

/// A further HUD on a terminal on which one is drawn already: there is one painter for both.
final class Guest: Surface {
  let hud: HUD
  let look: Look
  private let drawing: Drawing

  init(_ hud: HUD, _ look: Look, on drawing: Drawing) {
    self.hud = hud
    self.look = look
    self.drawing = drawing
  }

  func wake() { drawing.wake() }

  func suspend() { drawing.suspend() }

  func resume() { drawing.resume() }
}

/// What is shown of the guests of a canvas.
struct GuestScreens {
  private struct Seat {
    let guest: Guest
    var live: LiveScreen
    var cursor = Journal.Cursor()
  }

  private var seats: [Seat] = []
  /// The last lines of those who have left.
  private var farewell: [Row] = []
  /// How long until the picture moves by itself; `nil` for never.
  private(set) var nextFrame: Duration?

  var isEmpty: Bool { seats.isEmpty }

  mutating func add(_ guest: Guest) {
    seats.append(
      Seat(guest: guest, live: LiveScreen(guest.look, grace: guest.hud.settings.grace)))
  }

  /// The lines that are to be written, and the rows; each gets an equal part of the screen.
  mutating func picture(size: ScreenSize) -> LiveScreen.Picture {
    var picture = LiveScreen.Picture(lines: farewell)
    farewell = []
    nextFrame = nil
    let share = ScreenSize(
      columns: size.columns, rows: 1 + max(1, (size.rows - 1) / (seats.count + 1)))
    for index in seats.indices {
      let hud = seats[index].guest.hud
      let sample = hud.sample(since: seats[index].cursor, first: LiveScreen.limit(share))
      seats[index].cursor = sample.journal.cursor
      let part = seats[index].live.compose(sample, size: share)
      picture.lines += part.lines
      picture.rows += part.rows
      picture.taskbar = .joint(picture.taskbar, part.taskbar)
      let next = [seats[index].live.nextFrame(after: sample), sample.deadline].compactMap { $0 }
      nextFrame = ([nextFrame].compactMap { $0 } + next.map { $0 - sample.moment }).min()
    }
    return picture
  }

  /// Keeps lines that are to be written next.
  mutating func keep(_ lines: [Row]) {
    farewell += lines
  }

  /// Lets a guest go; what it has not said yet is written next.
  mutating func remove(_ guest: Guest) {
    guard let index = seats.firstIndex(where: { $0.guest === guest }) else { return }
    farewell += lastLines(seats[index])
    seats.remove(at: index)
  }

  /// Lets all go; the result is what they have not said yet.
  mutating func removeAll() -> [Row] {
    let lines = farewell + seats.flatMap(lastLines)
    (seats, farewell) = ([], [])
    return lines
  }

  private func lastLines(_ seat: Seat) -> [Row] {
    seat.live.lastLines(seat.guest.hud.sample(since: seat.cursor, first: 0))
  }
}
