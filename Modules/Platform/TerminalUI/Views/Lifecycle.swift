extension View {
    /// Performs an action when the view appears, before it is first drawn.
    public func onAppear(_ action: @escaping @MainActor () -> Void) -> some View {
        LifecycleView(content: self, id: 0, appear: action, task: nil, disappear: nil)
    }

    /// Performs an action after the view was removed.
    public func onDisappear(_ action: @escaping @MainActor () -> Void) -> some View {
        LifecycleView(content: self, id: 0, appear: nil, task: nil, disappear: action)
    }

    /// Runs a task as long as the view is there; it is cancelled when the view is removed.
    public func task(_ work: @escaping @MainActor @Sendable () async -> Void) -> some View {
        LifecycleView(content: self, id: 0, appear: nil, task: work, disappear: nil)
    }

    /// Runs a task as long as the view is there and `id` is the same; for another one the task is restarted.
    public func task<ID: Hashable>(
        id: ID, _ work: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        LifecycleView(content: self, id: AnyHashable(id), appear: nil, task: work, disappear: nil)
    }
}

private struct LifecycleView<Content: View>: Primitive {
    let content: Content
    let id: AnyHashable
    let appear: (@MainActor () -> Void)?
    let task: (@MainActor @Sendable () async -> Void)?
    let disappear: (@MainActor () -> Void)?

    func makeNode(in context: NodeContext) -> LifecycleNode { LifecycleNode(context) }

    func update(_ node: LifecycleNode, environment: EnvironmentValues) {
        node.wrap(content, environment: environment)
        node.disappear = disappear
        node.begin(id, appear: appear, task: task)
    }
}

/// The node of a view with a task.
private final class LifecycleNode: WrapperNode {
    var disappear: (@MainActor () -> Void)?
    private var workID: AnyHashable?
    private var task: Task<Void, Never>?

    func begin(
        _ id: AnyHashable, appear: (@MainActor () -> Void)?, task work: (@MainActor @Sendable () async -> Void)?
    ) {
        guard workID != id else { return }
        if workID == nil { appear?() }
        workID = id
        task?.cancel()
        task = work.map { work in Task { await work() } }
    }

    override func unmount() {
        task?.cancel()
        disappear?()
        super.unmount()
    }
}
