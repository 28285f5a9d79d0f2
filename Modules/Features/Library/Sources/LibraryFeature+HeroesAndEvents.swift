import FeatureKit
public import StoryCore

// MARK: - Heroes

extension LibraryFeature {
    /// All heroes by name.
    public func heroes() async throws(LibraryError) -> [Hero] {
        let heroes = container.dependencies.heroes
        return try await LibraryError.stored(try await heroes.heroes())
    }

    /// The hero that a person means: an identifier, a name, or a unique prefix of either.
    public func hero(matching reference: String) async throws(LibraryError) -> Hero {
        let heroes = container.dependencies.heroes
        return try await LibraryError.stored(try await heroes.hero(matching: reference))
    }

    /// Looks for the hero whom a person names in full, by an identifier or the whole name; a beginning of a name, or one
    /// that differs by a letter or two, is somebody else's.
    public func findHero(named reference: String) async throws(LibraryError) -> HeroMatch {
        try await container.findHero.execute(reference)
    }

    /// The hero that a person means, also one who was removed and of whom stories still tell: an identifier, a name, or
    /// a unique prefix of either.
    public func heroOfStories(matching reference: String) async throws(LibraryError) -> HeroID {
        let stories = container.dependencies.stories
        return try await LibraryError.stored(try await stories.heroOfStories(matching: reference))
    }

    /// Makes a hero; several may have the same name.
    ///
    /// - Throws: ``LibraryError/unsuitableInput(_:)`` for what is not for children.
    public func addHero(_ draft: HeroDraft) async throws(LibraryError) -> Hero {
        try await container.addHero.execute(draft)
    }

    /// The hero of a name, made if there is none: two that ask at once get the same one.
    ///
    /// - Parameter language: The language of the story that the hero is for; nil for that of the household.
    /// - Returns: The hero, and whether it was made.
    public func findOrAddHero(
        named name: String, in language: LanguageCode? = nil
    ) async throws(LibraryError) -> (hero: Hero, isNew: Bool) {
        try await container.findOrAddHero.execute(named: name, in: language)
    }

    /// Changes a hero; stories that were made before stay as they are.
    ///
    /// - Throws: ``LibraryError/unsuitableInput(_:)`` for what is not for children.
    public func updateHero(_ identifier: HeroID, to draft: HeroDraft) async throws(LibraryError) -> Hero {
        try await container.updateHero.execute(HeroChange(identifier: identifier, draft: draft))
    }

    /// Removes a hero; stories keep their text and the hero's name.
    public func deleteHero(_ identifier: HeroID) async throws(LibraryError) {
        try await container.deleteHero.execute(identifier)
    }
}

// MARK: - Custom events

extension LibraryFeature {
    /// All custom events by title.
    public func events() async throws(LibraryError) -> [CustomStoryEvent] {
        let events = container.dependencies.events
        return try await LibraryError.stored(try await events.events())
    }

    /// The custom event that a person means: an identifier, a title, or a unique prefix of either.
    public func event(matching reference: String) async throws(LibraryError) -> CustomStoryEvent {
        let events = container.dependencies.events
        return try await LibraryError.stored(try await events.event(matching: reference))
    }

    /// The custom event that a person means, of those that stories were made for, also if it was removed since: an
    /// identifier or a title.
    public func eventOfStories(matching reference: String) async throws(LibraryError) -> CustomEventID {
        let stories = container.dependencies.stories
        return try await LibraryError.stored(try await stories.eventOfStories(matching: reference))
    }

    /// What the author of the household's stories makes of an event.
    public func recognition(of event: CustomStoryEvent) async throws(LibraryError) -> EventRecognition {
        container.eventRecogniser.recognition(of: event, in: try await container.eventRecogniser.language())
    }

    /// Makes a custom event.
    ///
    /// - Throws: ``LibraryError/storage(_:)`` with a duplicate if another event has the title,
    ///   ``LibraryError/unsuitableInput(_:)`` for what is not for children.
    public func addEvent(_ draft: EventDraft) async throws(LibraryError) -> CustomStoryEvent {
        try await container.addEvent.execute(draft)
    }

    /// Changes a custom event; its usage count stays.
    ///
    /// - Throws: ``LibraryError/storage(_:)`` with a duplicate if another event has the title,
    ///   ``LibraryError/unsuitableInput(_:)`` for what is not for children.
    public func updateEvent(
        _ event: CustomStoryEvent, to draft: EventDraft
    ) async throws(LibraryError) -> CustomStoryEvent {
        try await container.updateEvent.execute(EventChange(event: event, draft: draft))
    }

    /// Removes a custom event; stories keep what it was.
    public func deleteEvent(_ identifier: CustomEventID) async throws(LibraryError) {
        try await container.deleteEvent.execute(identifier)
    }
}
