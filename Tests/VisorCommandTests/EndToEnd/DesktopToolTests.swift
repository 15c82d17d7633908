import Testing

extension EndToEndTests {
  /// `visor snapshot` and `visor gallery`, which another program performs.
  @Suite struct DesktopToolTests {
    let place: Workplace

    init() throws {
      place = try Workplace()
    }

    /// A folder with a link to the tool, and beside it, if wanted, a program that says what it gets.
    private func script(installed: String?, _ line: String) -> String {
      let program = installed.map { folder in
        """
        mkdir -p \(folder)
        printf '#!/bin/sh\\nprintf "%%s|" "$@"; exit 7\\n' > \(folder)/visor-desktop
        chmod +x \(folder)/visor-desktop
        """
      }
      return """
        mkdir bin; ln -s "$(command -v visor)" bin/visor
        \(program ?? "")
        PATH=$PWD/path:/usr/bin:/bin
        \(line)
        """
    }

    @Test(
      "The other program gets the arguments as they are, beside the tool or along PATH",
      arguments: ["bin", "path"])
    func handsOver(folder: String) throws {
      let line = "bin/visor snapshot --title 'a  b' --button='' -o x.png"
      #expect(try place.run(script(installed: folder, line)) == 7)
      #expect(place.text("out") == "snapshot|--title|a  b|--button=|-o|x.png|")
    }

    @Test("Without it, the tool says how to get it")
    func missing() throws {
      #expect(try place.run(script(installed: nil, "bin/visor gallery looks")) == 127)
      #expect(
        place.text("err") == """
          visor: this needs visor-desktop, which is not installed. In Visor's sources, \
          `make install-desktop` builds and installs it.

          """)
    }

    @Test("A wrong command line is said without it")
    func wrongUsage() throws {
      #expect(try place.run(script(installed: nil, "bin/visor gallery")) == 2)
      #expect(
        place.text("err") == "visor gallery needs the argument FILE. See visor gallery --help.\n")
    }
  }
}
