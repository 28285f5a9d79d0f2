import Observation

/// A node that can be brought up to date by itself.
@MainActor
protocol Refreshable: Node {
    /// Evaluates the view's body again.
    func refresh()
    /// Which of its bodies is shown; what an earlier one read counts no longer.
    var generation: Int { get }
}

/// The node of a view that has a body.
final class CompositeNode<Content: View>: WrapperNode, Refreshable {
    private var view: Content
    private(set) var generation = 0
    /// The storage of the view's dynamic properties, in order.
    private var memories: [AnyObject] = []

    init(_ view: Content, _ context: NodeContext) {
        self.view = view
        super.init(context)
        tree.remember(self)
        refresh()
    }

    /// Updates the view; evaluates the body only if the view has changed.
    func receive(_ new: Content, environment: EnvironmentValues) {
        guard !(environment.isSame(as: self.environment) && ViewComparison.isSame(view, new)) else { return }
        view = new
        self.environment = environment
        refresh()
    }

    func refresh() {
        generation += 1
        tree.invalidation.settle(id)
        if let missing = connect() {
            tree.missingObject(missing)
            wrap(MissingObjectScreen(missing: missing), environment: environment)
        } else {
            wrap(observedBody(), environment: environment)
        }
        tree.needsFrame()
    }

    private func observedBody() -> Content.Body {
        tree.draws.count(Content.self)
        let mark = Invalidation.Mark(node: id, generation: generation)
        return withObservationTracking {
            view.body
        } onChange: { [invalidation = tree.invalidation] in
            invalidation.add(mark)
        }
    }

    /// Connects the view's dynamic properties.
    ///
    /// - Returns: The missing object; nil if there is none.
    private func connect() -> MissingObject? {
        guard MemoryLayout<Content>.size > 0 else { return nil }
        var index = 0
        for property in Mirror(reflecting: view).children {
            guard let property = property.value as? any DynamicProperty else { continue }
            let memory = memories.indices.contains(index) ? memories[index] : nil
            switch property.connect(memory, environment) {
            case .memory(let kept): if memory == nil { memories.append(kept) }
            case .missing(let type): return MissingObject(type: type, view: "\(Content.self)")
            }
            index += 1
        }
        return nil
    }
}
