import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("What families write", .timeLimit(.minutes(1)))
struct FamilyWordsTests {
    private let sut = EmbeddedAuthor()

    @Test(
        "A custom event is named by its title, and its words are read, for every category and age",
        arguments: EventCategory.allCases)
    func customEvent(category: EventCategory) async throws {
        for age in AgeBand.allCases {
            // Given
            let event = try CustomStoryEvent(
                id: .init(rawValue: "e"), title: "First tooth", details: "A tooth that hides under the pillow",
                category: category, keywords: ["tooth"])
            // When
            let story = try await sut.story(.of(.custom(event), age: age, minutes: 3, seed: 3))
            // Then
            #expect(story.title.hasPrefix("First tooth: "))
            #expect(story.text.contains("“First tooth.”"))
            #expect(story.text.contains("wobbly tooth"))
        }
    }

    @Test("Nothing of a form is quoted but an event's title", arguments: [LanguageCode.english, .german], [1, 3, 8])
    func quotedForm(language: LanguageCode, minutes: Int) async throws {
        // Given
        let event = try CustomStoryEvent(
            id: .init(rawValue: "e"), title: "Zirkel", details: "Quintus verhandelt",
            promptSeed: "Der Nachbar xylophoniert",
            keywords: ["dragon boat", "Grandma Elif", "boxes"])
        let hero = try Hero.named("Mira", ability: "Sie brummt wie ein Bordun")
        for seed in UInt64(1)...10 {
            // When
            let brief = try StoryBrief.of(
                .custom(event), heroes: [hero], minutes: minutes, seed: seed, language: language)
            let text = try await sut.story(brief).text
            // Then
            for form in ["Quintus", "xylophon", "dragon boat", "Elif", "Bordun"] { #expect(!text.contains(form)) }
        }
    }

    @Test(
        "A collection's theme is a note to the author: the story names it nowhere", arguments: GrowthCategory.allCases)
    func growthTheme(category: GrowthCategory) async throws {
        // Given
        let event = try CustomStoryEvent(
            id: .growthTheme(category), title: "Being kind", promptSeed: "Somebody notices how another one feels.",
            category: category.eventCategory, keywords: ["kite"])
        for seed in UInt64(1)...10 {
            // When
            let story = try await sut.story(.of(.custom(event), seed: seed))
            // Then
            #expect(!(story.title + story.text).lowercased().contains("being kind"))
            #expect(!story.text.contains("notices how"))
        }
    }

    @Test("What the day is about comes back at the end")
    func woven() async throws {
        // Given
        let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: "Moving house!", details: "We move on Friday")
        for seed in UInt64(1)...5 {
            // When
            let story = try await sut.story(.of(.custom(event), minutes: 8, seed: seed))
            // Then
            #expect(story.passages.last?.text.contains("“Moving house!”") == true)
            #expect(!story.text.contains("!."))
        }
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
            let plain = PlainWords.quotedSentence(text)
            // When
            let story = try await sut.story(.of(.custom(event), age: age, minutes: 2, seed: 4))
            // Then
            #expect(story.text.contains("“\(plain)”"))
            expectWhole(story)
        }
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

    @Test("The longest title still makes pages of 500 characters")
    func longTitle() async throws {
        let event = try CustomStoryEvent(
            id: .init(rawValue: "e"), title: String(repeating: "Long ", count: 20),
            details: String(repeating: "detail ", count: 250))
        for minutes in [1, 5, 15] {
            let story = try await sut.story(.of(.custom(event), minutes: minutes))
            expectWhole(story)
            #expect(story.text.contains("Long Long Long"))
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
            #expect(story.passages.count { $0.text.contains(name) } * 2 >= story.passages.count)
            expectWhole(story)
        }
    }

    @Test(
        "A special ability that is not understood is left out",
        arguments: ["Kann fliegen!", "can “fly” {hero}", "très fort", "Mira fixes it"])
    func ability(ability: String) async throws {
        let story = try await sut.story(.of(heroes: [.named("Mira", ability: ability)]))
        let plain = ability.filter { !"“”".contains($0) }.dropFirst()
        #expect(!story.text.contains(plain))
        expectWhole(story)
    }

