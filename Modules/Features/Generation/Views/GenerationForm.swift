import Generation
import StoryCore

/// The values of the form; nil for what is left to the event or to the settings.
struct GenerationForm: Hashable {
    /// The heroes, the main one first; nil until one is chosen.
    var heroes: [HeroID]?
    var event = EventReference.standard(.bedtime)
    var ageBand: AgeBand?
    var tone: StoryTone?
    var minutes: Int?
    var language: LanguageCode?
    var isNarrated = true
    /// Whether to illustrate; nil for the setting.
    var isIllustrated: Bool?

    /// The style; nil for the setting.
    var style: PictureStyle?

    /// Returns the chosen heroes that still exist; a single hero is preselected.
    func heroes(in choices: GenerationChoices) -> [Hero] {
        guard let heroes else { return choices.heroes.count == 1 ? choices.heroes : [] }
        return heroes.compactMap { identifier in choices.heroes.first { $0.id == identifier } }
    }

    /// Chooses a hero as the last one, or deselects it.
    mutating func choose(_ hero: Hero, _ isChosen: Bool, in choices: GenerationChoices) {
        heroes = heroes(in: choices).map(\.id).filter { $0 != hero.id } + (isChosen ? [hero.id] : [])
    }

    /// Returns the chosen event; the first one if it does not exist any more.
    func occasion(in choices: GenerationChoices) -> StoryOccasion {
        occasions(in: choices).first { $0.reference == event } ?? .standard(.bedtime)
    }

    /// Returns the possible events, in the language of the story.
    func occasions(in choices: GenerationChoices) -> [StoryOccasion] {
        choices.occasions(in: language ?? choices.defaults.language)
    }

    /// Returns the request; nil until a hero is chosen.
    func request(from choices: GenerationChoices) -> GenerationRequest? {
        let heroes = heroes(in: choices)
        guard !heroes.isEmpty else { return nil }
        return GenerationRequest(
            heroes: heroes, occasion: occasion(in: choices), ageBand: ageBand, tone: tone, minutes: minutes,
            language: language, style: style, wantsNarration: isNarrated, wantsIllustrations: isIllustrated(in: choices)
        )
    }

    /// Returns whether the story is illustrated.
    func isIllustrated(in choices: GenerationChoices) -> Bool { isIllustrated ?? choices.defaults.illustrationsEnabled }
}
