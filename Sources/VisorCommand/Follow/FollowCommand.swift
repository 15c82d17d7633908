import Visor
import VisorTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `visor follow`: shows the work that other processes tell of.
struct FollowCommand {
  /// The exit status when an input ended before its work did.
  private static let lost: Int32 = 1
  /// How many outcomes and log lines wait for a slow terminal before some are counted as missed.
  private static let journalCapacity = 65_536
  private static let bufferSize = 65_536

  private let arguments: FollowArguments

  init(_ arguments: FollowArguments) {
    self.arguments = arguments
  }

  /// Follows until all inputs have ended; the result is the exit status.
  func run() -> Int32 {
    var inputs: [FollowedInput] = []
    for (number, source) in arguments.sources.enumerated() {
      let input = FollowedInput(source, number: number, once: arguments.isOnce)
      if case .failed(let error) = input.end {
        StandardStream.error.write("visor: \(FollowedInput.sentence(source, error))\n")
        return StandardStream.failure
      }
      inputs.append(input)
    }
    var settings = Settings()
    settings.journalCapacity = Self.journalCapacity
    let hud = HUD(settings)
    do throws(WindowFailure) {
      let opening = SurfaceOpening(display: arguments.display, offersCancel: false)
      return follow(inputs, hud, try opening.surface(for: hud))
    } catch {
      StandardStream.error.write("visor: \(error.explanation)\n")
      return StandardStream.failure
    }
  }

  private func follow(
    _ inputs: [FollowedInput], _ hud: HUD, _ surface: TerminalSurface
  ) -> Int32 {
    var work = FollowedWork(hud: hud, title: arguments.title ?? "")
    var buffer = [UInt8](repeating: 0, count: Self.bufferSize)
    var open = inputs
    while !open.isEmpty {
      for input in Self.ready(open) { input.pass(to: &work, by: &buffer) }
      open.removeAll { $0.end != nil }
    }
    surface.close()
    if inputs.contains(where: { $0.end != .ended }) { return StandardStream.failure }
    return inputs.contains(where: \.hasLost) ? Self.lost : 0
  }

  /// Waits, without a limit, until something can be read from some inputs.
  private static func ready(_ inputs: [FollowedInput]) -> [FollowedInput] {
    var awaited = inputs.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&awaited, nfds_t(awaited.count), -1) > 0 else { return [] }
    return zip(inputs, awaited).filter { $0.1.revents != 0 }.map(\.0)
  }
}
