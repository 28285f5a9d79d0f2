import Foundation
import StoryCore

/// Records are untrusted, like a restored database: their content passes the checks of typed values.
extension RecordFile {
    /// Returns the story.
    ///
    /// - Throws: ``RecordError/damaged(_:)`` if this program cannot have written it.
    func story(_ identifier: StoryID) throws(RecordError) -> Story {
        guard var story = try? StoredJSON.value(Story.self, of: content), story.id == identifier,
            let title = PlainText.line(story.title, limit: .max), story.createdAt.isStorable, story.hasSoundNumbers,
            (1...Self.mostPages).contains(story.pages.count),
            story.pages.indices.allSatisfy({ story.pages[$0].index == $0 }),
            story.pages.allSatisfy({ $0.text.utf8.count <= Self.mostTextBytes }),
            let heroes = try? story.heroes.map(Self.checked), let occasion = try? Self.checked(story.occasion)
        else { throw .damaged("It contains no story of this library.") }
        story.title = title
        story.heroes = heroes
        story.occasion = occasion
        story.pages = story.pages.map(Self.checked)
        let isNarrated = [.ready, .outdated].contains(story.narrationStatus)
        if !isNarrated || story.narration == nil {
            story.narration = nil
            if isNarrated { story.narrationStatus = .failed }
        }
        story.playCount = 0
        story.telling = story.telling?.cleaned
        return story
    }

    /// The valid heroes of the record.
    var heroes: [Hero] { values(Hero.self).compactMap { try? Self.checked($0) } }

    /// The valid events of the record.
    var events: [CustomStoryEvent] { values(CustomStoryEvent.self).compactMap { try? Self.checked($0) } }

    // MARK: - Private

    private static let mostPages = 1000
    private static let mostTextBytes = 1 << 16

    private func values<Value: Decodable>(_ type: Value.Type) -> [Value] {
        content.split(separator: "\n").compactMap { try? StoredJSON.value(type, of: String($0)) }
    }

    /// Returns the page made safe to store; if that changes its text, its marks are dropped.
    private static func checked(_ page: StoryPage) -> StoryPage {
        var page = page
        let text = PlainText.lines(page.text)
        if text != page.text || page.delivery?.isStorable == false { page.delivery = nil }
        page.text = text
        return page
    }

    private static func checked(_ hero: Hero) throws -> Hero {
        try Hero(
            id: hero.id, name: hero.name, traits: hero.traits, appearance: hero.appearance, ability: hero.ability,
            pronouns: hero.pronouns, pronunciation: hero.pronunciation)
    }

    private static func checked(_ event: CustomStoryEvent) throws -> CustomStoryEvent {
        try CustomStoryEvent(
            id: event.id, title: event.title, details: event.details, hardPart: event.hardPart,
            goodPart: event.goodPart, promptSeed: event.ownPrompt, category: event.category, ageBand: event.ageBand,
            tone: event.tone, keywords: event.keywords,
            isFavorite: event.isFavorite, usageCount: max(0, event.usageCount))
    }

    private static func checked(_ occasion: StoryOccasion) throws -> StoryOccasion {
        switch occasion {
        case .standard: occasion
        case .custom(let event): .custom(try checked(event))
        }
    }
}
