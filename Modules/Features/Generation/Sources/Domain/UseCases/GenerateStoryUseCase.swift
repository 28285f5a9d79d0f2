import FeatureKit
package import StoryCore

/// What happens to the finished units of a cancelled generation.
package enum InterruptionPolicy: Sendable {
    /// They are kept, and the job can be resumed.
    case keepJob
    /// They are discarded, as if nothing had been requested.
    case discardJob
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
        // The brief need not come from `PrepareBriefUseCase`.
        try await dependencies.briefCheck.check(brief)
        var source = ClosureGenerator(next: dependencies.random)
        let told = try await GenerationError.stored(
            try await dependencies.stories.tellings(limit: TellingRecord.mostTold))
        let job = GenerationJob(
            id: .random(using: &source), brief: brief, status: .open, createdAt: dependencies.now(), told: told)
        let plan = StoryPipeline.Plan(job: job, existing: nil, steps: brief.steps, isAwaited: isAwaited)
        return try await JobRunner(dependencies: dependencies).run(plan, whenInterrupted: policy, observer: observer)
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
