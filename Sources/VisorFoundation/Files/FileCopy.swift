import Foundation

/// A copy of a file or folder that comes to its place when it is complete.
struct FileCopy {
  /// What is copied before anybody is asked whether to go on.
  private static let chunk = 1 << 20

  let source: URL
  let destination: URL
  private var files: FileManager { .default }

  init(from source: URL, to destination: URL) {
    self.source = source
    self.destination = destination
  }

  /// The bytes of all files in it.
  func size() throws -> Int { try size(of: source.path) }

  private func size(of path: String) throws -> Int {
    try Task.checkCancellation()
    let attributes = try files.attributesOfItem(atPath: path)
    guard attributes.kind == .typeDirectory else {
      return attributes.kind == .typeRegular ? attributes.size : 0
    }
    return try files.contentsOfDirectory(atPath: path).reduce(0) { sum, name in
      let (size, overflow) = sum.addingReportingOverflow(try self.size(of: "\(path)/\(name)"))
      return overflow ? .max : size
    }
  }

  /// Makes the copy, and tells of the bytes of each piece of it.
  func make(_ copied: (Int) -> Void) throws {
    guard (try? files.attributesOfItem(atPath: destination.path)) == nil else {
      throw CocoaError(.fileWriteFileExists, userInfo: [NSFilePathErrorKey: destination.path])
    }
    let isFolder = try files.attributesOfItem(atPath: source.path).kind == .typeDirectory
    guard
      !isFolder || !resolved(destination.deletingLastPathComponent()).starts(with: resolved(source))
    else {
      throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: destination.path])
    }
    let draft = destination.deletingLastPathComponent().appendingPathComponent(
      ".\(UUID().uuidString)")
    do {
      var folders: [Folder] = []
      try copy(source.path, to: draft.path, &folders, copied)
      // Last, since one that is not to be written to could neither be filled nor removed again.
      for folder in folders { try keep(folder.attributes, at: folder.path) }
      try files.moveItem(at: draft, to: destination)
    } catch {
      try? files.removeItem(at: draft)
      throw error
    }
  }

  /// The folders on the way to a place, whatever links lead there.
  private func resolved(_ url: URL) -> [String] {
    url.resolvingSymlinksInPath().standardizedFileURL.pathComponents
  }

  private typealias Attributes = [FileAttributeKey: Any]
  private typealias Folder = (path: String, attributes: Attributes)

  private func copy(
    _ path: String, to target: String, _ folders: inout [Folder], _ copied: (Int) -> Void
  ) throws {
    try Task.checkCancellation()
    let attributes = try files.attributesOfItem(atPath: path)
    switch attributes.kind {
    case .typeRegular:
      try copyFile(path, to: target, copied)
      try keep(attributes, at: target)
    case .typeDirectory:
      try files.createDirectory(atPath: target, withIntermediateDirectories: false)
      for name in try files.contentsOfDirectory(atPath: path) {
        try copy("\(path)/\(name)", to: "\(target)/\(name)", &folders, copied)
      }
      folders.append((target, attributes))
    case .typeSymbolicLink:
      let place = try files.destinationOfSymbolicLink(atPath: path)
      try files.createSymbolicLink(atPath: target, withDestinationPath: place)
    default: throw CocoaError(.featureUnsupported, userInfo: [NSFilePathErrorKey: path])
    }
  }

  private func keep(_ attributes: Attributes, at path: String) throws {
    let kept: Set<FileAttributeKey> = [.posixPermissions, .modificationDate]
    try files.setAttributes(attributes.filter { kept.contains($0.key) }, ofItemAtPath: path)
  }

  private func copyFile(_ path: String, to target: String, _ copied: (Int) -> Void) throws {
    let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? input.close() }
    // Nobody else reads it before it has the permissions of the original.
    guard files.createFile(atPath: target, contents: nil, attributes: [.posixPermissions: 0o600])
    else { throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target]) }
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: target))
    do {
      while let data = try input.read(upToCount: Self.chunk), !data.isEmpty {
        try Task.checkCancellation()
        try output.write(contentsOf: data)
        copied(data.count)
      }
    } catch {
      try? output.close()
      throw error
    }
    // A disk of another machine may say only now that it is full.
    try output.close()
  }
}

extension [FileAttributeKey: Any] {
  fileprivate var kind: FileAttributeType? { self[.type] as? FileAttributeType }
  fileprivate var size: Int { (self[.size] as? NSNumber)?.intValue ?? 0 }
}
