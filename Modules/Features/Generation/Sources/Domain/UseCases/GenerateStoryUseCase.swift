import FeatureKit
package import StoryCore

/// What happens to the finished units of a cancelled generation.
package enum InterruptionPolicy: String, CaseIterable, Sendable {
    /// They are kept, and the job can be resumed.
    case keepJob
    /// They are discarded, as if nothing had been requested.
    case discardJob
    /// They are kept, and the job goes back to where it waits for a worker.
    case requeueJob
}

/// Generates a story from a brief.
package protocol GenerateStoryUseCaseContract: Sendable {
    /// Generates and stores the story.
    ///
    /// - Parameter isAwaited: Whether somebody is waiting to hear it, so that illustrations wait until the first page
    ///   is narrated.
    /// - Throws: ``GenerationError`` if there is no story to keep.
    func execute(
        _ brief: StoryBrief, isAwaited: Bool, whenInterrupted policy: InterruptionPolicy,
        observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome
}

struct GenerateStoryUseCase: GenerateStoryUseCaseContract {
    let dependencies: GenerationDependencies

    func execute(
        _ brief: StoryBrief, isAwaited: Bool, whenInterrupted policy: InterruptionPolicy,
        observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        if let refusal = await dependencies.access.refusal(of: .createStories, content: StoryContent(brief)) {
            throw await JobService(dependencies: dependencies).request(brief, requester: "", insteadOf: refusal)
        }
        let job = try await dependencies.newJob(for: brief)
        let plan = StoryPipeline.Plan(job: job, existing: nil, steps: brief.steps, isAwaited: isAwaited)
        return try await JobRunner(dependencies: dependencies).run(plan, whenInterrupted: policy, observer: observer)
    }
}

extension GenerationDependencies {
    /// Returns a new job for a brief that is permitted.
    func newJob(for brief: StoryBrief) async throws(GenerationError) -> GenerationJob {
        // The brief need not come from `PrepareBriefUseCase`.
        try await briefCheck.check(brief)
        var brief = brief
        brief.contentFilter = try await GenerationError.stored(try await access.controls()).controls.briefFilter
        var source = ClosureGenerator(next: random)
        return GenerationJob(
            id: .random(using: &source), brief: brief, status: .open, createdAt: now(), told: try await tellings())
    }

    /// Returns what an author is told of the household's earlier stories.
    func tellings() async throws(GenerationError) -> [TellingRecord] {
        try await GenerationError.stored(try await stories.tellings(limit: TellingRecord.mostTold))
    }
}

/// A generator that takes random numbers from a closure.
private struct ClosureGenerator: RandomNumberGenerator {
    let draw: @Sendable () -> UInt64

    init(next: @escaping @Sendable () -> UInt64) {
        draw = next
    }

    mutating func next() -> UInt64 { draw() }
}

extension StoryBrief {
    /// The steps of the brief.
    var steps: Set<GenerationStep> {
        var steps: Set<GenerationStep> = [.story]
        if narrator != nil { steps.insert(.audio) }
        if illustrator != nil { steps.insert(.illustrations) }
        return steps
    }
}
