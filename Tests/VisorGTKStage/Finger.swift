import CGTK
import Glibc

/// Somebody at a touch screen, whose touches come through the X server: from the driver that it has for
/// tests, which takes them from a socket.
@MainActor
final class Finger {
  private enum Event: UInt32 {
    case version = 0
    case sync = 1
    case touch = 6
  }

  private enum Touch: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  /// What lies at the ends of the axes of the screen.
  private static let most = 65_535.0

  private let person: Person
  private let descriptor: Int32
  private var screen = GdkRectangle()
  private var touches: UInt32 = 0

  /// Ends the program where there is no such screen.
  init(_ person: Person) {
    self.person = person
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      for (index, byte) in Stage.touchSocket.utf8.prefix(path.count - 1).enumerated() {
        path[index] = byte
      }
    }
    person.stage.wait("a screen to be touched") {
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
    }
    let monitors = gdk_display_get_monitors(gdk_display_get_default())
    guard let monitor = g_list_model_get_item(monitors, 0) else {
      person.stage.giveUp("there is no screen")
    }
    gdk_monitor_get_geometry(OpaquePointer(monitor), &screen)
    g_object_unref(monitor)
    send(.version, [1])
    receive(12)
  }

  /// Touches a widget in its middle, or what is in the way there, and lets go.
  func tap(_ widget: Widget) {
    let place = person.point(of: widget)
    press(place, by: (0, 0))
  }

  /// Touches a widget, pulls and lets go.
  func pull(_ widget: Widget, by way: (x: Int, y: Int)) {
    press(person.point(of: widget), by: way)
  }

  private func press(_ place: (x: Int, y: Int), by way: (x: Int, y: Int)) {
    touches += 1
    touch(.begin, place)
    if way != (0, 0) {
      for step in 1...4 { touch(.update, (place.x + way.x * step / 4, place.y + way.y * step / 4)) }
    }
    touch(.end, (place.x + way.x, place.y + way.y))
    if let display = gdk_display_get_default() { gdk_display_sync(display) }
    person.stage.pass(50)
  }

  private func touch(_ touch: Touch, _ place: (x: Int, y: Int)) {
    // Which valuators there are, then their numbers: where, and nothing of what moved otherwise.
    var numbers = [Double](repeating: 0, count: 128)
    numbers[0] = Self.most * (Double(place.x) + 0.5) / Double(screen.width)
    numbers[1] = Self.most * (Double(place.y) + 0.5) / Double(screen.height)
    send(.touch, [touches, touch.rawValue, 0, 3, 0, 0], numbers)
    send(.sync, [])
    receive(8)
    person.stage.pass(15)
  }

  private func send(_ event: Event, _ words: [UInt32], _ numbers: [Double] = []) {
    let length = UInt32(8 + words.count * 4 + numbers.count * 8)
    var bytes: [UInt8] = []
    for word in [length, event.rawValue] + words {
      withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
    }
    for number in numbers { withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) } }
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      person.stage.giveUp("the screen cannot be touched any more")
    }
  }

  private func receive(_ count: Int) {
    var (bytes, got) = ([UInt8](repeating: 0, count: 64), 0)
    while got < count {
      let more = read(descriptor, &bytes, count - got)
      guard more > 0 else { person.stage.giveUp("the screen does not answer") }
      got += more
    }
  }
}
