package import FeatureKitStubs
package import Library
package import StoryCore
import Synchronization

/// Answers as it was told to once its gate is open, and remembers what it was asked.
package final class UseCaseMock<Input: Sendable, Output: Sendable>: Sendable {
    private struct State {
        var result: Result<Output, LibraryError>
        var gate: Gate
        var inputs: [Input] = []
    }

    private let state: Mutex<State>

    package init(_ result: Result<Output, LibraryError>, gate: Gate = Gate(open: true)) {
        state = Mutex(State(result: result, gate: gate))
    }

    /// What it was asked, in order.
    package var inputs: [Input] { state.withLock { $0.inputs } }

    /// How often it was asked.
    package var executeCallCount: Int { inputs.count }

    /// What is asked from now on is answered like this; what was asked before keeps its answer and its gate.
    package func answer(_ result: Result<Output, LibraryError>, gate: Gate = Gate(open: true)) {
        state.withLock { state in
            state.result = result
            state.gate = gate
        }
    }

    package func execute(_ input: Input) async throws(LibraryError) -> Output {
        let (result, gate) = state.withLock { state in
            state.inputs.append(input)
            return (state.result, state.gate)
        }
        await gate.pass()
        return try result.get()
    }
}

extension UseCaseMock where Input == Void {
    package func execute() async throws(LibraryError) -> Output { try await execute(()) }
}

extension UseCaseMock: GetStoriesUseCaseContract where Input == StoryQuery, Output == StoryListPage {}
extension UseCaseMock: RefreshStoriesUseCaseContract where Input == StoryQuery, Output == StoryListPage {}
extension UseCaseMock: CountStoriesUseCaseContract where Input == StoryFilter, Output == StoryCounts {}
extension UseCaseMock: GetStoryUseCaseContract where Input == StoryID, Output == Story {}
extension UseCaseMock: RefreshStoryUseCaseContract where Input == StoryID, Output == Story {}
extension UseCaseMock: EditStoryUseCaseContract where Input == StoryChange, Output == Story {}
extension UseCaseMock: SetFavoriteUseCaseContract where Input == FavoriteChange, Output == Void {}
extension UseCaseMock: DeleteStoriesUseCaseContract where Input == [StoryID], Output == Void {}
extension UseCaseMock: GetHeroesUseCaseContract where Input == Void, Output == [Hero] {}
extension UseCaseMock: RefreshHeroesUseCaseContract where Input == Void, Output == [Hero] {}
extension UseCaseMock: GetHeroUseCaseContract where Input == HeroID, Output == Hero {}
extension UseCaseMock: CheckHeroUseCaseContract where Input == HeroDraft, Output == Void {}
extension UseCaseMock: AddHeroUseCaseContract where Input == HeroDraft, Output == Hero {}
extension UseCaseMock: UpdateHeroUseCaseContract where Input == HeroChange, Output == Hero {}
extension UseCaseMock: GetEventsUseCaseContract where Input == Void, Output == [CustomStoryEvent] {}
extension UseCaseMock: RefreshEventsUseCaseContract where Input == Void, Output == [CustomStoryEvent] {}
extension UseCaseMock: GetEventUseCaseContract where Input == CustomEventID, Output == CustomStoryEvent {}
extension UseCaseMock: AddEventUseCaseContract where Input == EventDraft, Output == CustomStoryEvent {}
extension UseCaseMock: UpdateEventUseCaseContract where Input == EventChange, Output == CustomStoryEvent {}
extension UseCaseMock: PlanDeletionUseCaseContract where Input == LibraryDeletion, Output == DeletionPlan {}
extension UseCaseMock: DeleteUseCaseContract where Input == LibraryDeletion, Output == Void {}

/// Tells what it is told, to whoever listens.
package struct ObserveLibraryUseCaseMock: ObserveLibraryUseCaseContract {
    package let observation = LibraryObservationFake()

    package init() {}

    package func execute() -> AsyncStream<Set<LibraryPart>> { observation.changes() }
}
