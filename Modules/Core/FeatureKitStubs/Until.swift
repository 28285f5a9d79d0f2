import Observation
import Synchronization

/// How often anything that is watched has changed, on any thread.
private let changeCount = Atomic(0)

/// Returns once a condition on observable state holds, or the task is cancelled, as the time limit of a suite does.
///
/// It is asked again when something changes that it has read: a view model, or what a double remembers in a
/// ``Watched``. Nothing is asked for again and again.
package func until(_ condition: () -> Bool) async {
    while !Task.isCancelled {
        let count = changeCount.load(ordering: .acquiring)
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        let holds = withObservationTracking(condition, onChange: { change.finish() })
        if holds { return }
        // What another thread changed between the reading and the watching has told nobody.
        guard count == changeCount.load(ordering: .acquiring) else { continue }
        for await _ in changes {}
    }
}

/// Tells that something that is watched has changed, before it wakes those who watch it.
func noteChange() { changeCount.add(1, ordering: .releasing) }
