import Foundation
import StoryCore

@testable import EmbeddedAuthor

/// A story as it left the author.
struct WrittenStory: Equatable {
    var title = ""
    var telling: TellingRecord?
    var passages: [AuthoredPassage] = []

    var text: String { passages.map(\.text).joined(separator: "\n\n") }
    var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}

extension EmbeddedAuthor {
    /// What the story for a brief will be about.
    func outline(_ brief: StoryBrief) throws -> StoryOutline {
        try outline(of: AuthorRequest(brief: brief, targetWordCount: brief.minutes * 125))
    }

    /// The whole story, or what is missing of it.
    func story(
        _ brief: StoryBrief, words: Int? = nil, after written: WrittenStory? = nil, told: [TellingRecord] = [],
        refused: [RefusedPart] = []
    ) async throws -> WrittenStory {
        var story = WrittenStory()
        let request = AuthorRequest(
            brief: brief, targetWordCount: words ?? brief.minutes * 125, writtenTitle: written?.title,
            writtenPassages: written?.passages ?? [], told: told, refused: refused)
        try await write(request) { part async throws(ProviderError) in
            switch part {
            case .title(let title): story.title = title
            case .telling(let record): story.telling = record
            case .passage(let passage): story.passages.append(passage)
            }
        }
        return story
    }
}

extension Hero {
    static func named(
        _ name: String, _ pronouns: Pronouns = .she, traits: [Trait] = [], ability: String? = nil
    ) throws -> Hero {
        try Hero(
            id: .derived(fromName: name, ordinal: 0), name: name, traits: traits, ability: ability, pronouns: pronouns)
    }
}

extension StoryBrief {
    static func of(
        _ event: StoryEvent = .weekend, age: AgeBand = .fourToSix, tone: StoryTone = .gentle, heroes: [Hero]? = nil,
        minutes: Int = 5, seed: UInt64 = 1, language: LanguageCode = .english
    ) throws -> StoryBrief {
        try of(
            .standard(event), age: age, tone: tone, heroes: heroes, minutes: minutes, seed: seed, language: language)
    }

    static func of(
        _ occasion: StoryOccasion, age: AgeBand = .fourToSix, tone: StoryTone = .gentle, heroes: [Hero]? = nil,
        minutes: Int = 5, seed: UInt64 = 1, language: LanguageCode = .english
    ) throws -> StoryBrief {
        StoryBrief(
            heroes: try heroes ?? [.named("Mira", traits: [.brave, .kind])], occasion: occasion, ageBand: age,
            tone: tone,
            language: language, minutes: minutes, seed: seed, author: "embedded", narrator: nil, voice: nil,
            illustrator: nil)
    }
}

extension LanguageCode {
    static let german = LanguageCode(rawValue: "de")
}
