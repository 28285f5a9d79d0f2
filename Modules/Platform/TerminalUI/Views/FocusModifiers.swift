extension View {
    /// Gives the focus to what is in the view when its screen is first seen, instead of to what is read first.
    public func prefersFocus(_ isPreferred: Bool = true) -> some View {
        FocusPreferenceView(content: self, isPreferred: isPreferred)
    }
}

private struct FocusPreferenceView<Content: View>: Primitive {
    let content: Content
    let isPreferred: Bool

    func makeNode(in context: NodeContext) -> FocusPreferenceNode { FocusPreferenceNode(context) }

    func update(_ node: FocusPreferenceNode, environment: EnvironmentValues) {
        node.isPreferred = isPreferred
        node.wrap(content, environment: environment)
    }
}

private final class FocusPreferenceNode: WrapperNode {
    var isPreferred = false

    override var prefersFocus: Bool { isPreferred }
}
