package import FeatureKitStubs
package import Collections
package import StoryCore
import Synchronization

/// Reports fixed steps, waits at its gate, and answers with a fixed outcome, or with the cancellation.
package final class CreateCollectionUseCaseMock: CreateCollectionUseCaseContract, ResumeCollectionUseCaseContract {
    package let gate: Gate
    private let steps: [CollectionProgress]
    private struct State {
        var result: Result<CollectionOutcome, CollectionsError>
        var drafts: [CollectionDraft] = []
        var resumed: [CollectionID] = []
    }

    private let state: Mutex<State>

    package init(
        _ result: Result<CollectionOutcome, CollectionsError>, steps: [CollectionProgress] = [],
        gate: Gate = Gate(open: true)
    ) {
        self.gate = gate
        self.steps = steps
        state = Mutex(State(result: result))
    }

    /// The recorded requests, in order.
    package var drafts: [CollectionDraft] { state.withLock { $0.drafts } }

    /// The resumed collections, in order.
    package var resumed: [CollectionID] { state.withLock { $0.resumed } }

    /// Sets the result of later calls.
    package func answer(_ result: Result<CollectionOutcome, CollectionsError>) {
        state.withLock { $0.result = result }
    }

    package func execute(
        _ draft: CollectionDraft, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        state.withLock { $0.drafts.append(draft) }
        return try await answer(observer)
    }

    package func execute(
        _ identifier: CollectionID, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        state.withLock { $0.resumed.append(identifier) }
        return try await answer(observer)
    }

    private func answer(
        _ observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        let result = state.withLock(\.result)
        steps.forEach(observer)
        await gate.pass()
        if Task.isCancelled { throw .cancelled }
        return try result.get()
    }
}
