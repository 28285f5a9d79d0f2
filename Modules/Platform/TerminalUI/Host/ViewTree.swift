/// What the nodes of one screen share.
@MainActor
final class ViewTree {
    let invalidation: Invalidation
    let draws = DrawCounter()
    let focus = Focus()
    private let policy: MissingObjectPolicy
    private var lastID = 0
    private var composites: [Node.ID: any Refreshable] = [:]
    /// Whether something changed that no body says: a cursor, a scrolled list, what has the focus.
    private(set) var isFrameNeeded = true
    /// Pixels of the frame that is drawn.
    private(set) var pictures: [PlacedPicture] = []
    private let wake: @Sendable () -> Void

    init(policy: MissingObjectPolicy, wake: @escaping @Sendable () -> Void) {
        (self.policy, self.wake) = (policy, wake)
        invalidation = Invalidation(wake: wake)
        focus.changed = { [weak self] in self?.needsFrame() }
    }

    func nextID() -> Node.ID {
        lastID += 1
        return Node.ID(number: lastID)
    }

    func remember(_ node: any Refreshable) { composites[node.id] = node }

    func forget(_ node: Node) {
        composites[node.id] = nil
        focus.forget(node.id)
        invalidation.settle(node.id)
    }

    /// Something that is seen may be different.
    func needsFrame() {
        guard !isFrameNeeded else { return }
        isFrameNeeded = true
        wake()
    }

    /// A view asks for an object that nobody put in.
    func missingObject(_ missing: MissingObject) {
        if case .stop = policy { preconditionFailure("\(missing)") }
    }

    func show(_ picture: PlacedPicture) { pictures.append(picture) }

    /// Asks those views for their bodies again that read what has changed, the outer ones first.
    func refresh() {
        // What is asked for may change something that was shown before; a view that never comes to rest must not keep
        // the program from its keys.
        for _ in 0..<16 {
            let nodes = invalidation.take().compactMap { mark in
                composites[mark.node].flatMap { $0.generation == mark.generation ? (node: $0, mark: mark) : nil }
            }
            guard !nodes.isEmpty else { return }
            for (node, mark) in nodes.sorted(by: { $0.node.depth < $1.node.depth })
            where composites[mark.node] != nil && node.generation == mark.generation {
                node.refresh()
            }
        }
    }

    /// A frame begins that shows everything as it is now.
    func beginFrame() {
        isFrameNeeded = false
        pictures = []
    }
}
