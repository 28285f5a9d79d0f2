import Collections
import StoryCore
import StoryDocuments

/// The shared part of `collection create` and `collection resume`: makes stories, reports the progress, and answers
/// with the collection.
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

/// Reports on standard error when a story of a collection begins, and its result.
private struct CollectionTeller {
    let console: Console

    /// Reports a change: the beginning of a story is reported once, before any of it is made.
    func tell(_ progress: CollectionProgress) {
        let count = progress.steps.count
        guard let last = progress.steps.lastIndex(where: { $0 != .waiting }) else { return }
        switch progress.steps[last] {
        case .generating(0): console.writeError("Creating story \(last + 1) of \(count)…")
        case .made(let title, _, let gone):
            console.writeError("Story \(last + 1) of \(count): '\(title)'.")
            if let gone { console.writeError(StoryText.replacedVoice(gone)) }
        case .failed: console.writeError("Story \(last + 1) of \(count) couldn't be created.")
        case .generating, .waiting: break
        }
    }
}
