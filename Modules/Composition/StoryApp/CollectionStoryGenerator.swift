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

    func make(
        _ wanted: CollectionStoryRequest, progress: @escaping @Sendable (Double) -> Void
    ) async throws(StoryGenerationFailure) -> MadeStory {
        let request = GenerationRequest(
            heroes: [wanted.hero], occasion: .custom(wanted.event), minutes: wanted.minutes, language: wanted.language,
            seed: wanted.seed, wantsNarration: wanted.wantsNarration, wantsIllustrations: wanted.wantsIllustrations,
            plannedStory: wanted.plannedStory)
        let outcome = try await told { () async throws(GenerationError) in
            let begun = try await generation.jobs().first { $0.job.brief.plannedStory == wanted.plannedStory }
            if let begun {
                return try await generation.resume(begun.job.id.rawValue) { progress($0.progress) }
            }
            let brief = try await generation.brief(for: request)
            return try await generation.generate(brief) { progress($0.progress) }
        }
        return MadeStory(
            id: outcome.story.id, title: outcome.story.title,
            failure: outcome.failure.map { StoryGenerationFailure($0.error) }, replacedVoice: outcome.replacedVoice)
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
