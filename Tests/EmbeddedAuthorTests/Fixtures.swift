import Foundation
import StoryCore

@testable import EmbeddedAuthor

/// A story as it left the author.
struct WrittenStory: Equatable {
    var title = ""
    var passages: [AuthoredPassage] = []

    var text: String { passages.map(\.text).joined(separator: "\n\n") }
    var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
    var paragraphs: [String] { text.split(separator: "\n\n").map(String.init) }
    /// The sentences, each with its end mark and closing quotation mark.
    var sentences: [String] { paragraphs.flatMap(Self.sentences) }

    /// Words in a sentence, on average.
    var meanSentenceLength: Double { Double(wordCount) / Double(sentences.count) }

    static func sentences(of paragraph: String) -> [String] {
        var sentences: [String] = []
        var current = ""
        let words = paragraph.split(separator: " ")
        for (index, word) in words.enumerated() {
            current += (current.isEmpty ? "" : " ") + word
            let next = index + 1 < words.count ? words[index + 1].first { !"“„".contains($0) } : nil
            // “Oh!” said Mira: what goes on in lower case is the same sentence.
            guard let mark = word.last(where: { !"”“".contains($0) }), ".!?…".contains(mark),
                next.map({ !$0.isLowercase }) ?? true
            else { continue }
            sentences.append(current)
            current = ""
        }
        return current.isEmpty ? sentences : sentences + [current]
    }
}

extension EmbeddedAuthor {
    /// What the story for a brief will be about.
    func outline(_ brief: StoryBrief) throws -> StoryOutline {
        try outline(of: AuthorRequest(brief: brief, targetWordCount: brief.minutes * 125))
    }

    /// The whole story, or what is missing of it.
    func story(
        _ brief: StoryBrief, words: Int? = nil, after written: WrittenStory? = nil
    ) async throws -> WrittenStory {
        var story = WrittenStory()
        let request = AuthorRequest(
            brief: brief, targetWordCount: words ?? brief.minutes * 125, writtenTitle: written?.title,
            writtenPassages: written?.passages ?? [])
        try await write(request) { part async throws(ProviderError) in
            switch part {
            case .title(let title): story.title = title
            case .telling: break
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

/// The tables that come with the program.
enum Tables {
    static func of(_ language: LanguageCode = .english) throws -> Material {
        try shelf.material(for: language)
    }

    /// Every line of a language's tables: whatever has a space and ends like a sentence.
    static func lines(of language: LanguageCode) throws -> [String] {
        let folder = EmbeddedAuthor.languageFolder.appending(path: language.rawValue)
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var lines: [String] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "json" else { continue }
            collect(try JSONSerialization.jsonObject(with: Data(contentsOf: file)), into: &lines)
        }
        return lines.filter { $0.contains(" ") && $0.contains { ".!?…".contains($0) } }
    }

    private static func collect(_ value: Any, into lines: inout [String]) {
        switch value {
        case let text as String: lines.append(text)
        case let list as [Any]: for item in list { collect(item, into: &lines) }
        case let table as [String: Any]:
            for (key, item) in table where key != "titles" { collect(item, into: &lines) }
        default: break
        }
    }

    private static let shelf = MaterialShelf { EmbeddedAuthor.languageFolder }
}

/// Briefs that differ in everything that shapes a story: each event and tone with heroes, lengths and seeds in turn.
enum Sweep {
    /// What was asked for and what was written, for an age band; written once for all tests.
    static func stories(age: AgeBand) async throws -> [(brief: StoryBrief, story: WrittenStory)] {
        try await all.value[age] ?? []
    }

    private static let all = Task {
        var stories: [AgeBand: [(brief: StoryBrief, story: WrittenStory)]] = [:]
        for age in AgeBand.allCases {
            for brief in try briefs(age: age) {
                stories[age, default: []].append((brief, try await EmbeddedAuthor().story(brief)))
            }
        }
        return stories
    }

    private static func briefs(age: AgeBand) throws -> [StoryBrief] {
        let casts = try [
            [Hero.named("Mira", .she, traits: [.brave])],
            [Hero.named("Jonas", .he, traits: [.funny, .gentle], ability: "talks to birds")],
            [Hero.named("Sam", .they)],
            [Hero.named("Mira", .she, traits: [.smart]), .named("James", .he, traits: [.kind, .curious])],
            [
                Hero.named("Ida", .she), .named("Ole", .he, traits: [.magical]),
                .named("Sam", .they, traits: [.creative]),
            ],
        ]
        var briefs: [StoryBrief] = []
        for event in StoryEvent.allCases {
            for tone in StoryTone.allCases {
                for seed in UInt64(1)...2 {
                    briefs.append(
                        try .of(
                            event, age: age, tone: tone, heroes: casts[briefs.count % casts.count],
                            minutes: [1, 2, 3, 5][briefs.count % 4], seed: seed &* 31 &+ UInt64(briefs.count)))
                }
            }
        }
        return briefs
    }
}
