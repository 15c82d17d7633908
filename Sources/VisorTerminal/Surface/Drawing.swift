import CVisorSystem
import Synchronization
import Visor

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The thread that draws a HUD on a canvas, and everybody's way to that canvas.
final class Drawing: Surface {
  /// No two frames come closer together, however often somebody reports.
  private static let shortestFrame = Duration.milliseconds(33)
  /// In milliseconds; whoever waits for a surface that somebody closes finds out then.
  private static let longestWait: Int32 = 1_000

  let isLive: Bool
  private let hud: HUD
  private let descriptor: Int32
  /// A hold on the terminal that nobody leads elsewhere, as standard output may be.
  private let ownDescriptor: Int32?
  private let canvas: Mutex<Canvas>
  private let alarm = Alarm()
  private let isClosed = Atomic(false)

  /// - Parameter outer: Where another HUD listens, which has the terminal; `nil` when none does.
  init(_ hud: HUD, descriptor: Int32, outer: Int32?, isShared: Bool, _ look: Look) {
    self.hud = hud
    self.descriptor = descriptor
    isLive = look.manner == .live && outer == nil
    let own = isLive ? fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) : -1
    ownDescriptor = own < 0 ? nil : own
    canvas = Mutex(
      Canvas(
        descriptor: ownDescriptor ?? descriptor, outer: outer, look, grace: hud.settings.grace,
        alarm: alarm?.writer ?? -1, isShared: isShared))
  }

  deinit {
    if let ownDescriptor { releaseDescriptor(ownDescriptor) }
  }

  /// Begins to draw.
  ///
  /// Without a thread or a descriptor to spare, what there is to say is said when the surface is
  /// closed.
  func start() {
    OpenDrawings.add(self)
    hud.attach(self)
    let drawing = Unmanaged.passRetained(self)
    let error = visor_thread_start(
      { context in
        guard let context else { return }
        Unmanaged<Drawing>.fromOpaque(context).takeRetainedValue().run()
      }, drawing.toOpaque())
    if error != 0 { drawing.release() }
  }

  func wake() {
    alarm?.ring()
  }

  /// Waits as it is told to; answers whether all is taken.
  @discardableResult
  func pass(_ output: UnsafeRawBufferPointer, _ waiting: Waiting) -> Bool {
    // The canvas must not keep a pointer of its caller's, says the compiler: it gets the address.
    let (address, count) = (UInt(bitPattern: output.baseAddress), output.count)
    guard case .until(let other) = waiting else {
      return canvas.withLock { canvas in
        canvas.passBriefly(
          UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count))
      }
    }
    var stall = canvas.withLock { canvas in
      let output = UnsafeRawBufferPointer(
        start: UnsafeRawPointer(bitPattern: address), count: count)
      if !output.isEmpty { canvas.pass(output) }
      return canvas.stall
    }
    while let exit = stall {
      let awaited = exit.wait(or: other, atMost: Self.longestWait)
      if awaited == .other { return false }
      let isMore: Bool
      (stall, isMore) = canvas.withLock { canvas in
        let isMore = canvas.goOn()
        return (canvas.stall, isMore)
      }
      if awaited == .room, !isMore { Alarm.sleep(.milliseconds(5)) }
    }
    return true
  }

  func show(tail: [String]) {
    canvas.withLock { $0.show(tail: tail) }
    wake()
  }

  func stop() {
    canvas.withLock { $0.stop() }
  }

  func comeBack() {
    canvas.withLock { $0.comeBack() }
    wake()
  }

  func suspend() {
    let capture = canvas.withLock { canvas in
      canvas.suspend()
      return canvas.capture
    }
    capture?.suspend()
  }

  func resume() {
    let capture = canvas.withLock { $0.capture }
    capture?.resume()
    canvas.withLock { $0.resume() }
    wake()
  }

  /// Lets what the program writes to a stream pass above the rows, if there are any and the stream
  /// is the same terminal; answers whether it does.
  func capture(_ stream: Int32) -> Bool {
    guard isLive, visor_pty_same(stream, descriptor) else { return false }
    return canvas.withLock { canvas in
      guard canvas.capture == nil, !isClosed.load(ordering: .acquiring) else { return false }
      canvas.capture = OutputCapture(stream: stream, holders: canvas.holders) { output in
        self.pass(output, .until(-1))
      }
      return canvas.capture != nil
    }
  }

  /// Whether rows are drawn on what is behind a descriptor.
  fileprivate func isOn(_ other: Int32) -> Bool {
    guard isLive else { return false }
    return visor_pty_same(ownDescriptor ?? descriptor, other)
      || canvas.withLock { $0.capture?.leads(other) ?? false }
  }

  /// Shows one more HUD on the same terminal; `nil` when that is no longer possible.
  func join(_ hud: HUD, _ look: Look) -> Guest? {
    let guest = Guest(hud, look, on: self)
    guard canvas.withLock({ $0.join(guest) }) else { return nil }
    hud.attach(guest)
    guest.wake()
    return guest
  }

  /// Shows a guest no more.
  func leave(_ guest: Guest) {
    guest.hud.detach(guest)
    if canvas.withLock({ $0.leave(guest, hud) }) { closeAll() }
  }

  /// Shows the HUD that this was made for no more.
  func close() {
    hud.detach(self)
    if canvas.withLock({ $0.leaveHost(hud) }) { closeAll() }
  }

  /// Shows nobody any more; once is enough.
  func closeAll() {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    hud.detach(self)
    OpenDrawings.remove(self)
    let capture = canvas.withLock { canvas in
      let capture = canvas.capture.take()
      if capture != nil { canvas.stop() }
      return capture
    }
    capture?.end()
    canvas.withLock { $0.close(hud) }
    wake()
  }

  private func run() {
    guard let alarm else { return }
    while !isClosed.load(ordering: .acquiring) {
      let start = hud.now
      let (next, stall) = canvas.withLock { canvas in
        canvas.capture?.resize()
        return (canvas.draw(hud), canvas.stall)
      }
      if let stall { alarm.wait(stall) } else { alarm.wait(next.map { $0 - hud.now }) }
      let early = Self.shortestFrame - (hud.now - start)
      if early > .zero, !isClosed.load(ordering: .acquiring) { Alarm.sleep(early) }
    }
  }
}

