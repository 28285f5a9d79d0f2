import EmbeddedAuthor
import StoryCore
import Testing

@Suite("What families write", .timeLimit(.minutes(1)))
struct FamilyWordsTests {
    private let sut = EmbeddedAuthor()

    @Test(
        "A custom event's title, words and keywords are in the story, for every category and age",
        arguments: EventCategory.allCases)
    func customEvent(category: EventCategory) async throws {
        for age in AgeBand.allCases {
            // Given
            let event = try CustomStoryEvent(
                id: .init(rawValue: "e"), title: "First tooth", details: "A tooth that hides under the pillow",
                category: category, keywords: ["tooth", "dragon boat", "Grandma Elif"])
            // When
            let story = try await sut.story(.of(.custom(event), age: age, minutes: 3, seed: 3))
            // Then
            #expect(story.title.hasPrefix("First tooth: "))
            #expect(story.text.contains("“First tooth.”"))
            #expect(story.text.contains("“A tooth that hides under the pillow.”"))
            for keyword in event.keywords { #expect(story.text.contains("“\(keyword)”")) }
        }
    }

    @Test("What the day is about comes back on the way and at the end")
    func woven() async throws {
        // Given
        let event = try CustomStoryEvent(
            id: .init(rawValue: "e"), title: "Moving house", details: "We move on Friday",
            keywords: ["boxes", "Hurray!"])
        var mentions = 0
        for seed in UInt64(1)...5 {
            // When
            let story = try await sut.story(.of(.custom(event), minutes: 8, seed: seed))
            // Then
            #expect(story.passages.last?.text.contains("“Moving house.”") == true)
            mentions += story.sentences.count { $0 == "“It is boxes.”" }
            #expect(!story.text.contains("!."))
        }
        #expect(mentions > 0)
    }

    @Test(
        "Whatever a family types, sentences and pages stay whole",
        arguments: [
            "Zahn", "Der erste Tag im Kindergarten mit Opa", "誕生日", "عيد ميلاد سعيد", "Let's go!", "Really?",
            "“Quoted” and \"quoted\" and „quoted“", "<b>bold</b> & {All} [x] | {event}", "$(rm -rf) `ls`", "🎂🎉",
            "One. Two. Three.", "---",
        ])
    func anyText(text: String) async throws {
        for age in AgeBand.allCases {
            // Given
            let event = try CustomStoryEvent(
                id: .init(rawValue: "e"), title: text, details: text + " " + text, keywords: [text, "tooth"])
            let plain = text.filter { !"“”„\"".contains($0) }
            // When
            let story = try await sut.story(.of(.custom(event), age: age, minutes: 2, seed: 4))
            // Then
            #expect(story.text.contains("“\(plain)”"))
            #expect(story.text.contains("Underlined in red was “\(plain)” and “tooth”."))
            expectWhole(story)
        }
    }

    @Test("A text of two hundred words is told by its beginning")
    func longText() async throws {
        let words = (1...200).map { "word\($0)" }.joined(separator: " ")
        let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: "Long", details: words)
        let story = try await sut.story(.of(.custom(event)))
        #expect(story.text.contains("Word1 word2"))
        #expect(story.text.contains(" …”"))
        #expect(!story.text.contains("word60"))
        expectWhole(story)
    }

    @Test("Two events with different words have different stories")
    func promptSeed() async throws {
        func story(_ seed: String) async throws -> WrittenStory {
            let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: "Moving house", promptSeed: seed)
            return try await sut.story(.of(.custom(event)))
        }
        let withoutNote = try await [story("A new room"), story("A new street")].map { $0.passages.dropFirst(2) }
        #expect(withoutNote[0] != withoutNote[1])
    }

    @Test("The longest title and many long keywords still make pages of 500 characters")
    func manyKeywords() async throws {
        let keywords = (1...40).map { "keyword number \($0) " + String(repeating: "x", count: 40) }
        let event = try CustomStoryEvent(
            id: .init(rawValue: "e"), title: String(repeating: "Long ", count: 20),
            details: keywords.joined(separator: ", "),
            keywords: keywords)
        for minutes in [1, 5, 15] {
            let story = try await sut.story(.of(.custom(event), minutes: minutes))
            expectWhole(story)
            #expect(story.text.contains("keyword number 1 "))
        }
    }

    @Test(
        "Names in any script, with emoji, quotes or markup, stand as they are",
        arguments: [
            "Zoë", "Мира", "美咲", "مريم", "Mia 🦄", "O'Brien", "Max Jr.", "<b>Kim</b>", "{All}", "Tom & \"Jerry\"",
            "a|b[c]",
            "Wolfeschlegelsteinhausenbergerdorf the Extraordinary at York",
        ])
    func names(name: String) async throws {
        for heroes in try [[Hero.named(name)], [.named("Ole", .he), .named(name), .named("Ida")]] {
            // When
            let story = try await sut.story(.of(.birthday, heroes: heroes, minutes: 3))
            // Then
            #expect(story.passages.allSatisfy { $0.text.contains(name) })
            expectWhole(story)
        }
    }

    @Test(
        "A special ability is told at the turn, in the family's own words",
        arguments: ["talks to birds", "Kann fliegen!", "can “fly” {hero}", "très fort"])
    func ability(ability: String) async throws {
        let story = try await sut.story(.of(heroes: [.named("Mira", ability: ability)]))
        let plain = ability.filter { !"“”".contains($0) }.dropFirst()
        #expect(story.text.contains(plain))
        expectWhole(story)
    }

    @Test("The main hero's trait decides the turn", arguments: StoryCore.Trait.allCases)
    func trait(trait: StoryCore.Trait) async throws {
        // When
        let own = try await sut.story(.of(heroes: [.named("Mira", traits: [trait])])).sentences
        let plain = try await sut.story(.of(heroes: [.named("Mira")])).sentences
        // Then
        #expect(plain.contains("But Mira did not give up and tried one more time."))
        #expect(!own.contains("But Mira did not give up and tried one more time."))
    }

    @Test("Each of several heroes does something alone")
    func everyHeroActs() async throws {
        let heroes = try [
            Hero.named("Ida"), .named("Ole", .he, traits: [.helpful]), .named("Sam", .they, traits: [.smart]),
        ]
        for seed in UInt64(1)...10 {
            let sentences = try await sut.story(.of(heroes: heroes, seed: seed)).sentences
            #expect(sentences.contains("Ole carried what was heavy."))
            #expect(sentences.contains("Sam kept count, so that nobody could get lost."))
        }
    }

    private func expectWhole(_ story: WrittenStory) {
        for passage in story.passages {
            #expect(passage.text.count <= 500)
            #expect(passage.text.split(separator: "\n\n").count <= 2)
            #expect(passage.text.count { $0 == "“" } == passage.text.count { $0 == "”" })
            #expect(passage.text.last.map { ".!?”".contains($0) } == true)
            #expect(!passage.text.contains("  "))
        }
    }
}
