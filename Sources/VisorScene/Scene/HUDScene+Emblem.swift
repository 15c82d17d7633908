internal import Visor

extension HUDScene {
  /// In what time a picture turns once, unless somebody says otherwise.
  package static let turn = Duration.milliseconds(1200)

  /// What is shown of an emblem, and the sign in whose colour; `nil` where it is what the theme shows.
  ///
  /// Artwork is a name of ``pictures``, a ``Picture``, a ``Drawing`` or a ``Figure``; other values are
  /// those of another toolkit.
  func figure(of emblem: Emblem) -> (figure: Figure, tint: Glyph.Sign?)? {
    switch emblem {
    case .standard: nil
    case .none: (.none, nil)
    case .mark(let kind): (figure(of: Glyph.Sign(kind)), Glyph.Sign(kind))
    case .systemActivity: (theme.working, nil)
    case .image(let artwork), .custom(let artwork): figure(of: artwork).map { ($0, nil) }
    case .rotatingImage(let artwork):
      figure(of: artwork).map { figure in
        guard case .picture(let picture) = figure else { return (figure, nil) }
        return (.turning(picture, period: Self.turn, steps: 0), nil)
      }
    }
  }

  func figure(of sign: Glyph.Sign) -> Figure {
    theme.outcomes[sign] ?? .glyph(Glyph(sign, framed: theme.framesSigns))
  }

  private func figure(of artwork: Emblem.Artwork) -> Figure? {
    switch artwork.value {
    case let name as String: pictures[name].map(Figure.picture)
    case let picture as Picture: .picture(picture)
    case let drawing as Drawing: .drawing(drawing)
    case let figure as Figure: figure
    default: nil
    }
  }
}
