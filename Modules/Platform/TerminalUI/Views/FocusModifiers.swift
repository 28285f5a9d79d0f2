extension View {
    /// Gives the focus to what is in the view when its screen is first seen, instead of to what is read first.
    public func prefersFocus(_ isPreferred: Bool = true) -> some View {
        FocusPreferenceView(content: self, isPreferred: isPreferred)
    }

    /// Gives the focus to what is in the view whenever `id` has become another one, as a key does that leads to a
    /// field; what had it last there has it again.
    public func focus<ID: Hashable>(onChangeOf id: ID) -> some View {
        FocusRequestView(content: self, id: AnyHashable(id))
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

private struct FocusRequestView<Content: View>: Primitive {
    let content: Content
    let id: AnyHashable

    func makeNode(in context: NodeContext) -> FocusRequestNode { FocusRequestNode(context) }

    func update(_ node: FocusRequestNode, environment: EnvironmentValues) {
        node.wrap(content, environment: environment)
        node.request(id)
    }
}

private final class FocusRequestNode: WrapperNode {
    private var lastID: AnyHashable?

    func request(_ id: AnyHashable) {
        if let lastID, lastID != id { tree.focus.request(self) }
        lastID = id
    }
}
