/// A piece of the interface, as a value.
///
/// Views are cheap and created again with every change; lasting state is elsewhere: in models, in ``State``, and in
/// nodes, which last as long as a view of the same type has the same structural identity.
@MainActor
public protocol View {
    /// The type of the body.
    associatedtype Body: View

    /// The content of the view. It is evaluated again only after a change of something that it has read.
    @ViewBuilder var body: Body { get }
}

/// The body of a view that the library draws itself.
public struct Drawn: Primitive {
    func makeNode(in context: NodeContext) -> Node { Node(context) }
    func update(_ node: Node, environment: EnvironmentValues) {}
}

extension View where Body == Drawn {
    /// Nothing that could be looked into.
    public var body: Drawn { Drawn() }
}

/// A view that is drawn by the library, through a node of its own.
@MainActor
protocol Primitive: View where Body == Drawn {
    associatedtype Drawing: Node

    /// Creates the node.
    func makeNode(in context: NodeContext) -> Drawing
    /// Updates the node from the view; also called right after its creation.
    func update(_ node: Drawing, environment: EnvironmentValues)
}

/// A view of any type.
public struct AnyView: View {
    let wrapped: any View

    /// Hides a view's type.
    public init(_ view: any View) {
        wrapped = (view as? AnyView)?.wrapped ?? view
    }

    /// No content: the child stands for the view.
    public var body: Drawn { Drawn() }
}

/// A view that shows nothing and takes no room.
public struct EmptyView: Multiple {
    /// Creates an empty view.
    public init() {}

    func collect(_ identity: StructuralIdentity, into members: inout [Member]) {}
}
