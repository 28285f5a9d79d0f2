package import FeatureKit
package import StoryCore

/// Completes a request to a brief, or explains why it cannot be fulfilled, before any work starts.
package typealias PrepareBriefUseCaseContract = UseCase<GenerationRequest, StoryBrief, GenerationError>

struct PrepareBriefUseCase: PrepareBriefUseCaseContract {
    let dependencies: GenerationDependencies

    func execute(_ request: GenerationRequest) async throws(GenerationError) -> StoryBrief {
        let settings = try await GenerationError.stored(try await dependencies.settings.settings())
        let controls = try await GenerationError.stored(try await dependencies.access.controls())
        let brief = try makeBrief(request, settings: settings, controls: controls)
        try await dependencies.briefCheck.check(brief)
        try await BriefedProviders(for: brief, in: dependencies.registry)
            .checkAvailability(for: brief.steps, recorder: dependencies.recorder, log: dependencies.log)
        return brief
    }

    private func makeBrief(
        _ request: GenerationRequest, settings: AppSettings, controls: CurrentControls
    ) throws(GenerationError) -> StoryBrief {
        var heroes: [Hero] = []
        for hero in request.heroes where !heroes.contains(where: { $0.id == hero.id }) { heroes.append(hero) }
        guard !heroes.isEmpty else { throw .noHero }
        let minutes = request.minutes ?? settings.defaultMinutes
        guard StoryBrief.minutesRange.contains(minutes) else { throw .minutesOutOfRange(minutes) }
        let language = request.language ?? controls.language ?? settings.language
        let wantsIllustrations = request.wantsIllustrations ?? settings.illustrationsEnabled
        let registry = dependencies.registry.preferring(settings)
        let author = try registered { () throws(RegistryError) in
            try registry.author(request.author, language: language).identifier
        }
        let reader =
            request.wantsNarration
            ? try NarratorChoice(
                narrator: request.narrator, voice: request.voice, preferred: settings.defaultVoice,
                language: language, in: registry) : nil
        let illustrator =
            wantsIllustrations
            ? try registered { () throws(RegistryError) in try registry.illustrator(request.illustrator) } : nil
        let style = request.style ?? settings.pictureStyle
        if let illustrator, !illustrator.styles.isEmpty, !illustrator.styles.contains(style) {
            throw .registry(.style(style, known: illustrator.styles))
        }
        return StoryBrief(
            heroes: heroes, occasion: request.occasion,
            ageBand: request.ageBand
                ?? controls.nearest(
                    to: request.occasion.ageBand(withDefault: controls.ageBand ?? settings.defaultAgeBand)),
            tone: request.tone ?? controls.nearest(to: settings.defaultTone ?? request.occasion.suggestedTone),
            language: language,
            minutes: minutes, seed: request.seed ?? dependencies.random(), author: author,
            narrator: reader?.narrator.identifier,
            voice: reader?.voice, illustrator: illustrator?.identifier, style: illustrator == nil ? nil : style,
            characterVoices: reader == nil ? nil : settings.characterVoices, plannedStory: request.plannedStory,
            contentFilter: controls.controls.briefFilter)
    }
}

/// Looks up a provider and converts the error of the registry.
func registered<Found>(_ find: () throws(RegistryError) -> Found) throws(GenerationError) -> Found {
    do throws(RegistryError) {
        return try find()
    } catch {
        throw .registry(error)
    }
}

extension CurrentControls {
    /// Returns a tone if it is allowed, or else the quietest that is.
    fileprivate func nearest(to tone: StoryTone) -> StoryTone { tones.contains(tone) ? tone : tones.first ?? tone }

    /// Returns an age group if it is allowed, or else the youngest that is.
    fileprivate func nearest(to ages: AgeBand) -> AgeBand {
        guard let allowed = controls.allowedAges, ages != .all, !allowed.contains(ages) else { return ages }
        return allowed.inOrder.first ?? ages
    }
}

extension ParentalControls {
    /// What a story may not contain, as its brief tells it.
    var briefFilter: ContentFilter? { filter == .standard ? nil : filter }
}

extension StoryOccasion {
    /// Returns the age group of a story about this event: the event's own, or else the household's.
    fileprivate func ageBand(withDefault household: AgeBand?) -> AgeBand {
        switch self {
        case .custom(let event) where event.ageBand != .all: event.ageBand
        case .standard, .custom: household ?? .all
        }
    }
}
