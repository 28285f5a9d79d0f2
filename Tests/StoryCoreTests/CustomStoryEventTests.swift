import StoryCore
import Testing

@Suite("Custom events", .timeLimit(.minutes(1)))
struct CustomStoryEventTests {
    private func event(
        title: String = "First tooth", details: String = "", promptSeed: String = "", keywords: [String] = []
    ) throws -> CustomStoryEvent {
        try CustomStoryEvent(
            id: CustomEventID(rawValue: "e"), title: title, details: details, promptSeed: promptSeed,
            keywords: keywords)
    }

    @Test("A blank title is refused", arguments: ["", " \n", "\u{0}", "\u{200B}", "\u{200D}", "\u{3164}"])
    func blankTitle(title: String) {
        #expect(throws: CustomEventError.blankTitle) { try event(title: title) }
    }

    @Test("A title of 100 characters is possible, one of 101 is not")
    func length() throws {
        #expect(try event(title: String(repeating: "x", count: 100)).title.count == 100)
        #expect(throws: CustomEventError.titleTooLong(101)) { try event(title: String(repeating: "x", count: 101)) }
    }

    @Test("A title is put on one line; an emoji will do", arguments: [(" First\n tooth ", "First tooth"), ("🦷", "🦷")])
    func cleaning(title: String, expected: String) throws {
        #expect(try event(title: title).title == expected)
    }

    @Test("The author is told the prompt seed, else the details, else the title")
    func promptSeed() throws {
        #expect(try event(details: "It wobbles.", promptSeed: "A tooth falls out.").promptSeed == "A tooth falls out.")
        #expect(try event(details: "It wobbles.", promptSeed: " \n").promptSeed == "It wobbles.")
        #expect(try event().promptSeed == "First tooth")
        #expect(try StoryOccasion.custom(event(promptSeed: "Seed.")).promptSeed == "Seed.")
    }

    @Test("Blank keywords are left out")
    func keywords() throws {
        #expect(try event(keywords: [" ", "fairy"]).keywords == ["fairy"])
    }

    @Test("What is too long is refused with its limit, and never cut")
    func bounds() throws {
        func text(_ count: Int) -> String { String(repeating: "x", count: count) }
        #expect(try event(details: text(2000), promptSeed: text(2000), keywords: [text(60)]).details.count == 2000)
        #expect(throws: CustomEventError.text(.tooLong(CustomStoryEvent.detailsLimit, count: 2001))) {
            try event(details: text(2001))
        }
        #expect(throws: CustomEventError.text(.tooLong(CustomStoryEvent.promptLimit, count: 2001))) {
            try event(promptSeed: text(2001))
        }
        #expect(throws: CustomEventError.text(.tooLong(CustomStoryEvent.keywordLimit, count: 61))) {
            try event(keywords: [text(61)])
        }
        #expect(throws: CustomEventError.text(.tooMany(CustomStoryEvent.keywordsLimit, count: 21))) {
            try event(keywords: Array(repeating: "fairy", count: 21))
        }
    }

    @Test("Every standard event has a name, a prompt seed of its own and a tone")
    func standardEvents() {
        let all = StoryEvent.allCases
        #expect(
            all.map(\.rawValue) == [
                "bedtime", "schoolDay", "birthday", "weekend", "rainyDay", "family", "friendship", "learning",
                "helping", "holiday",
            ])
        #expect(Set(all.map(\.promptSeed)).count == 10)
        #expect(Set(all.map(\.displayName)).count == 10)
        #expect(StoryOccasion.standard(.weekend).suggestedTone == .adventurous)
    }
}
