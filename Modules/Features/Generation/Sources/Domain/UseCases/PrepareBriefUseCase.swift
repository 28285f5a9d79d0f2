import FeatureKit
package import StoryCore

/// Turns a wish into a complete brief, or says why it cannot be granted, before any work starts.
package protocol PrepareBriefUseCaseContract: Sendable {
    /// Fills in what was left out, and checks everything that can be checked now.
    func execute(_ request: GenerationRequest) async throws(GenerationError) -> StoryBrief
}

struct PrepareBriefUseCase: PrepareBriefUseCaseContract {
    let dependencies: GenerationDependencies

    func execute(_ request: GenerationRequest) async throws(GenerationError) -> StoryBrief {
        let settings = try await stored { () async throws(StorageError) in
            try await dependencies.settings.settings()
        }
        let brief = try makeBrief(request, settings: settings)
        try await dependencies.briefCheck.check(brief)
        try await BriefedProviders(for: brief, in: dependencies.registry)
            .checkAvailability(for: brief.steps, recorder: dependencies.recorder)
        return brief
    }

    private func makeBrief(_ request: GenerationRequest, settings: AppSettings) throws(GenerationError) -> StoryBrief {
        var heroes: [Hero] = []
        for hero in request.heroes where !heroes.contains(where: { $0.id == hero.id }) { heroes.append(hero) }
        guard !heroes.isEmpty else { throw .noHero }
        let minutes = request.minutes ?? settings.defaultMinutes
        guard StoryBrief.minutesRange.contains(minutes) else { throw .minutesOutOfRange(minutes) }
        let language = request.language ?? settings.language
        let providers = try defaultProviders(for: request, language: language, settings: settings)
        var voice: String?
        if let narrator = providers.narrator {
            voice = try VoiceChoice.voice(
                request.voice, preferred: settings.defaultVoice, of: narrator, language: language)
        }
        return StoryBrief(
            heroes: heroes, occasion: request.occasion, ageBand: request.ageBand ?? request.occasion.ageBand,
            tone: request.tone ?? request.occasion.suggestedTone, language: language, minutes: minutes,
            seed: request.seed ?? dependencies.random(), author: providers.author.identifier,
            narrator: providers.narrator?.identifier, voice: voice, illustrator: providers.illustrator?.identifier,
            place: request.place)
    }

    private func defaultProviders(
        for request: GenerationRequest, language: LanguageCode, settings: AppSettings
    ) throws(GenerationError) -> BriefedProviders {
        let registry = dependencies.registry
        let wantsIllustrations = request.wantsIllustrations ?? settings.illustrationsEnabled
        do throws(RegistryError) {
            return BriefedProviders(
                author: try registry.author(request.author, language: language),
                narrator: request.wantsNarration ? try registry.narrator(request.narrator, language: language) : nil,
                illustrator: wantsIllustrations ? try registry.illustrator(request.illustrator) : nil)
        } catch {
            throw .registry(error)
        }
    }
}

/// Chooses a narrator's voice.
enum VoiceChoice {
    /// The voice that was asked for, else the preferred one if the narrator has it, else the narrator's default.
    static func voice(
        _ requested: String?, preferred: String?, of narrator: any Narrator, language: LanguageCode
    ) throws(GenerationError) -> String? {
        let known = narrator.voices(for: language).map(\.name)
        if let requested {
            guard known.contains(requested) else {
                throw .unknownVoice(requested, narrator: narrator.identifier, known: known)
            }
            return requested
        }
        return known.first { $0 == preferred } ?? known.first
    }
}

extension StoryOccasion {
    /// The audience of a story for this occasion unless another is asked for.
    fileprivate var ageBand: AgeBand {
        switch self {
        case .standard: .all
        case .custom(let event): event.ageBand
        }
    }
}
