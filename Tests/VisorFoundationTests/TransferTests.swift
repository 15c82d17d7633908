import Foundation
import LocalServer
import Testing
import Visor
import VisorFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct TransferTests {
  private let stage = Stage()
  private let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    // Whatever proxies the machine has, this is no request for them.
    configuration.connectionProxyDictionary = [:]
    session = URLSession(configuration: configuration)
  }

  private static let head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 10\r\n\r\n"

  @Test("Bytes are shown as they come, and the result is what URLSession gives")
  func data() async throws {
    let server = try LocalServer([Self.head + "12345", "67890"])
    async let result = session.data(
      for: URLRequest(url: server.url), on: stage.hud, "Loading", success: "Loaded")
    let half = await stage.until {
      stage.measure?.completed == 5 && stage.measure?.total == 10 && stage.measure?.unit == .bytes
    }
    server.go()
    let (data, _) = try await result
    #expect(half && data == Data("1234567890".utf8) && stage.ends == ["succeeded: Loaded"])
  }

  @Test("A download is kept for the caller")
  func download() async throws {
    let server = try LocalServer([Self.head + "12345", "67890"])
    async let result = session.download(
      for: URLRequest(url: server.url), on: stage.hud, "Loading")
    let half = await stage.until { stage.measure?.completed == 5 && stage.measure?.total == 10 }
    server.go()
    let file = try await result.0
    let data = try Data(contentsOf: file)
    try FileManager.default.removeItem(at: file)
    #expect(half && data == Data("1234567890".utf8) && stage.ends == ["succeeded"])
  }

  @Test("An upload ends with the answer")
  func upload() async throws {
    let server = try LocalServer([Self.head + "1234567890"])
    let (data, _) = try await session.upload(
      for: post(server), from: Data("body".utf8), on: stage.hud, "Sending", success: "Sent")
    #expect(data == Data("1234567890".utf8) && stage.ends == ["succeeded: Sent"])
  }

  @Test("An answer that refuses is shown as a failure, and returned")
  func refused() async throws {
    let server = try LocalServer([
      "HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
    ])
    let (_, response) = try await session.data(
      for: URLRequest(url: server.url), on: stage.hud, "Loading")
    #expect(
      (response as? HTTPURLResponse)?.statusCode == 404 && stage.ends == ["failed: 404 Not Found"])
  }

  @Test("An error is thrown, and shown in the program's words")
  func error() async throws {
    let server = try LocalServer(["HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345"])
    await #expect(throws: URLError.self) {
      try await session.data(for: URLRequest(url: server.url), on: stage.hud, "Loading") { _ in
        "No connection"
      }
    }
    #expect(stage.ends == ["failed: No connection"])
  }

  @Test(
    "Cancelling the task, and the person's wish, cancel the transfer", arguments: [true, false])
  func cancel(byTask: Bool) async throws {
    let server = try LocalServer([Self.head + "12345", ""])
    let work = Task { [session, stage] in
      try await session.data(for: URLRequest(url: server.url), on: stage.hud, "Loading")
    }
    let half = await stage.until { stage.measure?.completed == 5 }
    if byTask { work.cancel() } else { stage.cancel() }
    let error = await work.result.failure as? URLError
    #expect(half && error?.code == .cancelled && stage.ends == ["cancelled"])
    server.go()
  }

  @Test("Any task can be followed, and pauses while it is suspended")
  func followed() async throws {
    let server = try LocalServer([Self.head + "1234567890"])
    let task = session.dataTask(with: server.url)
    let activity = stage.hud.begin("Loading", following: task, success: "Loaded")
    let isPaused = stage.measure?.isPaused
    task.resume()
    let ended = await stage.until { stage.ends == ["succeeded: Loaded"] }
    #expect(isPaused == true && ended && !activity.isRunning)
  }

  private func post(_ server: LocalServer) -> URLRequest {
    var request = URLRequest(url: server.url)
    request.httpMethod = "POST"
    return request
  }
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
