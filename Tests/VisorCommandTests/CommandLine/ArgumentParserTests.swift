import Testing
import Visor
import VisorCommand
import VisorScene
import VisorTerminal
import VisorTestSupport

@Suite struct ArgumentParserTests {
  @Test(
    "A command line is read as its options and operands say",
    arguments: [
      (["--help"], .help(nil)),
      (["-h", "run"], .help(nil)),
      (["--version"], .version),
      (["help"], .help(nil)),
      (["help", "run"], .help("run")),
      (["run", "--help"], .help("run")),
      (["run", "-qh"], .help("run")),
      (["run", "--version"], .version),
      (["replay", "-", "-h"], .help("replay")),
      (["demo"], .demo(DisplayArguments())),
      (["--", "demo", "--"], .demo(DisplayArguments())),
      (["snapshot", "-o", "-"], .snapshot(SnapshotArguments(output: bytes(["-"])[0]))),
      (["gallery", "looks"], .gallery(GalleryArguments(folder: bytes(["looks"])[0]))),
      (["man"], .manual),
      (["completions", "fish"], .completions(.fish)),
      (["follow"], .follow(FollowArguments())),
      (["follow", "-"], .follow(FollowArguments())),
      (
        ["follow", "--once", "-t", "T", "a", "-", "--", "--x"],
        .follow(
          FollowArguments(
            sources: [.file(Array("a".utf8)), .standardInput, .file(Array("--x".utf8))], title: "T",
            isOnce: true))
      ),
      (
        ["run", "--events", "/dev/fd/3", "ls"],
        .run(RunArguments(events: Array("/dev/fd/3".utf8), command: bytes(["ls"])))
      ),
      (["replay", "-"], .replay(ReplayArguments(source: .standardInput))),
      (["replay", "--", "--x"], .replay(ReplayArguments(source: .file(Array("--x".utf8))))),
      (["pipe"], .pipe(PipeArguments(sources: [.standardInput]))),
      (
        ["pipe", "-s1.5K", "--title=T", "a", "-", "--", "-b"],
        .pipe(
          PipeArguments(
            title: "T", size: 1536,
            sources: [.file(Array("a".utf8)), .standardInput, .file(Array("-b".utf8))]))
      ),
      (["flash", "info", ""], .flash(FlashArguments(kind: .info, text: ""))),
      (
        ["flash", "--detail", "D", "failure", "--", "-T"],
        .flash(FlashArguments(kind: .failure, text: "-T", detail: "D"))
      ),
      (["run", "ls"], .run(RunArguments(command: bytes(["ls"])))),
      (["run", "--", "ls"], .run(RunArguments(command: bytes(["ls"])))),
      (["run", "--", "--quiet"], .run(RunArguments(command: bytes(["--quiet"])))),
      (["run", "-"], .run(RunArguments(command: bytes(["-"])))),
      (
        ["run", "ls", "--quiet", "--", "", "-h"],
        .run(RunArguments(command: bytes(["ls", "--quiet", "--", "", "-h"])))
      ),
      (
        ["run", "--output", "tail", "ls"],
        .run(RunArguments(output: .tail(5), command: bytes(["ls"])))
      ),
      (
        ["run", "--output=tail=9", "ls"],
        .run(RunArguments(output: .tail(9), command: bytes(["ls"])))
      ),
      (
        ["run", "--output", "hide", "ls"], .run(RunArguments(output: .hide, command: bytes(["ls"])))
      ),
      (
        ["run", "--output=on-failure", "--timeout", "2m", "--detail=last-line", "ls"],
        .run(
          RunArguments(
            output: .onFailure, showsLastLine: true, limit: .seconds(120), command: bytes(["ls"])))
      ),
      (["run", "-q", "ls"], .run(RunArguments(isQuiet: true, command: bytes(["ls"])))),
      (
        ["run", "--quiet", "--quiet", "ls"],
        .run(RunArguments(isQuiet: true, command: bytes(["ls"])))
      ),
      (["run", "--title", "T", "ls"], .run(RunArguments(title: "T", command: bytes(["ls"])))),
      (["run", "--title=a=b", "ls"], .run(RunArguments(title: "a=b", command: bytes(["ls"])))),
      (["run", "--title=", "ls"], .run(RunArguments(title: "", command: bytes(["ls"])))),
      (["run", "--title", "", "ls"], .run(RunArguments(title: "", command: bytes(["ls"])))),
      (
        ["run", "--title=--quiet", "ls"],
        .run(RunArguments(title: "--quiet", command: bytes(["ls"])))
      ),
      (["run", "--title", "-x", "ls"], .run(RunArguments(title: "-x", command: bytes(["ls"])))),
      (["run", "-t", "T", "ls"], .run(RunArguments(title: "T", command: bytes(["ls"])))),
      (["run", "-tT", "ls"], .run(RunArguments(title: "T", command: bytes(["ls"])))),
      (
        ["run", "-qtT", "ls"],
        .run(RunArguments(title: "T", isQuiet: true, command: bytes(["ls"])))
      ),
      (
        ["run", "-qt", "T", "ls"],
        .run(RunArguments(title: "T", isQuiet: true, command: bytes(["ls"])))
      ),
      (
        ["run", "--title", "A", "-tB", "ls"],
        .run(RunArguments(title: "B", command: bytes(["ls"])))
      ),
      (
        ["run", "--success=yes", "--failure", "no", "--grace", "0.3s", "ls"],
        .run(
          RunArguments(
            success: "yes", failure: "no", grace: .milliseconds(300), command: bytes(["ls"])))
      ),
    ] as [([String], Invocation)])
  func commandLine(arguments: [String], expected: Invocation) throws {
    #expect(try Invocation(arguments: bytes(arguments)) == expected)
  }

