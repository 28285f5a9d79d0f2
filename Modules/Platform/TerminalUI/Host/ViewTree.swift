/// The shared state of the nodes of a screen.
@MainActor
final class ViewTree {
    let invalidation: Invalidation
    let draws = DrawCounter()
    let focus = Focus()
    private let policy: MissingObjectPolicy
    private var lastID = 0
    /// The changes of invisible nodes.
    private var waiting: [Invalidation.Mark] = []
    private var composites: [Node.ID: any Refreshable] = [:]
    /// Whether something changed outside any body: a cursor, a scrolled list, the focus.
    private(set) var isFrameNeeded = true
    /// The number of layout passes.
    private(set) var layoutPass = 0
    /// Whether there is content that is not made before it has been given room.
    private(set) var awaitsLayout = false
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

    /// Handles a missing object of the environment.
    func missingObject(_ missing: MissingObject) {
        if case .stop = policy { preconditionFailure("\(missing)") }
    }

    func show(_ picture: PlacedPicture) { pictures.append(picture) }

    /// Evaluates the bodies of the views that have read a changed value, the outer ones first. Those out of sight, such
    /// as the screens of other tabs, are evaluated when they are shown again.
    func refresh() {
        // Updates may change what was drawn before; a view that never settles must not block the keys.
        for _ in 0..<16 {
            let marks = (invalidation.take() + waiting).filter(isCurrent)
            waiting = marks.filter { composites[$0.node]?.isShown == false }
            let shown = marks.filter { composites[$0.node]?.isShown == true }
            guard !shown.isEmpty else { return }
            let depth = { [composites] (mark: Invalidation.Mark) in composites[mark.node]?.depth ?? 0 }
            for mark in shown.sorted(by: { depth($0) < depth($1) }) where isCurrent(mark) {
                composites[mark.node]?.refresh()
            }
        }
    }

    /// Returns whether the node exists and shows the body that read the changed value.
    private func isCurrent(_ mark: Invalidation.Mark) -> Bool {
        composites[mark.node]?.generation == mark.generation
    }

    /// Records that content depends on its size, which is not known yet.
    func awaitLayout() { awaitsLayout = true }

    /// Begins a layout pass, in which everything is measured again.
    func beginLayout() {
        layoutPass += 1
        awaitsLayout = false
    }

    /// A frame begins that shows everything as it is now.
    func beginFrame() {
        isFrameNeeded = false
        pictures = []
    }
}
