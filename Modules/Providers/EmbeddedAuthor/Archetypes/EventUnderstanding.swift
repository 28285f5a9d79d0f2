import StoryCore

/// What was understood of a family's own event: for the form that asks for it, and for the story.
package struct EventUnderstanding: Sendable {
    /// The kind of event that it is, if that is certain enough; else the hero waits for it.
    package let archetype: String?
    /// What that kind is called, or the likeliest one: for the form.
    package let title: String?
    /// From 0 to 1.
    package let certainty: Double
    /// What of the form acts in the story.
    let details: EventDetails

    /// Reads an event.
    init(
        _ event: CustomStoryEvent, archetypes: ArchetypeTable, keepsakes: KeepsakeTable, language: LanguageCode
    ) {
        let best = ArchetypeRecogniser(table: archetypes, language: language).guesses(for: event).first
        archetype = best.flatMap { $0.isCertain ? $0.archetype : nil }
        title = best.flatMap { best in archetypes.archetypes.first { $0.id == best.archetype }?.title }
        certainty = best?.certainty ?? 0
        var details = EventDetails()
        details.keepsake = event.keywords.lazy.compactMap(keepsakes.thing).first
        let words = ([event.title] + event.keywords + event.answers).flatMap(EventWords.words)
        details.person = archetypes.people.first { person in person.words.contains(where: words.contains) }?.name
        details.gender = archetypes.gender
        self.details = details
    }
}
