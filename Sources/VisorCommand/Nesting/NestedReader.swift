import CVisorSystem
import Visor

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads the reports of any number of HUDs, for one thread.
final class NestedReader: Sendable {
  /// How many report at once; more are turned away, and are not shown.
  private static let most = 256

  private let hud: HUD
  private let whole: Activity
  private let listener: Int32
  private let control: Int32

  init(hud: HUD, whole: Activity, listener: Int32, control: Int32) {
    self.hud = hud
    self.whole = whole
    self.listener = listener
    self.control = control
  }

  deinit {
    close(listener)
    close(control)
  }

  /// Reads until the control can be read, and then what has come by then.
  func run() {
    var work = FollowedWork(hud: hud, title: "", whole: whole)
    var reporters: [NestedReporter] = []
    var count = 0
    var isOver = false
    while !isOver {
      isOver = Self.wait([control, listener] + reporters.map(\.descriptor))
      while let descriptor = accepted() {
        guard reporters.count < Self.most else {
          close(descriptor)
          continue
        }
        reporters.append(NestedReporter(descriptor: descriptor, number: count))
        count &+= 1
      }
      for reporter in reporters {
        reporter.pass(to: &work)
        // Who goes on and on is not waited for.
        for _ in 0..<64 where isOver && reporter.hasMore { reporter.pass(to: &work) }
      }
      reporters.removeAll(where: \.isOver)
    }
    for reporter in reporters { reporter.finish(&work) }
  }

  /// Waits until there is something to be done; answers whether the first descriptor can be read.
  private static func wait(_ descriptors: [Int32]) -> Bool {
    var awaited = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&awaited, nfds_t(awaited.count), -1) > 0 else { return false }
    return awaited.first?.revents != 0
  }

  private func accepted() -> Int32? {
    let descriptor = visor_channel_accept(listener)
    return descriptor < 0 ? nil : descriptor
  }
}

/// One HUD that reports.
private final class NestedReporter {
  let descriptor: Int32
  private let number: Int
  private var text: FollowedText
  private var buffer = [UInt8](repeating: 0, count: 16_384)
  /// Whether more may be there already.
  private(set) var hasMore = false
  private(set) var isOver = false

  init(descriptor: Int32, number: Int) {
    self.descriptor = descriptor
    self.number = number
    text = FollowedText(name: "a nested HUD", input: number)
  }

  deinit {
    close(descriptor)
  }

  /// Takes what is there now, as far as one reading gets it.
  func pass(to work: inout FollowedWork) {
    hasMore = false
    guard !isOver else { return }
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 {
      text.take(buffer.prefix(count), &work)
      hasMore = true
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      finish(&work)
    }
  }

  /// Nothing more comes: what its process leaves behind is over without a word.
  func finish(_ work: inout FollowedWork) {
    guard !isOver else { return }
    isOver = true
    work.drop(number)
    _ = text.finish(&work)
  }
}
