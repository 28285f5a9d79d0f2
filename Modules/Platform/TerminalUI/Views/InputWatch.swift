extension View {
    /// Performs an action on any key press, mouse event or paste on the screen while the view is there; the event is
    /// then handled as usual.
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

/// The node of a view that observes all input.
final class InputWatchNode: WrapperNode {
    var action: @MainActor () -> Void = {}
}
