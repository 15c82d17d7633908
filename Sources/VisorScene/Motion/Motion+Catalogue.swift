extension HUDScene.Motion {
  /// The ready ones by their names.
  public static let catalogue: [(name: String, motion: Self)] = [
    ("none", .none), ("fade", .fade), ("zoom", .zoom), ("zoom-in", .zoomIn),
    ("zoom-out", .zoomOut), ("spring", .spring), ("slide-top", .slide(.top)),
    ("slide-bottom", .slide(.bottom)), ("slide-leading", .slide(.leading)),
    ("slide-trailing", .slide(.trailing)),
  ]

  /// The one of that name; `nil` when there is none.
  public static func named(_ name: String) -> Self? {
    catalogue.first { $0.name == name }?.motion
  }
}
