import Foundation
import StoryCore

/// Stories like those of a family that has read for years, as many as wanted; the same seed gives the same ones.
///
/// Heroes have uneven numbers of stories, the first one most; so do events and languages. Texts have few words in
/// common use and one in each story that is nowhere else.
struct MadeStories: Sendable {
    /// The heroes, the one with the most stories first.
    let heroes: [Hero]
    /// The family's own events.
    let events: [CustomStoryEvent]
    /// When the newest story was made.
    let end: Date
    let seed: UInt64
    /// Files that pictures and narrations are taken from.
    let pictures: [MediaReference]
    let recordings: [MediaReference]

    private static let pageCount = 8
    private static let firstNames = """
        Mira Noah Emma Liam Zoë Ada Finn Léa Jonas Aylin Émile Søren Chloé Björn Ana José Yuki Ren Amélie Oskar Ida \
        Milo Nina Tariq Lucía
        """.split(separator: " ")
    private static let lastNames = """
        Lind Berg Moreau Ortega Sato Krüger Novak Rossi Öz Hall Weiß Duarte Frost Klein Roth Vogel Winter Summers Nagy \
        Quist
        """.split(separator: " ")

    /// Makes heroes and events.
    ///
    /// - Parameter heroCount: At most 500.
    init(
        heroCount: Int, seed: UInt64, end: Date, pictures: [MediaReference] = [], recordings: [MediaReference] = []
    ) throws {
        heroes = try (0..<heroCount).map { index in
            let name = Self.firstNames[index % 25] + " " + Self.lastNames[(index / 25 + index % 25) % 20]
            return try Hero(
                id: .derived(fromName: String(name), ordinal: 0), name: String(name), traits: [.brave, .curious],
                pronouns: .she)
        }
        events = try (0..<30).map { index in
            try CustomStoryEvent(
                id: CustomEventID(rawValue: "event-\(index)"), title: "Day \(index) of the journey",
                details: "We go somewhere, for the \(index)th time.")
        }
        (self.seed, self.end, self.pictures, self.recordings) = (seed, end, pictures, recordings)
    }

    /// The word that stands in the story of a number and in no other.
    static func rareWord(of number: Int) -> String {
        let syllables = ["ba", "ke", "li", "mo", "nu", "ra", "se", "ti", "vo", "zu"]
        return "qu" + String(number).compactMap(\.wholeNumberValue).map { syllables[$0] }.joined()
    }

    /// The story of a number, from 0; it depends on nothing but the number.
    func story(_ number: Int, of count: Int) -> Story {
        var random = SeededGenerator(hashing: "story", String(seed), String(number))
        let words = LibraryWords.all[Self.uneven(LibraryWords.all.count, &random)]
        let heroes = heroes(&random)
        let pages = (0..<Self.pageCount).map { page(of: number, $0, heroes, words, &random) }
        let age = Double(count - number) / Double(count) * 5 * 365 * 86_400
        let isHeard = Bool.random(using: &random)
        return Story(
            id: .random(using: &random), title: filled(words.titles, heroes, words, &random), heroes: heroes,
            occasion: occasion(&random), ageBand: .all, tone: .gentle, language: words.language, minutes: 5,
            seed: random.next(),
            cover: StoryIllustration(status: .ready, media: pictures.randomElement(using: &random)),
            pages: pages, narrationStatus: recordings.isEmpty ? .notRequested : .ready,
            narration: narration(of: pages, &random),
            providers: StoryProviders(author: "embedded", narrator: "flite", illustrator: "vector"),
            createdAt: end.addingTimeInterval(-age), isFavorite: Int.random(in: 0..<20, using: &random) == 0,
            playCount: isHeard ? 1 + Self.uneven(40, &random) : 0)
    }

    // MARK: - Private

    /// One to three heroes, the first ones more often.
    private func heroes(_ random: inout SeededGenerator) -> [Hero] {
        var chosen: [Hero] = []
        for _ in 0...Self.uneven(3, &random) {
            let hero = heroes[Self.uneven(heroes.count, &random)]
            if !chosen.contains(hero) { chosen.append(hero) }
        }
        return chosen
    }

    private func occasion(_ random: inout SeededGenerator) -> StoryOccasion {
        if Int.random(in: 0..<20, using: &random) == 0 { return .custom(events[Self.uneven(events.count, &random)]) }
        return .standard(StoryEvent.allCases[Self.uneven(StoryEvent.allCases.count, &random)])
    }

    private func page(
        of number: Int, _ index: Int, _ heroes: [Hero], _ words: LibraryWords, _ random: inout SeededGenerator
    ) -> StoryPage {
        var sentences = (0..<4).map { _ in filled(words.sentences, heroes, words, &random) }
        if index == 3 { sentences.append("\(Self.rareWord(of: number)).") }
        let settings = Setting.known
        let scene = Scene(
            setting: settings[Int.random(in: 0..<settings.count, using: &random)],
            characters: heroes.map { SceneCharacter(.hero($0.id)) }, props: ["lantern"])
        let picture = StoryIllustration(
            status: .ready, media: pictures.randomElement(using: &random), timestamp: Double(index) * 20,
            alternativeText: sentences[0])
        return StoryPage(
            index: index, text: sentences.joined(separator: words.space), scene: scene, illustration: picture)
    }

    /// A narration that knows when each page is read, as one sentence.
    private func narration(of pages: [StoryPage], _ random: inout SeededGenerator) -> Narration? {
        guard let media = recordings.randomElement(using: &random) else { return nil }
        let starts = pages.map { Double($0.index) * 20 }
        return Narration(
            media: media, duration: Double(pages.count) * 20, format: "audio/ogg; codecs=opus", voice: "slt",
            loudness: -18, pageStarts: starts,
            sentences: pages.map { page in
                let range = TextRange(start: 0, end: page.text.utf8.count)
                let start = starts[page.index]
                return SentenceMark(page: page.index, range: range, start: start, end: start + 19)
            }, words: [])
    }

    private func filled(
        _ patterns: [String], _ heroes: [Hero], _ words: LibraryWords, _ random: inout SeededGenerator
    ) -> String {
        var text = patterns[Int.random(in: 0..<patterns.count, using: &random)]
        for (name, choices) in [
            ("{hero}", heroes.map(\.name)), ("{adjective}", words.adjectives), ("{thing}", words.things),
            ("{place}", words.places),
        ] where text.contains(name) {
            text = text.replacing(name, with: choices[Int.random(in: 0..<choices.count, using: &random)])
        }
        return text
    }

    /// A number below `count`, the small ones more often.
    private static func uneven(_ count: Int, _ random: inout SeededGenerator) -> Int {
        let share = Double.random(in: 0..<1, using: &random)
        return min(count - 1, Int(Double(count) * share * share * share))
    }
}
