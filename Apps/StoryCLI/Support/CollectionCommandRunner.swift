import Collections
import StoryCore
import StoryDocuments

/// What `collection create` and `collection resume` share: they make stories, tell how far they are, and answer with
/// the collection.
struct CollectionCommandRunner {
    let console: Console
    let asJSON: Bool

    /// Makes stories and answers with their collection.
    ///
    /// - Returns: The status of the first story that failed, or of success.
    func run(
        _ work: @escaping @Sendable (@escaping CollectionObserver) async throws -> CollectionOutcome
    ) async throws -> ExitStatus {
        let teller = CollectionTeller(console: console)
        let outcome = try await Interruption.cancelling { try await work { teller.tell($0) } }
        for (_, failure) in outcome.progress.failures {
            _ = ErrorReporter(console: console, asJSON: asJSON).report(failure.cause)
        }
        CollectionDocument.write(outcome.collection, asJSON: asJSON, on: console)
        return outcome.progress.failures.first.map { ExitStatus($0.failure.cause.category) } ?? .done
    }
}

/// Tells on standard error when a story of a collection is begun, and what became of it.
private struct CollectionTeller {
    let console: Console

    /// Tells what has just happened: a story that is begun is told once, while nothing of it is made.
    func tell(_ progress: CollectionProgress) {
        let count = progress.steps.count
        guard let last = progress.steps.lastIndex(where: { $0 != .waiting }) else { return }
        switch progress.steps[last] {
        case .making(0): console.writeError("Creating story \(last + 1) of \(count)…")
        case .made(let title, _, let gone):
            console.writeError("Story \(last + 1) of \(count): '\(title)'.")
            if let gone { console.writeError(StoryText.replacedVoice(gone)) }
        case .failed: console.writeError("Story \(last + 1) of \(count) couldn't be created.")
        case .making, .waiting: break
        }
    }
}
