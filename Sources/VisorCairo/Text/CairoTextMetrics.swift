private import Synchronization
public import VisorScene

/// Measures text as ``CairoPainter`` draws it, by Pango; from any thread.
public final class CairoTextMetrics: HUDScene.TextMetrics {
  private let typesetter: Mutex<Typesetter>

  /// Metrics of the fonts that are installed.
  ///
  /// - Parameter systemFamily: The family that stands for the one of the system, as Pango reads it:
  ///   a list behind commas is tried in its order. The painter wants the same.
  public init(systemFamily: String = "Sans") {
    typesetter = Mutex(Typesetter(systemFamily: systemFamily))
  }

  public func width(of text: String, in font: HUDScene.Font) -> Double {
    typesetter.withLock { $0.width(of: text, in: font) }
  }

  public func extent(of font: HUDScene.Font) -> HUDScene.LineExtent {
    typesetter.withLock { $0.extent(of: font) }
  }
}
