import Generation
import StoryCore

/// What somebody has chosen for a story so far; nil for what is left to the event or to the settings.
struct GenerationForm: Hashable {
    /// The main hero first; nil as long as nobody has chosen.
    var heroes: [HeroID]?
    var event = EventReference.standard(.bedtime)
    var ageBand: AgeBand?
    var tone: StoryTone?
    var minutes: Int?
    var language: LanguageCode?
    var isNarrated = true
    /// Nil for what the settings say.
    var isIllustrated: Bool?

    /// Nil for what the settings say.
    var style: PictureStyle?

    /// The heroes that are chosen and still there; a hero who is the only one is chosen unless somebody says otherwise.
    func heroes(in choices: GenerationChoices) -> [Hero] {
        guard let heroes else { return choices.heroes.count == 1 ? choices.heroes : [] }
        return heroes.compactMap { identifier in choices.heroes.first { $0.id == identifier } }
    }

    /// Chooses a hero as the last one, or no longer.
    mutating func choose(_ hero: Hero, _ isChosen: Bool, in choices: GenerationChoices) {
        heroes = heroes(in: choices).map(\.id).filter { $0 != hero.id } + (isChosen ? [hero.id] : [])
    }

    /// The event that is chosen; one that is not there any more gives way to the first.
    func occasion(in choices: GenerationChoices) -> StoryOccasion {
        occasions(in: choices).first { $0.reference == event } ?? .standard(.bedtime)
    }

    /// The events that can be chosen, in the language of the story.
    func occasions(in choices: GenerationChoices) -> [StoryOccasion] {
        choices.occasions(in: language ?? choices.defaults.language)
    }

    /// What is asked for; nil as long as nobody is chosen whom the story is about.
    func request(from choices: GenerationChoices) -> GenerationRequest? {
        let heroes = heroes(in: choices)
        guard !heroes.isEmpty else { return nil }
        return GenerationRequest(
            heroes: heroes, occasion: occasion(in: choices), ageBand: ageBand, tone: tone, minutes: minutes,
            language: language, style: style, wantsNarration: isNarrated, wantsIllustrations: isIllustrated(in: choices)
        )
    }

    /// Whether the story is to have pictures.
    func isIllustrated(in choices: GenerationChoices) -> Bool { isIllustrated ?? choices.defaults.illustrationsEnabled }
}
