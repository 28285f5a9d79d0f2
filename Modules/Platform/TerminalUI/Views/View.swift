/// A piece of the interface, as a value that says what is seen.
///
/// Views are made anew whenever something changes and cost little; what lasts is kept elsewhere: in models, in
/// ``State``, and in the places of the screen, which go on as long as a view of the same type stands there.
@MainActor
public protocol View {
    /// What the view is made of.
    associatedtype Body: View

    /// What is seen. It is asked for again only after something has changed that it read the last time.
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

    /// Makes the node for a place where there was none of this type.
    func makeNode(in context: NodeContext) -> Drawing
    /// Gives the node what the view says now; also called right after it was made.
    func update(_ node: Drawing, environment: EnvironmentValues)
}

/// A view of any type.
public struct AnyView: View {
    let wrapped: any View

    /// Hides a view's type.
    public init(_ view: any View) {
        wrapped = (view as? AnyView)?.wrapped ?? view
    }

    /// Nothing: the view in it stands in its place.
    public var body: Drawn { Drawn() }
}

/// A view that shows nothing and takes no room.
public struct EmptyView: Multiple {
    /// Makes it.
    public init() {}

    func collect(_ identity: StructuralIdentity, into members: inout [Member]) {}
}
