import Testing

/// `--surface`, with both tools as they are built.
@Suite(.serialized) struct WindowTests {
  @Test("A command has a window, and streams and a status of its own; the window goes by itself")
  func run() throws {
    let lines = try DisplayScript.lines(
      """
      mkfifo gate
      visor run --surface window --title Resting -- sh -c 'echo out; echo err >&2; cat; exit 3' \
        <gate >out 2>err &
      exec 4>gate
      await shown Resting; look run
      echo "windows $(windows | wc -l)"
      echo typed >&4; exec 4>&-
      wait $!; echo "status $?"
      look run-outcome
      await hidden
      echo "$(tr '\\n' ' ' <out)/ $(cat err)"
      """)
    #expect(lines == ["windows 1", "status 3", "out typed / err"])
  }

  @Test("The button asks the command to end, and the command decides")
  func cancels() throws {
    let lines = try DisplayScript.lines(
      """
      mkfifo gate ready
      visor run --surface window --title Resting -- \
        sh -c 'trap "echo asked; exit 7" TERM; echo >ready; while :; do sleep 0.1; done' >said &
      read go <ready
      await shown Resting
      xdotool search --onlyvisible --name '^Resting$' windowfocus
      await asks
      wait $!; echo "status $?"
      """)
    #expect(lines == ["status 7"])
  }

  @Test(
    "A window that is closed or killed, and a display that goes, leave the command alone",
    arguments: [
      "python3 $CLOSE $(xdotool search --onlyvisible --name '^Resting$'); await hidden",
      "xdotool search --onlyvisible --name '^Resting$' windowclose; await hidden",
      "kill -9 $(xdotool search --onlyvisible --name '^Resting$' getwindowpid); await hidden",
      "kill $server; await gone $server",
    ])
  func outlives(end: String) throws {
    let lines = try DisplayScript.lines(
      """
      mkfifo gate
      visor run --surface window --title Resting -- sh -c 'read line; echo $line; exit 5' <gate &
      tool=$!
      exec 4>gate
      await shown Resting
      \(end)
      gone $tool && echo "the tool has gone"
      echo "goes on" >&4; exec 4>&-
      wait $tool; echo "status $?"
      """)
    #expect(lines == ["goes on", "status 5"])
  }

  @Test("The window goes when the tool is killed")
  func killed() throws {
    let lines = try DisplayScript.lines(
      """
      mkfifo gate
      visor run --surface window --title Resting -- cat <gate &
      exec 4>gate
      await shown Resting
      kill -9 $!; await hidden
      exec 4>&-; echo hidden
      """)
    #expect(lines == ["hidden"])
  }

  @Test("What is followed has a window while there is work")
  func follow() throws {
    let lines = try DisplayScript.lines(
      """
      mkfifo work
      visor follow --surface window work 2>err &
      exec 4>work
      echo '{"event":"begin","message":"Copying","total":4,"completed":1}' >&4
      await shown Copying; look follow
      echo '{"event":"end"}' >&4
      await hidden; echo "over, and on"
      echo '{"event":"begin","message":"Again"}' >&4
      await shown Again
      echo '{"event":"end"}' >&4; echo '{"event":"close"}' >&4
      wait $!; echo "status $?"
      await hidden; cat err
      """)
    #expect(lines == ["over, and on", "status 0"])
  }

  @Test("Without a terminal there is a window, and lines where there is no display either")
  func automatic() throws {
    let lines = try DisplayScript.lines(
      """
      mkfifo gate
      visor run --surface auto --title Resting -- cat <gate 2>err &
      exec 4>gate; await shown Resting; exec 4>&-; wait $!; cat err
      await hidden
      env -u DISPLAY visor run --surface auto --title Resting -- true 2>&1 | grep -o 'Resting'
      visor run --surface auto --plain --title Plain -- true 2>&1 | grep -o 'Plain'
      DISPLAY=:9999 visor run --surface auto --title Resting -- true 2>&1 | grep -o 'Resting'
      """)
    #expect(lines == ["Resting", "Plain", "Resting"])
  }

  @Test("A window that cannot be is a sentence, and nothing is run")
  func refuses() throws {
    let lines = try DisplayScript.lines(
      """
      env -u DISPLAY visor run --surface window -- echo ran; echo $?
      DISPLAY=:9999 visor run --surface window -- echo ran; echo $?
      env -u DISPLAY visor follow --surface window; echo $?
      mkdir bin; ln "$(command -v visor)" bin/ 2>/dev/null || cp "$(command -v visor)" bin/
      PATH=/usr/bin:/bin bin/visor run --surface window -- echo ran; echo $?
      """)
    let display = "there is no display for a window. Set DISPLAY or WAYLAND_DISPLAY, or use "
    #expect(
      lines == [
        "visor: cannot run 'echo': \(display)--surface auto.", "125",
        "visor: cannot run 'echo': the display cannot be opened. Check DISPLAY and "
          + "WAYLAND_DISPLAY, or use --surface auto.", "125",
        "visor: \(display)--surface auto.", "125",
        "visor: cannot run 'echo': a window needs visor-desktop, which is not installed. In "
          + "Visor's sources, `make install-desktop` builds and installs it.", "125",
      ])
  }
}
