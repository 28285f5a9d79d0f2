import EmbeddedAuthor
import StoryCore
import Testing

@testable import StoryQuality

@Suite("What stories are measured by as stories", .timeLimit(.minutes(1)))
struct StoryMeasuresTests {
    @Test(
        "A sentence of five words that returns on another evening was heard before; a short one and a refrain were not")
    func heardAgain() throws {
        // Given
        let first = try Told.story(
            "The old cat sat on the mat. Oh no! Flap, flap, said the kite.", refrains: ["Flap, flap, said the kite."])
        let second = try Told.story(
            "The old cat sat on the mat. Oh no! Then it rained for a week. Flap, flap, said the kite.",
            refrains: ["Flap, flap, said the kite."])
        // When
        let heard = HeardAgain(stories: [first, second])
        // Then
        #expect(heard.shareOfLast == 0.5)
        #expect(heard.worst.map(\.sentence) == ["the old cat sat on the mat"])
        #expect(HeardAgain(stories: [first]).share == 0)
    }

    @Test(
        "A refrain is kept if it stands whole three times and turns the last time",
        arguments: [
            ("Tip, tap. A. Tip, tap. B. Tip, tap. C. Tip, stop.", true), ("Tip, tap. A. Tip, tap. B. Tip, tap.", false),
            ("A. Tip, stop.", false), ("Tip, stop. A. Tip, tap. B. Tip, tap.", false),
            ("Tip, tap. A. Tip, tap. Tip, stop.", true),
        ])
    func refrain(text: String, isKept: Bool) {
        #expect(RefrainUse(refrain: ["Tip, tap."], turned: ["Tip, stop."], in: [text]).isKept == isKept)
    }

    @Test("A turn that begins like the refrain, or is its beginning, is not counted twice")
    func nestedRefrain() {
        let longer = RefrainUse(
            refrain: ["Fly away."], turned: ["Fly away home."], in: ["Fly away. Fly away. Fly away home."])
        #expect(longer.wholeCount == 2)
        #expect(longer.isTurned)
        let shorter = RefrainUse(
            refrain: ["Fly away home."], turned: ["Fly away."], in: ["Fly away home. Fly away home. Fly away."])
        #expect(shorter.wholeCount == 2)
        #expect(shorter.isTurned)
    }

    @Test(
        "“They” for one child and a name twice in a sentence are faults",
        arguments: [
            ("Zoe had brushed their teeth.", 1), ("Zoe sat, until Zoe slept.", 1), ("Zoe had brushed both rows.", 0),
            ("Zoe and the two bears ate their soup.", 0), ("Zoe told Bo that they could go.", 0),
            ("“Zoe is here,” said Zoe.", 0),
        ])
    func pronouns(text: String, count: Int) throws {
        #expect(PronounFaults(of: try Told.story(text, hero: "Zoe", companion: "Bo")).found.count == count)
    }

    @Test("German names twice in a sentence are found, too")
    func germanNames() throws {
        let story = try Told.story(
            "Lotte zog, bis Lotte im Gras saß. „Lotte!“, rief Lotte.", hero: "Lotte", language: "de")
        #expect(PronounFaults(of: story).found.count == 1)
    }

    @Test(
        "A form is quoted by four of its words in a row or by its title in quotation marks",
        arguments: [
            ("Mia was sad to leave the bedroom today.", true), ("On it stood: “The tooth.”", true),
            ("The tooth came out.", false),
        ])
    func form(text: String, isQuoted: Bool) throws {
        // Given
        let event = try CustomStoryEvent(
            id: .init(rawValue: "e"), title: "The tooth", details: "She is sad to leave the bedroom.",
            keywords: ["tooth"])
        // When
        let use = FormUse(event: event, story: try Told.story(text))
        // Then
        #expect((!use.quotations.isEmpty || use.quotesTitle) == isQuoted)
    }
}

private enum Told {
    static func story(
        _ text: String, title: String = "A Day", hero: String = "Mia", companion: String? = nil,
        refrains: [String] = [],
        language: String = "en"
    ) throws -> ToldStory {
        let hero = try Hero(id: .derived(fromName: hero, ordinal: 0), name: hero)
        let brief = StoryBrief(
            heroes: [hero], occasion: .standard(.weekend), ageBand: .fourToSix, tone: .gentle,
            language: LanguageCode(rawValue: language), minutes: 3, seed: 1, author: "embedded", narrator: nil,
            voice: nil,
            illustrator: nil)
        var story = ToldStory(brief: brief, targetWordCount: 10, plot: "p", refrains: refrains)
        story.title = title
        let companions = [companion].compactMap { $0 }.map {
            SceneCharacter(.companion(species: "bear", name: $0))
        }
        story.passages = [AuthoredPassage(text: text, scene: Scene(setting: "garden", characters: companions))]
        return story
    }
}
