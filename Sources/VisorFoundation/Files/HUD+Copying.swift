public import Foundation
public import Visor

extension HUD {
  /// Copies a file, or a folder with all that is in it, and shows the bytes.
  ///
  ///     try await hud.track(copying: photo, to: backup, "Copying", success: "Copied")
  ///
  /// The copy takes its place when it is complete: what fails or is cancelled leaves nothing behind.
  /// Symbolic links stay links; permissions and dates of change are kept. It runs apart from the
  /// caller's actor, and is cancelled with the task or when the person asks for it.
  ///
  /// - Parameters:
  ///   - source: What is copied. What is changed in it meanwhile may be in the copy or not.
  ///   - destination: Where the copy is to be; nothing may be there yet.
  ///   - message: What is being done.
  ///   - detail: A second, quieter line; empty for none.
  ///   - passes: Whether input to what lies beneath passes while it runs.
  ///   - success: What is said when it is done.
  ///   - failure: What is said when it has failed; without it, what the error says to people.
  /// - Throws: `CocoaError.fileWriteFileExists` where something is in the copy's place,
  ///   `CocoaError.fileWriteInvalidFileName` for a place within the source itself,
  ///   `CocoaError.featureUnsupported` for what is no file, folder or link, `CancellationError`, and what
  ///   Foundation says of the disk.
  @concurrent
  public func track(
    copying source: URL, to destination: URL, _ message: String, detail: String = "",
    passes: Bool = false, success: Remark = .nothing, failure: Remark? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) async throws {
    try track(
      message, detail: detail, unit: .bytes, passes: passes, success: success, file: file,
      line: line
    ) { activity in
      let copy = FileCopy(from: source, to: destination)
      activity.total = try copy.size()
      try copy.make { activity.advance(by: $0) }
    } failed: { error in
      failure ?? Flash.failure(error).map(Remark.flash) ?? .nothing
    }
  }
}
