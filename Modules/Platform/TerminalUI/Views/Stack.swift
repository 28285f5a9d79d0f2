/// Views beside one another.
public struct HStack: Primitive {
    private let alignment: VerticalAlignment
    private let spacing: Int
    private let content: any View

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of lower views.
    ///   - spacing: The columns between two views.
    public init(alignment: VerticalAlignment = .top, spacing: Int = 0, @ViewBuilder content: () -> some View) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    func makeNode(in context: NodeContext) -> StackNode { StackNode(.horizontal, context) }

    func update(_ node: StackNode, environment: EnvironmentValues) {
        let offset = { [alignment] in alignment.offset(of: $0, in: $1) }
        node.update(content, spacing: spacing, offset: offset, environment: environment)
    }
}

/// Views below one another.
public struct VStack: Primitive {
    private let alignment: HorizontalAlignment
    private let spacing: Int
    private let content: any View

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of narrower views.
    ///   - spacing: The rows between two views.
    public init(alignment: HorizontalAlignment = .leading, spacing: Int = 0, @ViewBuilder content: () -> some View) {
        (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
    }

    /// Creates a column for several views in the place of one.
    init(content: any View) {
        (alignment, spacing, self.content) = (.leading, 0, content)
    }

    func makeNode(in context: NodeContext) -> StackNode { StackNode(.vertical, context) }

    func update(_ node: StackNode, environment: EnvironmentValues) {
        let offset = { [alignment] in alignment.offset(of: $0, in: $1) }
        node.update(content, spacing: spacing, offset: offset, environment: environment)
    }
}

/// Views on top of one another, the last one in front.
public struct ZStack: Primitive {
    private let alignment: Alignment
    private let content: any View

    /// Creates a stack of layers.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> some View) {
        (self.alignment, self.content) = (alignment, content())
    }

    func makeNode(in context: NodeContext) -> LayersNode { LayersNode(context) }

    func update(_ node: LayersNode, environment: EnvironmentValues) {
        node.alignment = alignment
        node.arrange(content, environment: environment)
    }
}

/// Room that takes what is left in a stack.
public struct Spacer: Primitive {
    private let minLength: Int

    /// Creates a space.
    ///
    /// - Parameter minLength: The minimum length, in cells.
    public init(minLength: Int = 0) {
        self.minLength = max(0, minLength)
    }

    func makeNode(in context: NodeContext) -> SpacerNode { SpacerNode(context) }
    func update(_ node: SpacerNode, environment: EnvironmentValues) { node.minLength = minLength }
}

/// The node of room that is left.
final class SpacerNode: Node {
    var minLength = 0

    /// It only takes room along the stack that it is in.
    override func flex(along axis: Axis) -> Int {
        (parent as? StackNode)?.axis == axis ? 1 : 0
    }

    override func measure(_ proposal: ProposedSize) -> Size {
        let axis = (parent as? StackNode)?.axis ?? .vertical
        return Size(axis, along: max(minLength, proposal[axis] ?? 0), across: 0)
    }
}
