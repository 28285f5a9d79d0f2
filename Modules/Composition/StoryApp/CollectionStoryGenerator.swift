import Collections
import FeatureKit
import Foundation
import Generation
import Library
import StoryCore

/// Generates the stories of collections with the heroes of the library.
struct CollectionStoryGenerator: CollectionStoryGeneratorContract {
    let library: LibraryFeature
    let generation: GenerationFeature
    let registry: Registry

    func heroes() async throws(StoryGenerationFailure) -> [Hero] {
        try await told { () async throws(LibraryError) in try await library.heroes() }
    }

    func languages() -> [LanguageCode] { registry.toldLanguages }

    func hero(named name: String, in language: LanguageCode) async throws(StoryGenerationFailure) -> Hero {
        try await told { () async throws(LibraryError) in
            try await library.findOrAddHero(named: name, in: language).hero
        }
    }

    func enqueue(_ requests: [CollectionStoryRequest]) async -> [PlannedStory: JobID] {
        var jobs: [PlannedStory: JobID] = [:]
        do throws(GenerationError) {
            for begun in try await generation.jobs() {
                if let plannedStory = begun.job.brief.plannedStory { jobs[plannedStory] = begun.id }
            }
        } catch {
            // Making a story says why.
            return [:]
        }
        for wanted in requests where jobs[wanted.plannedStory] == nil {
            do throws(GenerationError) {
                let brief = try await generation.brief(for: GenerationRequest(wanted))
                jobs[wanted.plannedStory] = try await generation.jobService.enqueue(brief, priority: .interactive)
            } catch {
                // Making this story says why.
                continue
            }
        }
        return jobs
    }

    func cancelQueued(of collection: CollectionID) async {
        do throws(GenerationError) {
            for job in try await generation.jobs() where job.job.brief.plannedStory?.collection == collection {
                if job.entry.state == .queued { try await generation.jobService.cancel(job.id) }
            }
        } catch {
            // It becomes a story of its own.
            return
        }
    }

    func make(
        _ wanted: CollectionStoryRequest, job: JobID?, progress: @escaping @Sendable (Double) -> Void
    ) async throws(StoryGenerationFailure) -> MadeStory {
        try await told { () async throws(GenerationError) in
            guard let job else {
                let brief = try await generation.brief(for: GenerationRequest(wanted))
                return MadeStory(try await generation.generate(brief) { progress($0.progress) })
            }
            while true {
                // Whoever has begun it makes it; what they give back is made here.
                try await generation.jobService.waitUntilFree(job)
                do throws(GenerationError) {
                    return MadeStory(try await generation.resume(job.rawValue) { progress($0.progress) })
                } catch {
                    let now = try await generation.jobService.progress(of: job)
                    // Another worker was quicker to begin.
                    if case .storage(.busy) = error, now.isHeld { continue }
                    // Another worker has finished it.
                    guard now.state == .done, let title = now.title else { throw error }
                    return MadeStory(id: StoryID(rawValue: job.rawValue), title: title)
                }
            }
        }
    }

    /// Runs an operation of another feature and wraps its error.
    private func told<Value, Fault: ExplainedError>(
        _ operation: () async throws(Fault) -> Value
    ) async throws(StoryGenerationFailure) -> Value {
        do throws(Fault) {
            return try await operation()
        } catch {
            throw StoryGenerationFailure(error)
        }
    }
}

extension GenerationRequest {
    /// Creates the request for a story of a collection.
    fileprivate init(_ wanted: CollectionStoryRequest) {
        self.init(
            heroes: [wanted.hero], occasion: .custom(wanted.event), minutes: wanted.minutes, language: wanted.language,
            seed: wanted.seed, wantsNarration: wanted.wantsNarration, wantsIllustrations: wanted.wantsIllustrations,
            plannedStory: wanted.plannedStory)
    }
}

extension MadeStory {
    /// Creates a story of a collection from the outcome of its generation.
    fileprivate init(_ outcome: GenerationOutcome) {
        self.init(
            id: outcome.story.id, title: outcome.story.title,
            failure: outcome.failure.map { StoryGenerationFailure($0.error) }, replacedVoice: outcome.replacedVoice)
    }
}
