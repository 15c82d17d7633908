import CGTK
import Glibc
import Visor
import VisorGTK

/// What a screen reader is told; this one writes down what it hears.
@MainActor
enum Speech {
  static func tellsOfARun(_ stage: Stage) {
    let trial = TrialWindow(hasHeader: false)
    trial.present(stage)
    let hud = HUD(Input.prompt)
    let surface = GTKSurface(hud, window: trial.window.raw)
    gtk_window_set_focus(trial.window.window, trial.entry)
    gtk_window_set_focus(trial.window.window, trial.entry)
    let reader = Reader(stage)
    reader.look("before")
    let work = hud.begin("Uploading", total: 8)
    stage.pass(300)
    for _ in 0..<8 {
      work.advance()
      stage.pass(200)
    }
    reader.look("meanwhile")
    work.succeed("Uploaded")
    stage.pass(400)
    reader.look("outcome")
    stage.wait("the end") { hud.presentation().phase == .hidden }
    stage.pass(200)
    hud.flash(.failure, "No connection")
    stage.pass(200)
    stage.wait("the end") { hud.presentation().phase == .hidden }
    stage.pass(200)
    reader.look("afterwards")
    for line in reader.end() { stage.say(line) }
    surface.close()
  }
}

extension Speech {
  /// What was found before it was covered can still be asked to be pressed.
  static func coveredButtonsDoNothing(_ stage: Stage) {
    let trial = TrialWindow()
    trial.present(stage)
    let hud = HUD(Input.prompt)
    let reader = Reader(stage)
    func press(_ when: String) {
      let before = trial.clicks(of: "save")
      reader.ask("press _Save Save")
      stage.pass(500)
      stage.say("\(when): clicked \(trial.clicks(of: "save") - before)")
    }
    reader.ask("before")
    press("before")
    let places: [(HUD) -> GTKSurface] = [
      { GTKSurface($0, window: trial.window.raw) }, { GTKSurface($0, over: trial.content.raw) },
    ]
    for place in places {
      let surface = place(hud)
      let work = hud.begin("Uploading")
      stage.pass(200)
      press("meanwhile")
      work.end()
      stage.pass(200)
      press("afterwards")
      surface.close()
    }
  }
}

/// A program that hears what assistive technology hears, and writes it down.
@MainActor
private final class Reader {
  private let stage: Stage
  private var process: GPid = 0
  private var input: Int32 = -1
  private var output: Int32 = -1
  private var heard: [UInt8] = []

  init(_ stage: Stage) {
    self.stage = stage
    guard let script = g_getenv("VISOR_STAGE_READER") else { stage.giveUp("there is no reader") }
    let line = ["/usr/bin/python3", "-u", String(cString: script)]
    var words = line.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    guard
      g_spawn_async_with_pipes(
        nil, &words, nil, G_SPAWN_SEARCH_PATH, nil, nil, &process, &input, &output, nil, nil) != 0
    else { stage.giveUp("python3 is not installed") }
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    stage.wait("the reader") { read().contains("ready") }
    heard = []
  }

  /// Has it look at what there is, and write that down.
  func look(_ when: String) { ask(when) }

  /// Has it do something, and waits until it is done.
  func ask(_ what: String) {
    let line = Array("\(what)\n".utf8)
    let before = answers(what)
    _ = Glibc.write(input, line, line.count)
    stage.wait("an answer to “\(what)”") { answers(what) > before }
  }

  private func answers(_ what: String) -> Int {
    read().split(separator: "\n").count { $0 == "end of \(what)" }
  }

  func end() -> [String] {
    close(input)
    stage.pass(200)
    return read().split(separator: "\n").map(String.init)
  }

  private func read() -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = Glibc.read(output, &buffer, buffer.count), count > 0 {
      heard += buffer[..<count]
    }
    return String(decoding: heard, as: UTF8.self)
  }
}
