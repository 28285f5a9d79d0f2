package import StoryCore

/// Tells what changes in the library, in this process or in another.
package protocol ObserveLibraryUseCaseContract: Sendable {
    /// The parts that have changed; it ends when the task that reads it is cancelled.
    func execute() -> AsyncStream<Set<LibraryPart>>
}

struct ObserveLibraryUseCase: ObserveLibraryUseCaseContract {
    let observation: any LibraryObservation

    func execute() -> AsyncStream<Set<LibraryPart>> { observation.changes() }
}
