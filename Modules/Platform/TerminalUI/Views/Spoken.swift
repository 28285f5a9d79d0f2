extension View {
    /// Has a screen reader say a text in place of what is seen in the view, and say it again only when it is another
    /// one, as for a clock whose every second nobody wants to hear. For views in which nothing can have the focus.
    public func spoken(_ text: String) -> some View {
        SpokenView(content: self, text: text)
    }
}

private struct SpokenView<Content: View>: Primitive {
    let content: Content
    let text: String

    func makeNode(in context: NodeContext) -> SpokenNode { SpokenNode(context) }

    func update(_ node: SpokenNode, environment: EnvironmentValues) {
        node.text = text
        node.wrap(content, environment: environment)
    }
}

private final class SpokenNode: WrapperNode {
    var text = ""

    override var description: String? { text }
    override var describesAll: Bool { true }
}
