import StoryCore

/// What was understood of a family's own event: for the form that asks for it, and for the story.
package struct EventUnderstanding: Sendable {
    /// The kind of event that it is, if that is certain enough; else the hero waits for it.
    package let archetype: String?
    /// What that kind is called, or the likeliest one: for the form.
    package let title: String?
    /// From 0 to 1.
    package let certainty: Double
    /// Whether it is an event that nobody looks forward to.
    let isSad: Bool
    /// Whether it is about a death.
    let isLoss: Bool
    /// The words for the people it mentions, in lower case: "daddy", and with it "dad" and "father".
    let people: Set<String>
    /// What of the form acts in the story.
    private(set) var details: EventDetails
    private let words: [String]
    private let language: LanguageCode

    /// Reads an event.
    init(
        _ event: CustomStoryEvent, archetypes: ArchetypeTable, keepsakes: KeepsakeTable, language: LanguageCode
    ) {
        words = ([event.title] + event.keywords + event.answers).flatMap(EventWords.words)
        self.language = language.base
        let best = ArchetypeRecogniser(table: archetypes, language: language).guesses(for: event).first
        let text = " " + words.joined(separator: " ") + " "
        let says: (String) -> Bool = { text.contains(" \($0) ") }
        isLoss = archetypes.lossWords.contains(where: says)
        people = archetypes.words(forPeopleIn: words)
        isSad = isLoss || archetypes.sadWords.contains(where: says)
        let certain = best.flatMap { $0.isCertain ? $0.archetype : nil }
        // For a death only plots about a death are suitable.
        let isOfLoss = archetypes.archetypes.contains { $0.id == certain && $0.kin != nil }
        archetype = isLoss && !isOfLoss ? nil : certain
        title = best.flatMap { best in archetypes.archetypes.first { $0.id == best.archetype }?.title }
        certainty = best?.certainty ?? 0
        details = EventDetailsReader(archetypes: archetypes, keepsakes: keepsakes)
            .details(of: event, archetype: archetype)
    }

    /// The same, with other things and people acting in the story.
    func with(_ details: EventDetails) -> EventUnderstanding {
        var copy = self
        copy.details = details
        return copy
    }

    /// The same for a story in which some have parts already: no hero is their own friend.
    func without(_ heroes: [String]) -> EventUnderstanding {
        var copy = self
        copy.details.friends.removeAll { friend in
            heroes.contains { $0.lowercased() == friend.name.lowercased() }
        }
        return copy
    }

    /// The plots of a kind that fit this event: those of its very words, or else those that fit every one of the kind;
    /// of these, those in which a child whom it names can act.
    func fitting(_ plans: [PlotPlan]) -> [PlotPlan] {
        let named = plans.filter { plan in plan.words[language.rawValue]?.contains(where: words.contains) ?? false }
        let open = plans.filter(\.words.isEmpty)
        let fitting = named.isEmpty ? (open.isEmpty ? plans : open) : named
        let withFriend = fitting.filter { plan in
            plan.cast.values.contains { member in details.friends.contains(where: member.isNamed) }
        }
        return withFriend.isEmpty ? fitting : withFriend
    }
}
