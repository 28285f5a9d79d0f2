import EmbeddedAuthor
import StoryCore

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
        for word in paragraph.split(separator: " ") {
            current += (current.isEmpty ? "" : " ") + word
            if let mark = word.last(where: { $0 != "”" }), ".!?…".contains(mark) {
                sentences.append(current)
                current = ""
            }
        }
        return current.isEmpty ? sentences : sentences + [current]
    }
}

extension EmbeddedAuthor {
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
        minutes: Int = 5, seed: UInt64 = 1
    ) throws -> StoryBrief {
        try of(.standard(event), age: age, tone: tone, heroes: heroes, minutes: minutes, seed: seed)
    }

    static func of(
        _ occasion: StoryOccasion, age: AgeBand = .fourToSix, tone: StoryTone = .gentle, heroes: [Hero]? = nil,
        minutes: Int = 5, seed: UInt64 = 1
    ) throws -> StoryBrief {
        StoryBrief(
            heroes: try heroes ?? [.named("Mira", traits: [.brave, .kind])], occasion: occasion, ageBand: age,
            tone: tone,
            language: .english, minutes: minutes, seed: seed, author: "embedded", narrator: nil, voice: nil,
            illustrator: nil)
    }
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
