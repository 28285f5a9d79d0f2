extension View {
    /// Sets the text of the view for a screen reader, which is read again only when it changes, unlike a clock's
    /// seconds. For views without focusable content.
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
