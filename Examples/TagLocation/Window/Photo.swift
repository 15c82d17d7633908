internal import CGTK

/// A picture that a person has chosen: all of its file, and what of it is on the form.
struct Photo: Sendable {
  let file: [UInt8]
  let thumbnail: Thumbnail

  /// What is in a file, read and made small off the main thread; `nil` for what is no picture.
  @concurrent static func read(_ address: String) async -> Photo? {
    guard let content = content(of: address),
      let thumbnail = await Thumbnail.make(of: content, side: 160)
    else { return nil }
    return Photo(file: content, thumbnail: thumbnail)
  }

  private static func content(of address: String) -> [UInt8]? {
    let file = g_file_new_for_uri(address)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    var bytes: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    guard g_file_load_contents(file, nil, &bytes, &count, nil, nil) != 0, let bytes else {
      return nil
    }
    defer { g_free(bytes) }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }
}
