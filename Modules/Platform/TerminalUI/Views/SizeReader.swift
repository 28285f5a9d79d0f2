/// Content that depends on the room that there is for it; it takes all that it is offered.
public struct SizeReader: Primitive {
    private let content: @MainActor (Size) -> any View

    /// Creates content for a size.
    ///
    /// - Parameter content: The view for a size; called when it is known, and again when it changes.
    public init(@ViewBuilder _ content: @escaping @MainActor (Size) -> some View) {
        self.content = content
    }

    func makeNode(in context: NodeContext) -> SizeReaderNode { SizeReaderNode(context) }

    func update(_ node: SizeReaderNode, environment: EnvironmentValues) {
        node.update(content, environment: environment)
    }
}

/// The node of content that depends on its room.
final class SizeReaderNode: WrapperNode {
    private var content: @MainActor (Size) -> any View = { _ in EmptyView() }
    /// The room that the content was made for; nil before the first layout.
    private var size: Size?

    func update(_ content: @escaping @MainActor (Size) -> any View, environment: EnvironmentValues) {
        self.content = content
        self.environment = environment
        makeContent()
    }

    override func measure(_ proposal: ProposedSize) -> Size {
        Size(width: proposal.width ?? size?.width ?? 0, height: proposal.height ?? size?.height ?? 0)
    }

    override func flex(along axis: Axis) -> Int { 1 }

    override func layOut() {
        if size != frame.size {
            size = frame.size
            makeContent()
        }
        super.layOut()
    }

    private func makeContent() {
        guard let size else { return tree.awaitLayout() }
        wrap(SizedContent(size: size, content: content), environment: environment)
    }
}

/// The content for a room, with a body of its own.
private struct SizedContent: View {
    let size: Size
    let content: @MainActor (Size) -> any View

    var body: AnyView { AnyView(content(size)) }
}
