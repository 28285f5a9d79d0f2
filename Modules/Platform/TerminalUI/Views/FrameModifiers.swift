extension View {
    /// Gives the view a fixed size.
    ///
    /// - Parameters:
    ///   - width: The columns; nil for the view's own.
    ///   - height: The rows; nil for the view's own.
    ///   - alignment: The alignment of the view in it.
    public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .topLeading) -> some View {
        FrameView(
            content: self, minimum: (width ?? 0, height ?? 0), maximum: (width ?? .max, height ?? .max),
            alignment: alignment)
    }

    /// Gives the view at least and at most so much room; below the most it takes what it needs.
    public func frame(
        minWidth: Int = 0, maxWidth: Int = .max, minHeight: Int = 0, maxHeight: Int = .max,
        alignment: Alignment = .topLeading
    ) -> some View {
        FrameView(
            content: self, minimum: (minWidth, minHeight),
            maximum: (max(minWidth, maxWidth), max(minHeight, maxHeight)),
            alignment: alignment)
    }

    /// Gives the view a share of the remaining room in its stack.
    ///
    /// - Parameters:
    ///   - weight: The weight of the share.
    ///   - alignment: The alignment of the view in its share.
    public func flex(_ weight: Int = 1, alignment: Alignment = .topLeading) -> some View {
        FlexView(content: self, weight: max(0, weight), alignment: alignment)
    }

    /// Adds a margin around the view.
    public func padding(_ insets: Insets) -> some View {
        PaddingView(content: self, insets: insets)
    }

    /// Adds this many columns and half as many rows, rounded up, around the view: a cell is twice as high as wide.
    public func padding(_ columns: Int = 1) -> some View {
        PaddingView(content: self, insets: Insets(horizontal: columns, vertical: (columns + 1) / 2))
    }
}

private struct FrameView<Content: View>: Primitive {
    let content: Content
    let minimum: (width: Int, height: Int)
    let maximum: (width: Int, height: Int)
    let alignment: Alignment

    func makeNode(in context: NodeContext) -> FrameNode { FrameNode(context) }

    func update(_ node: FrameNode, environment: EnvironmentValues) {
        (node.minimum, node.maximum, node.alignment) = (minimum, maximum, alignment)
        node.wrap(content, environment: environment)
    }
}

private final class FrameNode: WrapperNode {
    var minimum = (width: 0, height: 0)
    var maximum = (width: Int.max, height: Int.max)
    var alignment = Alignment.topLeading

    override func measure(_ proposal: ProposedSize) -> Size {
        let inner = child?.size(for: bounded(proposal)) ?? .zero
        return Size(
            width: min(max(inner.width, minimum.width), maximum.width),
            height: min(max(inner.height, minimum.height), maximum.height))
    }

    /// Room that is fixed takes no share.
    override func flex(along axis: Axis) -> Int {
        let isFixed =
            axis == .horizontal ? minimum.width == maximum.width : minimum.height == maximum.height
        return isFixed ? 0 : super.flex(along: axis)
    }

    override func layOut() {
        guard let child else { return }
        let size = child.size(for: ProposedSize(frame.size))
        child.layOut(in: alignment.frame(of: ProposedSize(frame.size).limiting(size), in: frame), visible: visible)
    }

    private func bounded(_ proposal: ProposedSize) -> ProposedSize {
        func bound(_ offered: Int?, _ least: Int, _ most: Int) -> Int? {
            guard let offered else { return most == .max ? nil : most }
            return min(max(offered, least), most)
        }
        return ProposedSize(
            width: bound(proposal.width, minimum.width, maximum.width),
            height: bound(proposal.height, minimum.height, maximum.height))
    }
}

private struct FlexView<Content: View>: Primitive {
    let content: Content
    let weight: Int
    let alignment: Alignment

    func makeNode(in context: NodeContext) -> FlexNode { FlexNode(context) }

    func update(_ node: FlexNode, environment: EnvironmentValues) {
        (node.weight, node.alignment) = (weight, alignment)
        node.wrap(content, environment: environment)
    }
}

private final class FlexNode: WrapperNode {
    var weight = 1
    var alignment = Alignment.topLeading

    /// It takes its share along the stack around it; across it, what is in it decides.
    override func flex(along axis: Axis) -> Int {
        stack(around: parent)?.axis == axis ? weight : super.flex(along: axis)
    }

    override func layOut() {
        guard let child else { return }
        var size = ProposedSize(frame.size).limiting(child.size(for: ProposedSize(frame.size)))
        // A flexible view has its whole share.
        if child.flex(along: .horizontal) > 0 { size.width = frame.size.width }
        if child.flex(along: .vertical) > 0 { size.height = frame.size.height }
        child.layOut(in: alignment.frame(of: size, in: frame), visible: visible)
    }

    /// The next stack, through nodes of one child.
    private func stack(around node: Node?) -> StackNode? {
        if let stack = node as? StackNode { return stack }
        guard let wrapper = node as? WrapperNode else { return nil }
        return stack(around: wrapper.parent)
    }
}

private struct PaddingView<Content: View>: Primitive {
    let content: Content
    let insets: Insets

    func makeNode(in context: NodeContext) -> PaddingNode { PaddingNode(context) }

    func update(_ node: PaddingNode, environment: EnvironmentValues) {
        node.insets = insets
        node.wrap(content, environment: environment)
    }
}

/// The node of a margin and what is in it.
class PaddingNode: WrapperNode {
    final var insets = Insets()

    override func measure(_ proposal: ProposedSize) -> Size {
        let inner = super.measure(proposal.inset(by: insets))
        return Size(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
    }

    override func layOut() {
        let inner = frame.inset(by: insets)
        child?.layOut(in: inner, visible: visible)
    }
}
