import VisorCommand
import VisorScene

/// The page, as HTML with its style in it.
struct GalleryPage {
  /// A picture as the page shows it.
  struct Entry {
    let name: String
    /// The file for each appearance.
    let files: [(appearance: HUDScene.Preferences.Appearance, path: String)]
    let width: Int
    let height: Int
  }

  let sections: [(section: GallerySection, entries: [Entry])]

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Visor: every look</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>Visor</h1>
    <p>Every content, indicator, theme, position and motion, light and dark. Written by
    <code>visor gallery</code>, version \(Self.escaped(VisorVersion.current)).</p>
    <nav>\(sections.map { "<a href=\"#\($0.section.prefix)\">\($0.section.title)</a>" }
      .joined(separator: " "))</nav>
    </header>
    \(sections.map(part).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private func part(_ section: GallerySection, _ entries: [Entry]) -> String {
    """
    <section id="\(section.prefix)">
    <h2>\(section.title) <small>\(entries.count)</small></h2>
    <p>\(Self.escaped(section.text))</p>
    <div class="grid">
    \(entries.map { figure($0, of: section) }.joined(separator: "\n"))
    </div>
    </section>
    """
  }

  private func figure(_ entry: Entry, of section: GallerySection) -> String {
    let images = entry.files.map { appearance, path in
      """
      <img class="\(appearance.rawValue)" src="\(path)" width="\(entry.width)" \
      height="\(entry.height)" loading="lazy" \
      alt="\(Self.escaped("\(section.title): \(entry.name), \(appearance.rawValue)"))">
      """
    }
    return """
      <figure>
      \(images.joined())
      <figcaption>\(Self.escaped(entry.name))</figcaption>
      </figure>
      """
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
  }

  private static let style = """
    :root { font: 16px/1.5 system-ui, sans-serif; }
    body { margin: 0 auto; max-width: 1400px; padding: 2rem 1.5rem; }
    h1 { font-size: 2.4rem; margin: 0; }
    h2 { margin: 3rem 0 0; }
    h2 small { font-weight: normal; opacity: 0.6; }
    nav a { margin-right: 1rem; }
    .grid { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: flex-end; }
    figure { margin: 0; }
    figure img { display: inline-block; height: auto; max-width: 100%; }
    figure img:first-child { border-radius: 8px 0 0 8px; }
    figure img:last-of-type { border-radius: 0 8px 8px 0; }
    figcaption { font: 0.85rem ui-monospace, monospace; opacity: 0.8; }
    """
}
