import Foundation
import StoryCore
import Testing

@Suite("Custom events", .timeLimit(.minutes(1)))
struct CustomStoryEventTests {
    private func event(
        title: String = "First tooth", details: String = "", hardPart: String = "", goodPart: String = "",
        promptSeed: String = "", keywords: [String] = []
    ) throws -> CustomStoryEvent {
        try CustomStoryEvent(
            id: CustomEventID(rawValue: "e"), title: title, details: details, hardPart: hardPart,
            goodPart: goodPart, promptSeed: promptSeed, keywords: keywords)
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

    @Test("The author is told the family's own prompt, or else title and answers, a line each")
    func promptSeed() throws {
        #expect(try event(details: "It wobbles.", promptSeed: "A tooth falls out.").promptSeed == "A tooth falls out.")
        #expect(try event(details: "It wobbles.", promptSeed: " \n").promptSeed == "First tooth\nIt wobbles.")
        #expect(
            try event(details: "A tooth is loose.", hardPart: "It wobbles.", goodPart: "The gap.").promptSeed
                == "First tooth\nA tooth is loose.\nIt wobbles.\nThe gap.")
        #expect(try event().promptSeed == "First tooth")
        #expect(try StoryOccasion.custom(event(promptSeed: "Seed.")).promptSeed == "Seed.")
    }

    @Test("A prompt that only says again what happens, or the title, is no prompt of the family's own")
    func ownPrompt() throws {
        #expect(try event(details: "It wobbles.", promptSeed: "It wobbles.").ownPrompt.isEmpty)
        #expect(try event(details: "It wobbles.", promptSeed: "First tooth").ownPrompt.isEmpty)
        #expect(try event(details: "It wobbles.", promptSeed: "A tooth falls out.").ownPrompt == "A tooth falls out.")
    }

    @Test("What it is about is what the family answered, else its prompt, else its title")
    func summary() throws {
        #expect(
            try event(details: "A tooth.", goodPart: "The gap.", promptSeed: "Seed.").summary == "A tooth. · The gap.")
        #expect(try event(promptSeed: "Seed.").summary == "Seed.")
        #expect(try event().summary == "First tooth")
    }

    @Test("An event with three answers comes back from JSON, with or without a prompt", arguments: ["", "A prompt."])
    func coding(promptSeed: String) throws {
        let sut = try event(
            details: "A tooth is loose.", hardPart: "It wobbles.", goodPart: "The gap.", promptSeed: promptSeed)
        #expect(try JSONDecoder().decode(CustomStoryEvent.self, from: JSONEncoder().encode(sut)) == sut)
    }

    @Test(
        "An event of an earlier version, with one answer, is read, and written as it was",
        arguments: ["It wobbles.", "A tooth falls out."])
    func earlierVersion(promptSeed: String) throws {
        // Given
        let json = """
            {"ageBand":"all","category":"other","details":"It wobbles.","id":"e","isFavorite":false,"keywords":["fairy"],\
            "promptSeed":"\(promptSeed)","title":"First tooth","tone":"gentle","usageCount":3}
            """
        // When
        let sut = try JSONDecoder().decode(CustomStoryEvent.self, from: Data(json.utf8))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Then
        #expect(sut.answers == ["It wobbles."])
        #expect(sut.ownPrompt == (promptSeed == sut.details ? "" : promptSeed))
        #expect(String(decoding: try encoder.encode(sut), as: UTF8.self) == json)
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
        #expect(throws: CustomEventError.text(.tooLong(CustomStoryEvent.hardPartLimit, count: 2001))) {
            try event(hardPart: text(2001))
        }
        #expect(throws: CustomEventError.text(.tooLong(CustomStoryEvent.goodPartLimit, count: 2001))) {
            try event(goodPart: text(2001))
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
