/// The focus, which receives the keys.
///
/// When the focused node disappears, the focus stays near: within the innermost remaining parent, it returns to the
/// node that had it last, such as the row below a closed sheet, or else goes to the first one in reading order, such as
/// the first field of a new screen.
@MainActor
final class Focus {
    private(set) weak var node: Node?
    /// The nodes around it and itself, the innermost first, as they were when it was last seen.
    private var path: [Node.ID] = []
    private var stamps: [Node.ID: Int] = [:]
    private var lastStamp = 0
    private weak var root: Node?
    /// The node that has requested the focus.
    private weak var requested: Node?
    /// Whether the focus was given automatically and not used since: a later node that prefers the focus, such as a
    /// list that was still loading, then gets it.
    private var isProvisional = false
    var changed: () -> Void = {}

    /// Chooses what has the focus now that the screen may be another one.
    ///
    /// - Returns: Whether it is something else than before.
    @discardableResult
    func settle(in root: Node) -> Bool {
        self.root = root
        let chain = chain
        if let asked = requested {
            requested = nil
            if let next = best(of: chain.filter { $0.isInside(asked) }), next !== node {
                take(next)
                return true
            }
        }
        if let node, chain.contains(where: { $0 === node }) {
            path = Self.path(of: node)
            guard isProvisional, let preferred = mostPreferred(of: chain),
                preference(of: preferred) > preference(of: node)
            else { return false }
            take(preferred)
            isProvisional = true
            return true
        }
        let next = successor(in: chain)
        guard next !== node else { return false }
        let isNoReturn = next.map { stamps[$0.id] == nil || !$0.isInsideHome } ?? false
        take(next)
        isProvisional = isNoReturn
        return true
    }

    /// Records that the focus was used.
    func confirm() { isProvisional = false }

    /// Gives the focus to a node.
    func take(_ next: Node?) {
        isProvisional = false
        guard next !== node else { return }
        node = next
        if let next {
            lastStamp += 1
            stamps[next.id] = lastStamp
            path = Self.path(of: next)
        }
        changed()
    }

    /// Gives the focus to what is in a node, as soon as the screen is settled.
    func request(_ node: Node) {
        requested = node
        changed()
    }

    /// Moves the focus by a number of focusable nodes, cyclically.
    func move(by step: Int) {
        let chain = chain
        guard !chain.isEmpty else { return }
        let now = chain.firstIndex { $0 === node } ?? (step > 0 ? -1 : 0)
        take(chain[((now + step) % chain.count + chain.count) % chain.count])
    }

    /// Moves the focus in a direction on screen; if there is no node, to the next or previous one in reading order, and
    /// nowhere from the first and the last.
    ///
    /// - Returns: Whether the focus has moved.
    func step(_ direction: FocusDirection) -> Bool {
        let chain = chain
        guard let node, let now = chain.firstIndex(where: { $0 === node }) else { return false }
        let inOrder = now + direction.step
        let read = chain.indices.contains(inOrder) ? chain[inOrder] : nil
        // In a column the order in which it is read is that in which it is drawn, also where some of it is out of
        // sight.
        if let read, direction.isVertical, direction.leads(from: node.frame, to: read.frame) {
            take(read)
            return true
        }
        guard let next = direction.nearest(of: chain, to: node) ?? read else { return false }
        take(next)
        return true
    }

    /// A node is gone.
    func forget(_ id: Node.ID) { stamps[id] = nil }

    /// The scope of keys and mouse: the last modal node, or the root.
    var scope: Node? {
        var scope = root
        root?.visit { if $0.isFocusScope { scope = $0 } }
        return scope
    }

    /// Returns whether something in a node can have the focus.
    func hasFocusable(below node: Node) -> Bool {
        node.shownChildren.contains { $0.isFocusable || hasFocusable(below: $0) }
    }

    // MARK: - Private

    /// All in the scope that can have the focus, in the order in which it is read.
    private var chain: [Node] {
        var chain: [Node] = []
        scope?.visit { if $0.isFocusable { chain.append($0) } }
        return chain
    }

    /// Returns the node that gets the focus after a removed one.
    private func successor(in chain: [Node]) -> Node? {
        var shown: [Node.ID: Node] = [:]
        root?.visit { shown[$0.id] = $0 }
        for anchor in path.compactMap({ shown[$0] }) {
            for home in [anchor.focusHome, anchor] {
                if let next = best(of: chain.filter { $0.isInside(home) }) { return next }
            }
        }
        return best(of: chain)
    }

    /// Returns the node that had the focus last, or should have it first.
    private func best(of nodes: [Node]) -> Node? {
        let last = nodes.max { (stamps[$0.id] ?? 0) < (stamps[$1.id] ?? 0) }
        if let last, stamps[last.id] != nil { return last }
        return mostPreferred(of: nodes)
    }

    /// The first of those that most views around them prefer.
    private func mostPreferred(of nodes: [Node]) -> Node? {
        let preferences = nodes.map(preference)
        guard let most = preferences.max(), let index = preferences.firstIndex(of: most) else { return nil }
        return nodes[index]
    }

    /// Returns how many parents of a node, up to the modal scope, prefer the focus.
    private func preference(of node: Node) -> Int {
        sequence(first: node) { $0.parent.flatMap { $0.isFocusScope ? nil : $0 } }.count { $0.prefersFocus }
    }

    private static func path(of node: Node) -> [Node.ID] {
        Array(sequence(first: node) { $0.parent }.map(\.id))
    }
}

extension Node {
    /// Visits the node and all that is shown in it.
    func visit(_ body: (Node) -> Void) {
        body(self)
        for child in shownChildren { child.visit(body) }
    }

    /// Whether the focus goes here first in all its parents, unlike the titles of tabs.
    fileprivate var isInsideHome: Bool {
        sequence(first: self) { $0.parent }.allSatisfy { $0.focusHome === $0 || isInside($0.focusHome) }
    }

    /// Returns whether it is another node or in it.
    func isInside(_ other: Node) -> Bool {
        sequence(first: self) { $0.parent }.contains { $0 === other }
    }
}
