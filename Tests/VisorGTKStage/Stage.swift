import CGTK
import Glibc
import VisorGTK

/// A display, a person at its mouse and keyboard, and the loop that all of it runs in.
@MainActor
final class Stage {
  private var server: GPid = 0
  /// Whether windows are in a Wayland compositor, and that is in the X server's only window.
  let isNested: Bool
  /// What was said, in the order in which it happened.
  private(set) var transcript: [String] = []

  /// Starts an X server of its own and opens it; ends the program where that is not possible.
  ///
  /// `VISOR_STAGE_WESTON` puts a Wayland compositor between, and `VISOR_STAGE_WAYLAND` names a Wayland
  /// display to be used in its place, to look by hand. `VISOR_STAGE_TOUCH` gives the X server a screen that
  /// can be touched; it is another server then, which only the administrator can start. `VISOR_STAGE_RENDERER` names another renderer of
  /// GTK's than the one that draws fastest where there is no graphics processor.
  init() {
    isNested = g_getenv("VISOR_STAGE_WESTON") != nil
    let wayland = g_getenv("VISOR_STAGE_WAYLAND").map { String(cString: $0) }
    var variables = [
      "GDK_BACKEND": wayland == nil && !isNested ? "x11" : "wayland",
      "GSK_RENDERER": g_getenv("VISOR_STAGE_RENDERER").map { String(cString: $0) } ?? "cairo",
      "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8",
      // A server without a graphics processor makes Mesa say so.
      "EGL_LOG_LEVEL": "fatal",
    ]
    if let wayland {
      variables["WAYLAND_DISPLAY"] = wayland
    } else {
      variables["DISPLAY"] = startServer()
    }
    if isNested { variables["WAYLAND_DISPLAY"] = "visor" }
    for (name, value) in variables { g_setenv(name, value, 1) }
    if isNested { startCompositor() }
    if g_getenv("VISOR_STAGE_READER") == nil {
      g_setenv("GTK_A11Y", "none", 1)
      // A bus that GTK starts for itself would outlive this program, and keep the display.
      g_setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
    }
    g_log_set_always_fatal(
      GLogLevelFlags(
        G_LOG_LEVEL_ERROR.rawValue | G_LOG_LEVEL_CRITICAL.rawValue | G_LOG_LEVEL_WARNING.rawValue))
    guard gtk_init_check() != 0 else { giveUp("GTK finds no display") }
    GLibLoop.serveMainActor()
  }

  /// Where the screen takes touches from.
  static var touchSocket: String { folder + "/touch" }

  private static var folder: String {
    g_getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? "/tmp"
  }

  /// The server ends with its last client, however this program ends.
  private func startServer() -> String {
    var line = "Xvfb -displayfd 1 -screen 0 1280x1024x24 -nolisten tcp -terminate"
    if g_getenv("VISOR_STAGE_TOUCH") != nil {
      g_file_set_contents("\(Self.folder)/xorg.conf", Self.touchScreen, -1, nil)
      line =
        "Xorg -displayfd 1 -config \(Self.folder)/xorg.conf -logfile \(Self.folder)/xorg.log "
        + "-novtswitch -sharevts -nolisten tcp -terminate"
    }
    var words = line.split(separator: " ").map { strdup(String($0)) } + [nil]
    defer { words.forEach { free($0) } }
    var output: Int32 = -1
    guard
      g_spawn_async_with_pipes(
        nil, &words, nil,
        GSpawnFlags(G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_STDERR_TO_DEV_NULL.rawValue), nil, nil,
        &server, nil, &output, nil, nil) != 0
    else { giveUp("the X server is not installed") }
    var number: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { number.append(byte) }
    close(output)
    return ":" + String(decoding: number, as: UTF8.self)
  }

  private static var touchScreen: String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "DontVTSwitch" "true"
    EndSection
    Section "InputDevice"
      Identifier "touch"
      Driver "inputtest"
      Option "SocketPath" "\(touchSocket)"
      Option "DeviceType" "Touch"
    EndSection
    Section "Device"
      Identifier "none"
      Driver "dummy"
    EndSection
    Section "Monitor"
      Identifier "any"
      HorizSync 5-1000
      VertRefresh 5-200
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "none"
      Monitor "any"
      DefaultDepth 24
    EndSection
    Section "ServerLayout"
      Identifier "all"
      Screen "screen"
      InputDevice "touch"
    EndSection
    """
  }

  /// The compositor is ended with this program.
  ///
  /// It is as large as a trial window and has no panel: a window has no other place than all of it.
  private func startCompositor() {
    let folder = Self.folder
    let settings = "[shell]\npanel-position=none\n"
    g_file_set_contents("\(folder)/weston.ini", settings, -1, nil)
    let line =
      "setpriv --pdeathsig TERM -- weston --backend=x11-backend.so --use-pixman --width=390 "
      + "--height=500 --idle-time=0 --socket=visor --config=\(folder)/weston.ini"
    var words = line.split(separator: " ").map { strdup(String($0)) } + [nil]
    defer { words.forEach { free($0) } }
    // A child of this process, and of none between: it is to end with this one.
    let quiet =
      G_SPAWN_STDERR_TO_DEV_NULL.rawValue | G_SPAWN_STDOUT_TO_DEV_NULL.rawValue
      | G_SPAWN_DO_NOT_REAP_CHILD.rawValue
    var compositor: GPid = 0
    guard
      g_spawn_async(
        nil, &words, nil, GSpawnFlags(G_SPAWN_SEARCH_PATH.rawValue | quiet), nil, nil, &compositor,
        nil)
        != 0
    else { giveUp("weston is not installed") }
    wait("weston") { access("\(folder)/visor", F_OK) == 0 }
  }

  /// Ends the program with a sentence that a test shows.
  func giveUp(_ sentence: String) -> Never {
    say(sentence)
    exit(1)
  }

  /// Takes everything down.
  func strike() {
    if let display = gdk_display_get_default() { gdk_display_close(display) }
  }

  // MARK: What happens

  /// Writes down what happened.
  func say(_ line: String) {
    transcript.append(line)
    // At once, so that it is there even when the program does not end well.
    let bytes = Array((line + "\n").utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
  }

  /// Lets the loop run until something holds; ends the program when it does not within a while.
  func wait(_ what: String, atMost seconds: Double = 10, until holds: () -> Bool) {
    let end = g_get_monotonic_time() + Int(seconds * 1_000_000)
    let alarm = g_timeout_add(20, { _ in gboolean(1) }, nil)
    defer { g_source_remove(alarm) }
    while !holds() {
      if g_get_monotonic_time() > end { giveUp("waited in vain for: \(what)") }
      g_main_context_iteration(nil, 1)
    }
  }

  /// Lets everything happen that is due, and so many milliseconds pass.
  func pass(_ milliseconds: Int = 0) {
    let end = g_get_monotonic_time() + milliseconds * 1000
    wait("time") { g_get_monotonic_time() >= end }
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