    @Test(
        "A special ability that is understood becomes part of a sentence",
        arguments: [
            ("talks to birds", "could talk to birds"), ("can fly", "could fly"), ("is very strong", "was very strong"),
            ("carries heavy things", "could carry heavy things"), ("catches every ball", "could catch every ball"),
        ])
    func understoodAbility(ability: String, told: String) async throws {
        let story = try await sut.story(.of(heroes: [.named("Mira", ability: ability)]))
        #expect(story.text.contains("Mira \(told)"))
        #expect(!story.text.contains("“\(ability)"))
    }

    @Test(
        "The thing, the place, the worry and the people of an event are understood",
        arguments: [
            ("We go to the beach with Grandma and my new kite", "kite", "Grandma", "beach", "first"),
            ("Dad takes us to the dentist and I am scared about the wobbly tooth", "tooth", "Dad", "town", "afraid"),
            (
                "The cousins come and we sleep in a tent in the forest in the dark", "tent", "the cousin", "forest",
                "dark"
            ),
        ])
    func reading(text: String, thing: String, person: String, place: String, worry: String) throws {
        // Given
        let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: "Friday", details: text)
        // When
        let reading = try #require(EventReading(brief: .of(.custom(event)), material: Tables.of()))
        // Then
        #expect(reading.subject?.noun == thing)
        #expect(reading.person?.name.noun == person)
        #expect(reading.place == place)
        #expect(reading.worry?.id == worry)
    }

    @Test("What an event speaks of is in its plan, and its worry is gone in the end", arguments: 1...12)
    func planned(seed: UInt64) async throws {
        // Given
        let event = try CustomStoryEvent(
            id: .init(rawValue: "e"), title: "Friday",
            details: "The first day with the scooter, and Grandpa comes, too.")
        let brief = try StoryBrief.of(.custom(event), seed: seed)
        let worry = try #require(EventReading(brief: brief, material: Tables.of())?.worry)
        // When
        let story = try await sut.story(brief)
        // Then
        #expect(story.text.contains("scooter"))
        #expect(story.text.contains("Grandpa"))
        let relief = worry.relief.map { $0.prefix { $0 != "{" && $0 != "|" && $0 != "[" } }.filter { $0.count > 8 }
        let isGone = relief.contains { story.passages.suffix(2).map(\.text).joined(separator: " ").contains($0) }
        #expect(isGone, "\(story.passages.suffix(2).map(\.text))")
    }

    @Test("The main hero's trait decides the turn", arguments: StoryCore.Trait.allCases)
    func trait(trait: StoryCore.Trait) async throws {
        // Given
        let deeds = try Tables.of().traits.nature(trait).deeds.compactMap(\.first).map(Self.firstWords)
        // When
        let own = try await sut.story(.of(heroes: [.named("Mira", traits: [trait])]))
        // Then
        #expect(deeds.contains { own.text.contains($0) }, "\(deeds)")
    }

    @Test("Each of several heroes shows a nature of their own", arguments: 1...10)
    func everyHeroActs(seed: UInt64) async throws {
        // Given
        let heroes = try [
            Hero.named("Ida"), .named("Ole", .he, traits: [.helpful]), .named("Sam", .they, traits: [.smart]),
        ]
        let traits = try Tables.of().traits
        // When
        let text = try await sut.story(.of(heroes: heroes, seed: seed)).text
        // Then
        for (name, trait) in [("Ole", StoryCore.Trait.helpful), ("Sam", .smart)] {
            let signs = traits.nature(trait).gestures.map { $0.replacing("{other}", with: name) }
                .map { String($0.prefix { !"{|[".contains($0) }) }
            #expect(signs.contains { text.contains($0) }, "\(name)")
        }
    }

    /// The line for Mira up to the first sign that a telling may change.
    private static func firstWords(of line: String) -> String {
        String(line.replacing("{hero}", with: "Mira").prefix { !"{|[".contains($0) }.dropFirst(1))
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