/// `close` of the C library, where a method has its name.
func releaseDescriptor(_ descriptor: Int32) { close(descriptor) }

/// The drawings that are to be closed when the program exits.
enum OpenDrawings {
  private struct State {
    var drawings: [Drawing] = []
    /// The process that closes them; one that is forked off it exits without.
    var process: pid_t = 0
  }

  private static let state = Mutex(State())
  private static let opening = Mutex(())

  static func add(_ drawing: Drawing) {
    let isFirst = state.withLock { state in
      state.drawings.append(drawing)
      defer { state.process = getpid() }
      return state.process == 0
    }
    if isFirst { atexit { OpenDrawings.closeAll() } }
  }

  /// The drawing that has a terminal already.
  static func first(on descriptor: Int32) -> Drawing? {
    let drawings = state.withLock { $0.process == getpid() ? $0.drawings : [] }
    return drawings.first { $0.isOn(descriptor) }
  }

  /// Runs what looks for a drawing, or adds one, while nobody else does.
  static func whileOpening<Result: Sendable>(_ body: () -> Result) -> Result {
    opening.withLock { _ in body() }
  }

  static func remove(_ drawing: Drawing) {
    state.withLock { state in state.drawings.removeAll { $0 === drawing } }
  }

  private static func closeAll() {
    let drawings = state.withLock { $0.process == getpid() ? $0.drawings : [] }
    for drawing in drawings { drawing.closeAll() }
  }
}
