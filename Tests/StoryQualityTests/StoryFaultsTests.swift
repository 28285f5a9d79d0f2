import StoryCore
import Testing

@testable import StoryQuality

@Suite("Faults that are found in a story", .timeLimit(.minutes(1)))
struct StoryFaultsTests {
    @Test("A story without fault has none")
    func faultless() throws {
        #expect(try faults("Mira ran. “Is it far?” asked Mira. An hour later, Mira was there.").isEmpty)
    }

    @Test(
        "A planted fault is found",
        arguments: [
            ("Mira ran and and fell.", StoryFaults.Kind.doubledWord), ("Mira saw {thing}.", .placeholder),
            ("Mira  ran.", .placeholder),
            ("“Hello, said Mira.", .unbalanced), ("mira ran.", .roughSentence), ("Mira ran", .roughSentence),
            ("A owl saw Mira.", .wrongArticle), ("Mira waited for a hour.", .wrongArticle),
            ("Mira met a monster.", .reviewedWord), ("Somebody ran.", .absentHero),
        ])
    func planted(text: String, kind: StoryFaults.Kind) throws {
        #expect(try faults(text).contains(kind))
    }

    @Test("A sentence may return, a sound may be doubled, and what was broken off may go on")
    func allowed() throws {
        #expect(try faults("Tick tick, Mira. Mira had had it. “I can–” “–see,” said Mira. Tick tick, Mira.").isEmpty)
    }

    private func faults(_ text: String, refrains: [String] = []) throws -> [StoryFaults.Kind] {
        let story = try ToldStory.of(text, refrains: refrains)
        let dictionary = try PronouncingDictionary(file: PronouncingDictionary.standardFile)
        return StoryFaults(of: story, dictionary: dictionary, reviewList: ["monster"]).found.map(\.kind)
    }
}

@Suite("Figures of stories", .timeLimit(.minutes(1)))
struct FigureTests {
    @Test(
        "Sentences end at a mark, and go on after a question in speech",
        arguments: [
            ("One. Two! Three?", 3), ("“Who is there?” asked Mira. Nobody.", 2), ("“Oh!” “Yes.”", 2), ("No end", 1),
        ])
    func sentences(text: String, count: Int) {
        #expect(Sentences.split(text).count == count)
    }

    @Test("The grade is that of the formula, with syllables from the dictionary")
    func grade() throws {
        // Given: 3 words and 5 syllables in a sentence.
        let story = try ToldStory.of("Umbrella dogs ran.")
        let dictionary = try PronouncingDictionary(file: PronouncingDictionary.standardFile)
        // When
        let grade = try #require(Readability(of: story, dictionary: dictionary).grade)
        // Then
        #expect(abs(grade - (0.39 * 3 + 11.8 * 5 / 3 - 15.59)) < 0.001)
    }

    @Test("A figure is kept on the good side of its bound, and on the bound")
    func bounds() {
        #expect(Figure("a", 2, .atMost, 2).isKept && !Figure("a", 2.1, .atMost, 2).isKept)
        #expect(Figure("a", 2, .atLeast, 2).isKept && !Figure("a", 1.9, .atLeast, 2).isKept)
    }
}

extension ToldStory {
    /// A story of one page.
    fileprivate static func of(_ text: String, refrains: [String] = []) throws -> ToldStory {
        let hero = try Hero(id: .derived(fromName: "Mira", ordinal: 0), name: "Mira", pronouns: .she)
        let brief = StoryBrief(
            heroes: [hero], occasion: .standard(.weekend), ageBand: .fourToSix, tone: .gentle, language: .english,
            minutes: 1, seed: 1, author: "embedded", narrator: nil, voice: nil, illustrator: nil)
        var story = ToldStory(brief: brief, targetWordCount: 10, plot: "lost", refrains: refrains)
        story.title = "Title"
        story.passages = [AuthoredPassage(text: text, scene: nil)]
        return story
    }
}
