internal import CGTK
internal import VisorCairo
internal import VisorScene

/// A node that some commands of a list have become.
struct Node {
  let commands: Range<Int>
  let bounds: HUDScene.Rect
  let pointer: OpaquePointer

  func release() { gsk_render_node_unref(pointer) }
}

/// Turns one list into nodes.
@MainActor
struct NodeDrawing {
  let list: HUDScene.DisplayList
  /// What the nodes were made of; `nil` where that is this list.
  let previous: HUDScene.DisplayList?
  let nodes: [Int: Node]
  /// The commands of what moves while nothing else does.
  let figure: Range<Int>
  /// Where it moves; `nil` where everything does.
  let moving: HUDScene.Rect?
  let bounds: HUDScene.Rect
  let cairo: CairoPainter
  /// Pixels of a point.
  let scale: Double
  /// What was drawn of it as a node that may be found again.
  private(set) var drawn: [Int: Node] = [:]

  init(
    list: HUDScene.DisplayList, previous: HUDScene.DisplayList?, nodes: [Int: Node],
    figure: Range<Int>, moving: HUDScene.Rect?, bounds: HUDScene.Rect, cairo: CairoPainter,
    scale: Double
  ) {
    self.list = list
    self.previous = previous
    self.nodes = nodes
    self.figure = figure
    self.moving = moving
    self.bounds = bounds
    self.cairo = cairo
    self.scale = scale
  }

  mutating func draw(on snapshot: OpaquePointer) {
    var groups: [(isFaded: Bool, outer: HUDScene.Rect)] = []
    var area = bounds
    var index = drawStill(on: snapshot) ? figure.lowerBound : 0
    while index < list.commands.count {
      if index == figure.lowerBound, !figure.isEmpty {
        draw(figure, in: moving ?? area, on: snapshot)
        index = figure.upperBound
        continue
      }
      switch list.commands[index] {
      case .group(let transform, let opacity, let inner):
        gtk_snapshot_save(snapshot)
        transform.apply(to: snapshot)
        if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
        groups.append((opacity < 1, area))
        area = inner
        index += 1
      case .end:
        if let group = groups.popLast() {
          if group.isFaded { gtk_snapshot_pop(snapshot) }
          gtk_snapshot_restore(snapshot)
          area = group.outer
        }
        index += 1
      case .fill(let outline, _, .color(let color)):
        if !fill(list[outline], color, on: snapshot) {
          draw(index..<index + 1, in: area, on: snapshot)
        }
        index += 1
      case .fill, .stroke, .text, .picture, .clip:
        let run = run(from: index)
        draw(run, in: area, on: snapshot)
        index = run.upperBound
      }
    }
    while let group = groups.popLast() {
      if group.isFaded { gtk_snapshot_pop(snapshot) }
      gtk_snapshot_restore(snapshot)
    }
  }

  /// The commands from one on that become one node: up to the figure, a group or the end of one.
  private func run(from start: Int) -> Range<Int> {
    var end = start
    var depth = 0
    while end < list.commands.count, depth > 0 || end != figure.lowerBound || figure.isEmpty {
      switch list.commands[end] {
      case .clip: depth += 1
      case .group where depth > 0: depth += 1
      case .group: return start..<end
      case .end where depth > 0: depth -= 1
      case .end: return start..<end
      case .fill, .stroke, .text, .picture: break
      }
      end += 1
    }
    return start..<end
  }

