/// A stack of screens, of which the last one is visible; those below keep their state.
///
/// Escape goes back, unless something on the screen handles it.
public struct NavigationStack<Route: Hashable>: Primitive {
    private let path: Binding<[Route]>
    private let routes: [Route]
    private let root: any View
    private let destination: @MainActor (Route) -> any View

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - path: What was pushed onto the root, the last one on top.
    ///   - destination: The screen of a route.
    public init(
        path: Binding<[Route]>, @ViewBuilder root: () -> some View,
        @ViewBuilder destination: @escaping @MainActor (Route) -> some View
    ) {
        (self.path, self.root, self.destination) = (path, root(), destination)
        routes = path.wrappedValue
    }

    func makeNode(in context: NodeContext) -> NavigationNode { NavigationNode(context) }

    func update(_ node: NavigationNode, environment: EnvironmentValues) {
        let screens = routes.map { [destination] route in
            (AnyHashable(route), { @MainActor () -> any View in destination(route) })
        }
        node.update(root, screens, environment: environment) { [path] in
            var routes = path.wrappedValue
            guard routes.popLast() != nil else { return false }
            path.wrappedValue = routes
            return true
        }
    }
}

/// The node of screens on top of one another.
final class NavigationNode: Node {
    private var root: Node?
    /// The pushed routes with their screens.
    private var pushed: [(route: AnyHashable, node: Node)] = []
    private var pop: @MainActor () -> Bool = { false }

    override var children: [Node] { (root.map { [$0] } ?? []) + pushed.map(\.node) }
    override var shownChildren: [Node] { top.map { [$0] } ?? [] }

    private var top: Node? { pushed.last?.node ?? root }

    func update(
        _ root: any View, _ screens: [(AnyHashable, @MainActor () -> any View)], environment: EnvironmentValues,
        pop: @escaping @MainActor () -> Bool
    ) {
        self.pop = pop
        self.root = Reconciler.node(for: root, reusing: self.root, below: self, environment: environment)
        // Screens up to the first difference are kept.
        let same = zip(pushed, screens).prefix { $0.route == $1.0 }.count
        for screen in pushed[same...] { screen.node.unmount() }
        let old = pushed.prefix(same).map(\.node)
        pushed = screens.enumerated().map { index, screen in
            let node = Reconciler.node(
                for: Deferred(content: screen.1), reusing: index < same ? old[index] : nil, below: self,
                environment: environment)
            return (screen.0, node)
        }
    }

    override func measure(_ proposal: ProposedSize) -> Size { top?.size(for: proposal) ?? .zero }
    override func flex(along axis: Axis) -> Int { 1 }
    override func layOut() { top?.layOut(in: frame, visible: visible) }

    override func take(_ key: KeyPress) -> Bool {
        key == KeyPress(.escape) && pop()
    }
}
