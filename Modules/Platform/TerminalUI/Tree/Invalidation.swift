import Synchronization

/// The nodes that read a changed value; used on any thread.
final class Invalidation: Sendable {
    /// A body of a node.
    struct Mark: Sendable {
        var node: Node.ID
        /// Which of its bodies read what has changed.
        var generation: Int
    }

    private let marks = Mutex<[Node.ID: Int]>([:])
    private let wake: @Sendable () -> Void

    /// - Parameter wake: Called when there is something to do after there was nothing.
    init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
    }

    /// Adds a change.
    func add(_ mark: Mark) {
        let isFirst = marks.withLock { marks in
            let isFirst = marks.isEmpty
            marks[mark.node] = max(marks[mark.node] ?? 0, mark.generation)
            return isFirst
        }
        if isFirst { wake() }
    }

    /// A node is up to date, or gone.
    func settle(_ node: Node.ID) {
        marks.withLock { _ = $0.removeValue(forKey: node) }
    }

    /// Returns all changes since the last call.
    func take() -> [Mark] {
        marks.withLock { marks in
            defer { marks = [:] }
            return marks.map { Mark(node: $0.key, generation: $0.value) }
        }
    }

    var isEmpty: Bool { marks.withLock { $0.isEmpty } }
}
