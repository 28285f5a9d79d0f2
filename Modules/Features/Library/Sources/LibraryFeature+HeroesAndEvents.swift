import FeatureKit
public import StoryCore

// MARK: - Heroes

extension LibraryFeature {
    /// Returns all heroes by name.
    public func heroes() async throws(LibraryError) -> [Hero] {
        let heroes = container.dependencies.heroes
        return try await LibraryError.stored(try await heroes.heroes())
    }

    /// Returns the hero for a person's reference: an identifier, a name, or a unique prefix of either.
    public func hero(matching reference: String) async throws(LibraryError) -> Hero {
        let heroes = container.dependencies.heroes
        return try await LibraryError.stored(try await heroes.hero(matching: reference))
    }

    /// Looks up a hero by an identifier or the whole name; a prefix of a name, or a similar one, is another hero's.
    public func findHero(named reference: String) async throws(LibraryError) -> HeroMatch {
        try await container.findHero.execute(reference)
    }

    /// Returns the hero for a person's reference, including deleted heroes of existing stories: an identifier, a name,
    /// or a unique prefix of either.
    public func heroOfStories(matching reference: String) async throws(LibraryError) -> HeroID {
        let stories = container.dependencies.stories
        return try await LibraryError.stored(try await stories.heroOfStories(matching: reference))
    }

    /// Creates a hero; several may have the same name.
    ///
    /// - Throws: ``LibraryError/unsuitableInput(_:)`` for text unsuitable for children.
    public func addHero(_ draft: HeroDraft) async throws(LibraryError) -> Hero {
        try await container.addHero.execute(draft)
    }

    /// Returns the hero of a name, and creates one if there is none: concurrent calls get the same one.
    ///
    /// - Parameter language: The language of the hero's story; nil for the household's.
    /// - Returns: The hero, and whether it was created.
    public func findOrAddHero(
        named name: String, in language: LanguageCode? = nil
    ) async throws(LibraryError) -> (hero: Hero, isNew: Bool) {
        // Whoever may create a story may name its hero.
        try await LibraryError.allowed(.requestStories, by: container.dependencies.access)
        return try await container.findOrAddHero.execute(named: name, in: language)
    }

    /// Updates a hero; earlier stories stay as they are.
    ///
    /// - Throws: ``LibraryError/unsuitableInput(_:)`` for text unsuitable for children.
    public func updateHero(_ identifier: HeroID, to draft: HeroDraft) async throws(LibraryError) -> Hero {
        try await container.updateHero.execute(HeroChange(identifier: identifier, draft: draft))
    }

    /// Deletes a hero; stories keep their text and the hero's name.
    public func deleteHero(_ identifier: HeroID) async throws(LibraryError) {
        try await container.deleteHero.execute(identifier)
    }
}

// MARK: - Custom events

extension LibraryFeature {
    /// Returns all custom events by title.
    public func events() async throws(LibraryError) -> [CustomStoryEvent] {
        let events = container.dependencies.events
        return try await LibraryError.stored(try await events.events())
    }

    /// Returns the custom event for a person's reference: an identifier, a title, or a unique prefix of either.
    public func event(matching reference: String) async throws(LibraryError) -> CustomStoryEvent {
        let events = container.dependencies.events
        return try await LibraryError.stored(try await events.event(matching: reference))
    }

    /// Returns the custom event for a person's reference among the events of stories, including deleted ones: an
    /// identifier or a title.
    public func eventOfStories(matching reference: String) async throws(LibraryError) -> CustomEventID {
        let stories = container.dependencies.stories
        return try await LibraryError.stored(try await stories.eventOfStories(matching: reference))
    }

    /// Returns how the household's author interprets an event.
    public func recognition(of event: CustomStoryEvent) async throws(LibraryError) -> EventRecognition {
        container.eventRecogniser.recognition(of: event, in: try await container.eventRecogniser.language())
    }

    /// Creates a custom event.
    ///
    /// - Throws: ``LibraryError/storage(_:)`` with a duplicate if another event has the title,
    ///   ``LibraryError/unsuitableInput(_:)`` for text unsuitable for children.
    public func addEvent(_ draft: EventDraft) async throws(LibraryError) -> CustomStoryEvent {
        try await container.addEvent.execute(draft)
    }

    /// Updates a custom event; its usage count stays.
    ///
    /// - Throws: ``LibraryError/storage(_:)`` with a duplicate if another event has the title,
    ///   ``LibraryError/unsuitableInput(_:)`` for text unsuitable for children.
    public func updateEvent(
        _ event: CustomStoryEvent, to draft: EventDraft
    ) async throws(LibraryError) -> CustomStoryEvent {
        try await container.updateEvent.execute(EventChange(event: event, draft: draft))
    }

    /// Deletes a custom event; stories keep a copy of it.
    public func deleteEvent(_ identifier: CustomEventID) async throws(LibraryError) {
        try await container.deleteEvent.execute(identifier)
    }
}
