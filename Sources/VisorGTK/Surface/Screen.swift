internal import CGTK
internal import Visor
internal import VisorScene

/// Looks at a HUD when it is woken, at its deadlines and with each frame while something moves, and
/// shows what it saw where it is to be shown.
@MainActor
final class Screen {
  var reach = GTKSurface.Reach.everything { didSet { look() } }
  var closing = GTKSurface.Closing.refused { didSet { projection?.renewHold() } }
  var dismissal: GTKSurface.Dismissal = [.escapeKey, .box]
  var onTap: (@MainActor (GTKSurface.Tap) -> Void)?
  var button: GTKSurface.Button? {
    didSet {
      painter.scene.button = button?.title
      redraw()
    }
  }

  let hud: HUD
  let painter: ScenePainter
  /// Where the HUD is shown at present, if it can be.
  private var projection: Projection?
  private var site: Site?
  private var bell: Bell?
  private var timeout: Timeout?
  /// When it wakes.
  private var due: Moment?
  private var cursor = Journal.Cursor()

  var surroundings: DesktopPreferences { painter.preferences }

  var summary: HUDScene.Summary? { projection?.summary }

  init(_ hud: HUD) {
    self.hud = hud
    painter = ScenePainter(words: hud.words)
    let bell = Bell { [weak self] in self?.look() }
    self.bell = bell
    timeout = Timeout { [weak self] in
      self?.due = nil
      self?.passTime()
    }
    hud.attach(bell)
  }

  func close() {
    if let bell { hud.detach(bell) }
    bell = nil
    move(to: .nowhere)
  }

  func move(to place: Site.Place) {
    site?.leave()
    site = Site(place) { [weak self] covered in self?.project(onto: covered) }
    site?.find()
  }

  /// Nothing waits and nothing is drawn where there is no window.
  private func project(onto covered: Covered?) {
    guard covered != projection?.covered else { return }
    projection?.end()
    projection = bell == nil ? nil : covered.map { Projection($0, of: self) }
    wake(at: nil)
    look()
  }

  /// Shows what is to be seen now, and sets the time to look again.
  func look() {
    guard let projection else { return }
    if bell?.isAway ?? false {
      wake(at: nil)
      return projection.end()
    }
    let sample = hud.sample(since: cursor)
    cursor = sample.journal.cursor
    projection.show(sample)
  }

  /// Time has passed, and nobody has said that anything else has changed.
  func passTime() {
    guard let projection, let work = projection.stillWork, let moment = hud.moment(of: work) else {
      return look()
    }
    projection.show(at: moment, isTimed: due != nil)
  }

  /// Looks again at the next deadline of the HUD, or of what was drawn.
  func setTime(_ sample: Sample, _ projection: Projection) {
    let next = [sample.deadline, projection.nextPicture].compactMap { $0 }.min()
    wake(at: next)
  }

  private func wake(at moment: Moment?) {
    guard moment != due else { return }
    due = moment
    timeout?.set(moment.map { $0 - hud.now })
  }

  /// The look of it has changed.
  func redraw() {
    projection?.redraw()
  }
}
