extension View {
    /// Gives the view all the room that is offered along an axis.
    ///
    /// - Parameter alignment: The alignment of the view in it.
    public func fill(_ axis: Axis, alignment: Alignment = .topLeading) -> some View {
        FillView(content: self, axis: axis, alignment: alignment)
    }
}

private struct FillView<Content: View>: Primitive {
    let content: Content
    let axis: Axis
    let alignment: Alignment

    func makeNode(in context: NodeContext) -> FillNode { FillNode(context) }

    func update(_ node: FillNode, environment: EnvironmentValues) {
        (node.axis, node.alignment) = (axis, alignment)
        node.wrap(content, environment: environment)
    }
}

private final class FillNode: WrapperNode {
    var axis = Axis.horizontal
    var alignment = Alignment.topLeading

    override func measure(_ proposal: ProposedSize) -> Size {
        let inner = super.measure(proposal)
        return Size(axis, along: proposal[axis] ?? inner[axis], across: inner[axis.crossing])
    }

    override func flex(along axis: Axis) -> Int {
        axis == self.axis ? max(1, super.flex(along: axis)) : super.flex(along: axis)
    }

    override func layOut() {
        guard let child else { return }
        let size = child.size(for: ProposedSize(frame.size))
        child.layOut(in: alignment.frame(of: ProposedSize(frame.size).limiting(size), in: frame), visible: visible)
    }
}
