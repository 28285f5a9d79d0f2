extension View {
    /// Does something whenever somebody presses a key, uses the mouse or pastes, anywhere on the screen, while the view
    /// is there to be seen; then the key does what it means.
    public func onInput(_ action: @escaping @MainActor () -> Void) -> some View {
        InputWatchView(content: self, action: action)
    }
}

private struct InputWatchView<Content: View>: Primitive {
    let content: Content
    let action: @MainActor () -> Void

    func makeNode(in context: NodeContext) -> InputWatchNode { InputWatchNode(context) }

    func update(_ node: InputWatchNode, environment: EnvironmentValues) {
        node.action = action
        node.wrap(content, environment: environment)
    }
}

/// The place of a view that is told of whatever somebody does.
final class InputWatchNode: WrapperNode {
    var action: @MainActor () -> Void = {}
}
