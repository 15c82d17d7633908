extension HUD {
  /// What the short calls `HUD.show` and `HUD.flash` put on screen.
  ///
  /// Titles and subtitles that are `nil` are left out. A picture that is `nil` leaves the words alone.
  public enum Content: Hashable, Sendable {
    /// A check mark.
    case success
    /// A cross.
    case error
    /// A spinner.
    case progress
    /// A picture.
    case image(Emblem.Artwork?)
    /// A picture that turns.
    case rotatingImage(Emblem.Artwork?)
    /// A check mark with words.
    case labeledSuccess(title: String?, subtitle: String?)
    /// A cross with words.
    case labeledError(title: String?, subtitle: String?)
    /// A spinner with words.
    case labeledProgress(title: String?, subtitle: String?)
    /// A picture with words.
    case labeledImage(image: Emblem.Artwork?, title: String?, subtitle: String?)
    /// A picture that turns, with words.
    case labeledRotatingImage(image: Emblem.Artwork?, title: String?, subtitle: String?)
    /// Words alone.
    case label(String?)
    /// The spinner of the platform.
    case systemActivity
    /// What the toolkit draws in its own way, such as a view.
    case customView(view: Emblem.Artwork)
  }
}

extension HUD.Content {
  var title: String {
    switch self {
    case .success, .error, .progress, .image, .rotatingImage, .systemActivity, .customView: ""
    case .labeledSuccess(let title, _), .labeledError(let title, _),
      .labeledProgress(let title, _), .labeledImage(_, let title, _),
      .labeledRotatingImage(_, let title, _), .label(let title):
      title ?? ""
    }
  }

  var subtitle: String {
    switch self {
    case .success, .error, .progress, .image, .rotatingImage, .systemActivity, .customView, .label:
      ""
    case .labeledSuccess(_, let subtitle), .labeledError(_, let subtitle),
      .labeledProgress(_, let subtitle), .labeledImage(_, _, let subtitle),
      .labeledRotatingImage(_, _, let subtitle):
      subtitle ?? ""
    }
  }

  var emblem: Emblem {
    switch self {
    case .success, .labeledSuccess: .mark(.success)
    case .error, .labeledError: .mark(.failure)
    case .progress, .labeledProgress: .standard
    case .image(let image), .labeledImage(let image, _, _): image.map(Emblem.image) ?? .none
    case .rotatingImage(let image), .labeledRotatingImage(let image, _, _):
      image.map(Emblem.rotatingImage) ?? .none
    case .label: .none
    case .systemActivity: .systemActivity
    case .customView(let view): .custom(view)
    }
  }

  /// What it is an outcome of; `nil` for what says that something goes on.
  private var outcome: Flash.Kind? {
    switch self {
    case .success, .labeledSuccess: .success
    case .error, .labeledError: .failure
    case .image, .labeledImage, .label, .customView: .info
    case .progress, .labeledProgress, .rotatingImage, .labeledRotatingImage, .systemActivity: nil
    }
  }

  /// The flash that it is; `nil` for what says that something goes on.
  func flash(_ stay: Flash.Stay, passes: Bool) -> Flash? {
    outcome.map { kind in
      Flash(
        kind, title, detail: subtitle, stay: stay, passes: passes,
        emblem: emblem == .mark(kind) ? .standard : emblem)
    }
  }
}
