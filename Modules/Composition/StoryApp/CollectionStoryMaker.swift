import Collections
import FeatureKit
import Foundation
import Generation
import Library
import StoryCore

/// Makes the stories of collections as all others are made, with the heroes of the library.
struct CollectionStoryMaker: CollectionStoryMakingContract {
    let library: LibraryFeature
    let generation: GenerationFeature
    let registry: Registry

    func heroes() async throws(MakingFailure) -> [Hero] {
        try await told { () async throws(LibraryError) in try await library.heroes() }
    }

    func languages() -> [LanguageCode] { registry.toldLanguages }

    func hero(named name: String, in language: LanguageCode) async throws(MakingFailure) -> Hero {
        try await told { () async throws(LibraryError) in
            try await library.findOrAddHero(named: name, in: language).hero
        }
    }

    func make(
        _ wish: CollectionStoryWish, progress: @escaping @Sendable (Double) -> Void
    ) async throws(MakingFailure) -> MadeStory {
        let request = GenerationRequest(
            heroes: [wish.hero], occasion: .custom(wish.event), minutes: wish.minutes, language: wish.language,
            seed: wish.seed, wantsNarration: wish.wantsNarration, wantsIllustrations: wish.wantsIllustrations,
            place: wish.place)
        let outcome = try await told { () async throws(GenerationError) in
            let begun = try await generation.jobs().first { $0.job.brief.place == wish.place }
            if let begun {
                return try await generation.resume(begun.job.id.rawValue) { progress($0.progress) }
            }
            let brief = try await generation.brief(for: request)
            return try await generation.generate(brief) { progress($0.progress) }
        }
        return MadeStory(
            id: outcome.story.id, title: outcome.story.title,
            flaw: outcome.failure.map { MakingFailure($0.error) }, replacedVoice: outcome.replacedVoice)
    }

    /// Does something of another feature and tells its errors as a reason.
    private func told<Value, Fault: ExplainedError>(
        _ operation: () async throws(Fault) -> Value
    ) async throws(MakingFailure) -> Value {
        do throws(Fault) {
            return try await operation()
        } catch {
            throw MakingFailure(error)
        }
    }
}

/// What was played, as achievements count it.
struct PlayedSessions: ListeningHistoryContract {
    let playback: any PlaybackRepository

    func sessions() async throws(StorageError) -> [ListeningSession] {
        try await playback.sessions(since: .distantPast)
    }
}
