/// Reconciles nodes with views: a node is kept if a view of the same type has the same structural identity.
@MainActor
enum Reconciler {
    /// Returns the node for a view.
    ///
    /// - Parameters:
    ///   - old: The former node, which is removed unless it is the result.
    ///   - parent: The parent.
    static func node(
        for view: any View, reusing old: Node?, below parent: Node, environment: EnvironmentValues
    ) -> Node {
        make(single(view), reusing: old, tree: parent.tree, below: parent, environment: environment)
    }

    /// The root's node.
    static func root(for view: any View, tree: ViewTree, environment: EnvironmentValues) -> Node {
        make(single(view), reusing: nil, tree: tree, below: nil, environment: environment)
    }

    /// The nodes for the views that a container arranges.
    static func nodes(
        for members: [Member], reusing old: [StructuralIdentity: Node], below parent: Node,
        environment: EnvironmentValues
    ) -> (order: [Node], byIdentity: [StructuralIdentity: Node]) {
        var rest = old
        var byIdentity: [StructuralIdentity: Node] = [:]
        let order = members.enumerated().map { index, member in
            // Elements with equal identities are distinguished by their position.
            let identity = byIdentity[member.identity] == nil ? member.identity : member.identity.position(index)
            let node = make(
                member.view, reusing: rest.removeValue(forKey: identity), tree: parent.tree, below: parent,
                environment: environment)
            byIdentity[identity] = node
            return node
        }
        for node in rest.values { node.unmount() }
        return (order, byIdentity)
    }

    /// Returns a single view for several: a column of them.
    private static func single(_ view: any View) -> any View {
        if let erased = view as? AnyView { return single(erased.wrapped) }
        guard view is any Multiple else { return view }
        return VStack(content: view)
    }

    private static func make<Content: View>(
        _ view: Content, reusing old: Node?, tree: ViewTree, below parent: Node?, environment: EnvironmentValues
    ) -> Node {
        let context = NodeContext(
            viewType: ObjectIdentifier(Content.self), tree: tree, parent: parent, environment: environment)
        if let primitive = view as? any Primitive { return make(primitive, reusing: old, context) }
        if let node = old as? CompositeNode<Content> {
            node.receive(view, environment: environment)
            return node
        }
        old?.unmount()
        return CompositeNode(view, context)
    }

    private static func make<Content: Primitive>(
        _ view: Content, reusing old: Node?, _ context: NodeContext
    ) -> Node {
        if let node = old as? Content.Drawing, node.viewType == context.viewType {
            node.environment = context.environment
            view.update(node, environment: context.environment)
            return node
        }
        old?.unmount()
        let node = view.makeNode(in: context)
        view.update(node, environment: context.environment)
        return node
    }
}
