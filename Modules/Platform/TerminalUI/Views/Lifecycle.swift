extension View {
    /// Does something when the view comes, before it is first seen.
    public func onAppear(_ action: @escaping @MainActor () -> Void) -> some View {
        LifecycleView(content: self, id: 0, appear: action, task: nil, disappear: nil)
    }

    /// Does something after the view has gone for good.
    public func onDisappear(_ action: @escaping @MainActor () -> Void) -> some View {
        LifecycleView(content: self, id: 0, appear: nil, task: nil, disappear: action)
    }

    /// Works as long as the view is there; the work is cancelled when it goes.
    public func task(_ work: @escaping @MainActor @Sendable () async -> Void) -> some View {
        LifecycleView(content: self, id: 0, appear: nil, task: work, disappear: nil)
    }

    /// Works as long as the view is there and `id` is the same; for another one the work begins anew.
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

/// The place of a view with work that goes along with it.
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
