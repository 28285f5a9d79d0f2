extension View {
    /// Draws a frame around the view.
    ///
    /// - Parameters:
    ///   - title: The title in the frame's upper line.
    ///   - role: The role of the frame's style.
    public func border(_ title: String? = nil, role: StyleRole = .border) -> some View {
        BorderView(content: self, title: title, role: role)
    }

    /// Lays the ground of a role below the view.
    public func background(_ role: StyleRole) -> some View {
        BackgroundView(content: self, role: role)
    }
}

/// A line from one side to the other: across a column, down a row.
public struct Divider: Primitive {
    /// Creates a line.
    public init() {}

    func makeNode(in context: NodeContext) -> DividerNode { DividerNode(context) }
    func update(_ node: DividerNode, environment: EnvironmentValues) {}
}

/// The node of a line.
final class DividerNode: Node {
    private var axis: Axis { (parent as? StackNode)?.axis.crossing ?? .horizontal }

    override func measure(_ proposal: ProposedSize) -> Size {
        Size(axis, along: proposal[axis] ?? 1, across: 1)
    }

    override func draw(on painter: inout Painter) {
        let glyphs = environment.glyphs.frame
        painter.fill(
            frame, with: axis == .horizontal ? glyphs.horizontal : glyphs.vertical, style: environment.theme[.border])
    }
}

private struct BorderView<Content: View>: Primitive {
    let content: Content
    let title: String?
    let role: StyleRole

    func makeNode(in context: NodeContext) -> BorderNode { BorderNode(context) }

    func update(_ node: BorderNode, environment: EnvironmentValues) {
        (node.title, node.role, node.insets) = (title, role, Insets(horizontal: 1, vertical: 1))
        node.wrap(content, environment: environment)
    }
}

/// The node of a frame and what is in it.
final class BorderNode: PaddingNode {
    var title: String?
    var role = StyleRole.border

    override var description: String? { title }

    override func measure(_ proposal: ProposedSize) -> Size {
        var size = super.measure(proposal)
        let titleWidth = title.map { $0.displayWidth + 6 } ?? 0
        size.width = max(size.width, min(titleWidth, proposal.width ?? .max))
        return size
    }

    override func draw(on painter: inout Painter) {
        let glyphs = environment.glyphs.frame
        let style = environment.theme[role]
        if frame.size.width >= 2, frame.size.height >= 2 {
            let (left, right, top, bottom) = (frame.minX, frame.maxX - 1, frame.minY, frame.maxY - 1)
            let inner = frame.size.width - 2
            for y in [top, bottom] {
                painter.fill(Rect(x: left + 1, y: y, width: inner, height: 1), with: glyphs.horizontal, style: style)
            }
            for x in [left, right] {
                let line = Rect(x: x, y: top + 1, width: 1, height: frame.size.height - 2)
                painter.fill(line, with: glyphs.vertical, style: style)
            }
            painter.put(glyphs.topLeft, x: left, y: top, style: style)
            painter.put(glyphs.topRight, x: right, y: top, style: style)
            painter.put(glyphs.bottomLeft, x: left, y: bottom, style: style)
            painter.put(glyphs.bottomRight, x: right, y: bottom, style: style)
            drawTitle(on: &painter)
        }
        super.draw(on: &painter)
    }

    private func drawTitle(on painter: inout Painter) {
        guard let title, frame.size.width > 6 else { return }
        let room = Rect(x: frame.minX + 2, y: frame.minY, width: frame.size.width - 4, height: 1)
        let style = environment.theme[.heading]
        painter.clipped(to: room) { painter in
            let text = title.cut(to: room.size.width - 2, ellipsis: environment.glyphs.ellipsis)
            painter.write(" \(text) ", x: room.minX, y: room.minY, style: style)
        }
    }
}

private struct BackgroundView<Content: View>: Primitive {
    let content: Content
    let role: StyleRole

    func makeNode(in context: NodeContext) -> BackgroundNode { BackgroundNode(context) }

    func update(_ node: BackgroundNode, environment: EnvironmentValues) {
        node.role = role
        node.wrap(content, environment: environment)
    }
}

private final class BackgroundNode: WrapperNode {
    var role = StyleRole.body

    override func draw(on painter: inout Painter) {
        painter.fill(frame, style: environment.theme[role])
        super.draw(on: &painter)
    }
}