  /// A box in one colour is the cheapest node there is; answers whether it was one.
  private func fill(
    _ outline: ArraySlice<HUDScene.DisplayList.Element>, _ color: HUDScene.Color,
    on snapshot: OpaquePointer
  ) -> Bool {
    guard outline.count == 1, case .rounded(let rect, let radius)? = outline.first else {
      return false
    }
    var bounds = graphene_rect_t(rect)
    var color = GdkRGBA(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.opacity))
    guard radius > 0 else {
      gtk_snapshot_append_color(snapshot, &color, &bounds)
      return true
    }
    var shape = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&shape, &bounds, Float(radius))
    gtk_snapshot_push_rounded_clip(snapshot, &shape)
    gtk_snapshot_append_color(snapshot, &color, &bounds)
    gtk_snapshot_pop(snapshot)
    return true
  }

  /// The most pixels that what stays is drawn on.
  private static let mostPixels = 1 << 20

  /// Draws what stays while the figure moves as one picture; answers whether it could.
  ///
  /// It is drawn once, on pixels, since GTK takes some of it anew for every frame.
  private mutating func drawStill(on snapshot: OpaquePointer) -> Bool {
    let still = 0..<figure.lowerBound
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    guard moving != nil, !still.isEmpty, (bounds.x * scale).isWhole, (bounds.y * scale).isWhole,
      width.isWhole, height.isWhole, width * height <= Double(Self.mostPixels)
    else { return false }
    if list.hasGroups(still) { return false }
    if appendAgain(still, in: bounds, to: snapshot) { return true }
    guard let bitmap = Bitmap(width: Int(width), height: Int(height)) else { return false }
    bitmap.draw { context in
      cairo_scale(context, scale, scale)
      cairo_translate(context, -bounds.x, -bounds.y)
      cairo.paint(list, still, on: context)
    }
    return appendNode(of: still, in: bounds, to: snapshot) { [scale, bounds] context in
      cairo_scale(context, 1 / scale, 1 / scale)
      bitmap.lay(on: context, x: bounds.x * scale, y: bounds.y * scale)
    }
  }

  /// Whether commands could be shown by the node that they became before.
  private mutating func appendAgain(
    _ commands: Range<Int>, in area: HUDScene.Rect, to snapshot: OpaquePointer
  ) -> Bool {
    guard let node = nodes[commands.lowerBound], node.commands == commands, node.bounds == area,
      previous.map({ list.isSame(as: $0, commands) }) ?? true
    else { return false }
    gsk_render_node_ref(node.pointer)
    append(node, to: snapshot)
    return true
  }

  /// Anything else is drawn by Cairo, unless it was drawn already.
  private mutating func draw(
    _ commands: Range<Int>, in area: HUDScene.Rect, on snapshot: OpaquePointer
  ) {
    if area.isEmpty || appendAgain(commands, in: area, to: snapshot) { return }
    _ = appendNode(of: commands, in: area, to: snapshot) { [list, cairo] context in
      cairo.paint(list, commands, on: context)
    }
  }

  /// Makes a node of what Cairo draws; answers whether there could be one.
  private mutating func appendNode(
    of commands: Range<Int>, in area: HUDScene.Rect, to snapshot: OpaquePointer,
    _ draw: (OpaquePointer) -> Void
  ) -> Bool {
    guard let pointer = Node.drawn(in: area, draw) else { return false }
    append(Node(commands: commands, bounds: area, pointer: pointer), to: snapshot)
    return true
  }

  private mutating func append(_ node: Node, to snapshot: OpaquePointer) {
    gtk_snapshot_append_node(snapshot, node.pointer)
    drawn[node.commands.lowerBound] = node
  }
}

extension HUDScene.DisplayList {
  /// Whether these commands draw the same in both.
  fileprivate func isSame(as other: Self, _ commands: Range<Int>) -> Bool {
    guard commands.upperBound <= other.commands.count else { return false }
    return commands.allSatisfy { index in
      guard self.commands[index] == other.commands[index] else { return false }
      return switch self.commands[index] {
      case .fill(let outline, _, _), .stroke(let outline, _, _), .clip(let outline, _):
        self[outline] == other[outline]
      case .text, .picture, .group, .end: true
      }
    }
  }
}

extension Double {
  fileprivate var isWhole: Bool { self == rounded() }
}

extension HUDScene.Transform {
  /// Makes what is drawn from now on lie where this puts it.
  @MainActor
  fileprivate func apply(to snapshot: OpaquePointer) {
    var origin = graphene_point_t(x: Float(dx), y: Float(dy))
    guard xx != 1 || yx != 0 || xy != 0 || yy != 1 else {
      return gtk_snapshot_translate(snapshot, &origin)
    }
    var matrix = graphene_matrix_t()
    graphene_matrix_init_from_2d(&matrix, xx, yx, xy, yy, dx, dy)
    gtk_snapshot_transform_matrix(snapshot, &matrix)
  }
}
