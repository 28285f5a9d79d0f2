/// The context in which a node is created.
struct NodeContext {
    /// The type of the view that the node draws.
    var viewType: ObjectIdentifier
    /// The tree that the node is in.
    var tree: ViewTree
    /// The node around it; nil for the root.
    var parent: Node?
    var environment: EnvironmentValues
}
