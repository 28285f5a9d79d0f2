import FeatureKit
import StoryCore

/// The providers of a brief.
struct BriefedProviders: Sendable {
    var author: any StoryAuthor
    /// The narrator; nil if no narration is requested.
    var narrator: (any Narrator)?
    /// The illustrator; nil if no illustrations are requested.
    var illustrator: (any Illustrator)?

    /// Creates a set of providers.
    init(author: any StoryAuthor, narrator: (any Narrator)?, illustrator: (any Illustrator)?) {
        self.author = author
        self.narrator = narrator
        self.illustrator = illustrator
    }

    /// Looks the providers up in a registry.
    init(for brief: StoryBrief, in registry: Registry) throws(GenerationError) {
        do throws(RegistryError) {
            author = try registry.author(brief.author, language: brief.language)
            if let identifier = brief.narrator {
                narrator = try registry.narrator(identifier, language: brief.language)
            }
            if let identifier = brief.illustrator { illustrator = try registry.illustrator(identifier) }
        } catch {
            throw .registry(error)
        }
    }

    /// Checks that all providers can work, so that nothing is begun that cannot be finished.
    func checkAvailability(
        for steps: Set<GenerationStep>, recorder: any NarrationRecorder, log: ActivityLog
    ) async throws(GenerationError) {
        if steps.contains(.story) { try await check(author, at: .story, log) }
        if steps.contains(.audio), let narrator {
            try await check(narrator, at: .audio, log)
            try await check(recorder, at: .audio, log)
        }
        if steps.contains(.illustrations), let illustrator { try await check(illustrator, at: .illustrations, log) }
    }

    /// Returns the voice's own speed, in words per minute without pauses; 200 without a voice.
    func voicePace(for brief: StoryBrief) -> Double {
        guard let narrator, let voice = brief.voice else { return 200 }
        return narrator.wordsPerMinute(voice: voice, language: brief.language)
    }

    private func check(
        _ provider: any Provider, at step: GenerationStep, _ log: ActivityLog
    ) async throws(GenerationError) {
        do throws(ProviderError) {
            try await provider.checkAvailability()
        } catch {
            log.warning(.providers, "not available", [.provider(provider.identifier), .failure(error)])
            throw .provider(step, error)
        }
    }
}
