/// Arranges views in rows, like words.
public struct FlowStack: Primitive {
    private let spacing: Int
    private let content: any View

    /// Creates a flow.
    ///
    /// - Parameter spacing: The columns between two views of a row.
    public init(spacing: Int = 0, @ViewBuilder content: () -> some View) {
        (self.spacing, self.content) = (spacing, content())
    }

    func makeNode(in context: NodeContext) -> FlowNode { FlowNode(context) }

    func update(_ node: FlowNode, environment: EnvironmentValues) {
        node.update(content, spacing: spacing, environment: environment)
    }
}

/// The node of views in rows.
final class FlowNode: ContainerNode {
    private var spacing = 0

    func update(_ content: any View, spacing: Int, environment: EnvironmentValues) {
        self.spacing = max(0, spacing)
        arrange(content, environment: environment)
    }

    override func measure(_ proposal: ProposedSize) -> Size {
        rects(in: proposal.width).reduce(.zero) { size, rect in
            Size(width: max(size.width, rect.maxX), height: max(size.height, rect.maxY))
        }
    }

    override func layOut() {
        for (child, rect) in zip(members, rects(in: frame.size.width)) {
            let origin = Point(x: frame.minX + rect.minX, y: frame.minY + rect.minY)
            child.layOut(in: Rect(origin: origin, size: rect.size), visible: visible)
        }
    }

    /// Returns the frames of the views, relative to the upper left.
    private func rects(in width: Int?) -> [Rect] {
        var (x, y, height) = (0, 0, 0)
        return members.map { child in
            let size = child.size(for: ProposedSize(width: width, height: nil))
            if x > 0, size.width > 0, let width, x + size.width > width { (x, y, height) = (0, y + height, 0) }
            let rect = Rect(origin: Point(x: x, y: y), size: size)
            (x, height) = (x + size.width + spacing, max(height, size.height))
            return rect
        }
    }
}
