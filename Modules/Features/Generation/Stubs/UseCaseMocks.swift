package import FeatureKitStubs
package import Generation
package import StoryCore
import Synchronization

/// Sends fixed updates, waits at its gate, and answers with a fixed outcome.
package final class GenerateStoryUseCaseMock: GenerateStoryUseCaseContract {
    package let gate: Gate
    private let noticesCancellation: Bool
    private let updates: [GenerationUpdate]
    private let result: Mutex<Result<GenerationOutcome, GenerationError>>
    private let count = Watched(0)

    package init(
        result: Result<GenerationOutcome, GenerationError>, updates: [GenerationUpdate] = [],
        gate: Gate = Gate(open: true), noticesCancellation: Bool = true
    ) {
        self.result = Mutex(result)
        self.updates = updates
        self.gate = gate
        self.noticesCancellation = noticesCancellation
    }

    package var executeCallCount: Int { count.value }

    package func execute(
        _ brief: StoryBrief, isAwaited: Bool, whenInterrupted policy: InterruptionPolicy,
        observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        count.change { $0 += 1 }
        updates.forEach(observer)
        await gate.pass()
        if noticesCancellation, Task.isCancelled { throw .cancelled }
        return try result.withLock { $0 }.get()
    }
}

/// Answers with a fixed outcome and records the resumed jobs.
package final class ResumeGenerationUseCaseMock: ResumeGenerationUseCaseContract {
    private let result: Result<GenerationOutcome, GenerationError>
    private let calls = Mutex<[String?]>([])

    package init(result: Result<GenerationOutcome, GenerationError>) {
        self.result = result
    }

    package var references: [String?] { calls.withLock { $0 } }

    package func execute(
        _ reference: String?, whenInterrupted policy: InterruptionPolicy, observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        calls.withLock { $0.append(reference) }
        return try result.get()
    }
}

/// Answers with a fixed outcome and records the requested parts.
package final class RetryPartUseCaseMock: RetryPartUseCaseContract {
    private let result: Result<GenerationOutcome, GenerationError>
    private let calls = Watched<[StoryPart]>([])

    package init(result: Result<GenerationOutcome, GenerationError>) {
        self.result = result
    }

    package var parts: [StoryPart] { calls.value }

    package func execute(
        _ part: StoryPart, of story: Story, whenInterrupted policy: InterruptionPolicy,
        observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        calls.change { $0.append(part) }
        return try result.get()
    }
}
