/// The nodes that receive an event, in order.
@MainActor
struct EventRoute {
    let focus: Focus

    /// Visits a node and its parents, up to the modal scope, until one handles the event.
    func climb(from node: Node?, _ body: (Node) -> Bool) -> Bool {
        let scope = focus.scope
        var next = node
        while let node = next {
            if body(node) { return true }
            next = node === scope ? nil : node.parent
        }
        return false
    }

    /// Visits all nodes in the modal scope, children first, until one handles the event.
    func climbFromInside(_ body: (Node) -> Bool) -> Bool {
        func visit(_ node: Node) -> Bool { node.shownChildren.contains(where: visit) || body(node) }
        return focus.scope.map(visit) ?? false
    }

    /// Visits the key commands: those around the focus, then all others, children first.
    func visitCommands(_ body: (KeyCommandNode) -> Bool) -> Bool {
        func take(_ node: Node) -> Bool { (node as? KeyCommandNode).map(body) ?? false }
        return climb(from: focus.node, take) || climbFromInside(take)
    }

    /// The keys with a title that mean something now, those nearest to the focus first.
    var commands: [KeyCommand] {
        var commands: [KeyCommand] = []
        _ = visitCommands { node in
            if node.environment.isEnabled, node.command.title != nil,
                !commands.contains(where: { $0.key == node.command.key })
            {
                commands.append(node.command)
            }
            return false
        }
        return commands
    }

    /// The innermost node in front at a point of the screen.
    func hit(_ point: Point) -> Node? {
        focus.scope.flatMap { deepest(at: point, in: $0) }
    }

    private func deepest(at point: Point, in node: Node) -> Node? {
        guard node.visible.contains(point) else { return nil }
        for child in node.shownChildren.reversed() {
            if let hit = deepest(at: point, in: child) { return hit }
        }
        return node
    }
}