  @Test(
    "Every kind of value is understood",
    arguments: [
      ([], ""),
      (["--when=never"], "when [\"text(\\\"never\\\")\"]"),
      (["-walways"], "when [\"text(\\\"always\\\")\"]"),
      (["--tail"], "tail [\"none\"]"),
      (["--tail=5"], "tail [\"number(5)\"]"),
      (["-t5"], "tail [\"number(5)\"]"),
      (["--tail", "5"], "tail [\"none\"]; files [\"path([53])\"]"),
      (["--size", "100"], "size [\"number(100)\"]"),
      (["-ea", "--each", "b"], "each [\"text(\\\"a\\\")\", \"text(\\\"b\\\")\"]"),
      (["-o", "-"], "output [\"path([45])\"]"),
      (["a", "-t", "b"], "tail [\"none\"]; files [\"path([97])\", \"path([98])\"]"),
    ])
  func values(arguments: [String], expected: String) throws {
    let parser = ArgumentParser(table: .sample)
    #expect(try parser.parse(bytes(["join"] + arguments)) == .help(expected))
  }

  @Test("What belongs to the command is passed on byte for byte; other text is repaired")
  func invalidText() throws {
    let invalid: [UInt8] = [0x66, 0xFF, 0xC3]
    let line = bytes(["run", "--title"]) + [invalid] + [invalid, invalid]
    #expect(
      try Invocation(arguments: line)
        == .run(RunArguments(title: "f\u{FFFD}\u{FFFD}", command: [invalid, invalid])))
  }

  @Test("Any arguments are understood or refused in printable words", arguments: 0..<40)
  func anyArguments(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = bytes([
      "run", "pipe", "flash", "replay", "demo", "info", "--size", "-s", "9e", "8eib", "help",
      "completions", "man", "bash", "--", "-", "", "--title",
      "--title=", "-t", "-q", "-qt", "-qqtx", "--grace", "1e9", "9999999999999999999h", "--quiet=",
      "-5s", "=", "--=", "---", "--help", "-h", "\u{1B}[2J", "\u{202E}", "ru", "é",
    ])
    for _ in 0..<500 {
      let line = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Bool.random(using: &random)
          ? words[Int.random(in: words.indices, using: &random)]
          : (0..<Int.random(in: 0...5, using: &random)).map { _ in
            .random(in: 0...255, using: &random)
          }
      }
      do throws(UsageError) {
        if case .run(let run) = try Invocation(arguments: line) {
          #expect(run.command.first?.isEmpty == false && run.grace ?? .zero >= .zero)
        }
      } catch {
        #expect(
          error.description.unicodeScalars.allSatisfy {
            ![.control, .format].contains($0.properties.generalCategory)
          }, "\(line)")
      }
      _ = try? ArgumentParser(table: .sample).parse(bytes(["join"]) + line)
    }
  }

  @Test(
    "Each command that shows something can be told how",
    arguments: [
      (["demo"], .standard, false), (["demo", "--theme", "blocks"], .blocks, false),
      (["demo", "--plain", "--theme=quiet"], .quiet, true),
      (["demo", "--no-color", "--theme=blocks"], TerminalTheme.blocks.colorless, false),
      (["run", "--theme=ascii", "--plain", "ls"], .ascii, true),
      (["follow", "--theme=minimal"], .minimal, false), (["pipe", "--plain"], .standard, true),
      (["flash", "info", "x", "--no-color"], TerminalTheme.standard.colorless, false),
    ] as [([String], TerminalTheme, Bool)])
  func display(arguments: [String], theme: TerminalTheme, isPlain: Bool) throws {
    let display =
      switch try Invocation(arguments: bytes(arguments)) {
      case .demo(let display): display
      case .run(let run): run.display
      case .follow(let follow): follow.display
      case .pipe(let pipe): pipe.display
      case .flash(let flash): flash.display
      default: DisplayArguments()
      }
    #expect(display == DisplayArguments(theme: theme, isPlain: isPlain))
  }

  @Test("Every option of a picture is read")
  func snapshot() throws {
    let line = """
      snapshot --content=bar --title T --detail D --button B --progress .25 --image i.png \
      --theme sv --indicator snake --motion zoom --position top --font F --appearance dark \
      --contrast --reduced-motion --text-scale 1.5 --rtl --size 390x844 --scale 3 --ground none \
      --at 120ms --from 0 --to 2s --fps 25 --leave 1s -o a.webp
      """
    var wanted = SnapshotArguments(output: Array("a.webp".utf8))
    (wanted.content, wanted.title, wanted.detail, wanted.button) = (.bar, "T", "D", "B")
    (wanted.progress, wanted.image, wanted.font) = (0.25, Array("i.png".utf8), "F")
    (wanted.theme, wanted.indicator) = (.svProgressHUD, .snake)
    (wanted.motion, wanted.position) = (.zoom, .top)
    wanted.preferences = HUDScene.Preferences(
      appearance: .dark, wantsContrast: true, reducesMotion: true, textScale: 1.5,
      direction: .rightToLeft)
    (wanted.width, wanted.height, wanted.scale, wanted.ground) = (390, 844, 3, .none)
    (wanted.moment, wanted.from, wanted.to) = (.milliseconds(120), .zero, .seconds(2))
    (wanted.framesPerSecond, wanted.leave) = (25, .seconds(1))
    let words = line.split(separator: " ").map { Array($0.utf8) }
    #expect(try Invocation(arguments: words) == .snapshot(wanted))
  }
}
