import Observation

/// Returns once a condition on observable state holds, or the task is cancelled, as the time limit of a suite does.
///
/// It is asked again when something changes that it has read: a view model, or what a double remembers in a
/// ``Watched``. Nothing is asked for again and again.
package func until(_ condition: () -> Bool) async {
    while !Task.isCancelled {
        let (changes, change) = AsyncStream.makeStream(of: Void.self)
        let holds = withObservationTracking(condition, onChange: { change.finish() })
        // What another thread changed between the reading and the watching has told nobody.
        if holds || condition() { return }
        for await _ in changes {}
    }
}
