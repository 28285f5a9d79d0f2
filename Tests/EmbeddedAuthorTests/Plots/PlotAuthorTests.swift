import Foundation
import StoryCore
import TestSupport
import Testing

@testable import EmbeddedAuthor

@Suite("The author of plots", .tags(.sweep), .timeLimit(.minutes(1)))
struct PlotAuthorTests {
    /// The author with so many kites.
    private func withAuthor<Value>(
        ids: [String] = ["kite"], plan: [(String, String)] = [], _ body: (PlotAuthor) throws -> Value
    ) throws -> Value {
        let folder = try KitePlot.folder(ids: ids, plan: plan)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(PlotAuthor(library: PlotLibrary(folder: folder)))
    }

    @Test("The same request gives the same story, another seed another one")
    func repeatability() throws {
        try withAuthor(ids: ["kite-1", "kite-2"]) { sut in
            let stories = try [1, 1, 2].map { try sut.story(for: .of(.of(seed: $0), words: 90)) }
            #expect(stories[0].passages == stories[1].passages)
            #expect(stories[0].record.plots != stories[2].record.plots)
        }
    }

    @Test("A family hears every plot once before it hears one again, the oldest one first")
    func history() throws {
        try withAuthor(ids: (1...5).map { "kite-\($0)" }) { sut in
            var history = TellingHistory()
            var told: [String] = []
            for seed in UInt64(1)...10 {
                let story = try sut.story(for: .of(.of(seed: seed * 17), words: 90), after: history)
                history.add(story.record)
                told += story.record.plots
            }
            #expect(Set(told.prefix(5)).count == 5)
            #expect(Array(told.suffix(5)) == Array(told.prefix(5)))
        }
    }

    @Test("Pages hold at most 500 characters and show the place, the heroes and who is named")
    func pages() throws {
        try withAuthor { sut in
            let story = try sut.story(for: .of(.of(heroes: [.named("Mia"), .named("Ole", .he)]), words: 400))
            #expect(story.passages.count > 1)
            for passage in story.passages {
                #expect(passage.text.count <= 500)
                let scene = try #require(passage.scene)
                #expect(scene.setting == "meadow")
                #expect(scene.props == ["tree"])
                let names = scene.characters.compactMap { character -> String? in
                    if case .companion(_, let name) = character.subject { name } else { nil }
                }
                #expect(names.allSatisfy(passage.text.contains))
                #expect(scene.characters.count == 2 + names.count)
            }
        }
    }

    @Test("A plot for another event is not told")
    func otherEvent() throws {
        try withAuthor { sut in
            let request = AuthorRequest.of(try .of(.bedtime), words: 90)
            _ = #expect(throws: PlotError.noPlot(occasion: "Bedtime")) { try sut.story(for: request) }
        }
    }

    @Test("What is too long for the smallest is told in chapters")
    func chapters() throws {
        try withAuthor(ids: (1...6).map { "kite-\($0)" }) { sut in
            // Given: about 25 words in a small kite, and as many around the chapters.
            let brief = try StoryBrief.of(age: .twoToFour, minutes: 10)
            // When
            let story = try sut.story(for: .of(brief, words: 95))
            // Then
            #expect(story.chapters.count >= 2)
            #expect(Set(story.record.plots).count == story.chapters.count)
            #expect(story.title.contains(", and "))
        }
    }

    @Test("Two minutes for which every plot is too long are two stories of a minute")
    func twoMinutes() throws {
        try withAuthor(ids: ["kite-1", "kite-2"]) { sut in
            // Given: a kite has at least 70 words, its minute about 20.
            let story = try sut.story(for: .of(.of(minutes: 2), words: 45))
            // Then
            #expect(story.chapters.map(\.size.form) == [.minute, .minute])
            #expect(Set(story.record.plots).count == 2)
        }
    }

    @Test("A family's event is told by plots of its kind, with the thing and the person that it names")
    func ownEvent() throws {
        let archetype = ("\"about\"", "\"archetype\": \"tooth\", \"about\"")
        try withAuthor(plan: [archetype]) { sut in
            let event = try CustomStoryEvent(
                id: .init(rawValue: "e"), title: "The wobbly tooth", details: "Grandma has a red scooter.",
                keywords: ["scooter"])
            let understanding = try sut.understanding(of: event, language: .english)
            #expect(understanding.archetype == "tooth")
            #expect(understanding.details.keepsake?.noun == "scooter")
            #expect(understanding.details.person == "Grandma")
            #expect(try sut.story(for: .of(.of(.custom(event)), words: 90)).record.plots == ["kite"])
        }
    }

    @Test(
        "Whoever waits for what nobody recognises says for what, if its title is about a thing", arguments: [1, 2, 3])
    func waiting(seed: UInt64) throws {
        let sut = PlotAuthor(library: PlotLibrary(folder: EmbeddedAuthor.plotFolder))
        let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: "The big red crane")
        let story = try sut.story(for: .of(.of(.custom(event), seed: seed), words: 625))
        #expect(story.passages.prefix(2).contains { $0.text.contains("the crane") }, "\(story.title)")
    }

    @Test(
        "Of a death nothing is told but what is about it, and nobody dies but whom the family has named",
        arguments: [
            ("My daddy died", ""), ("Our baby died", "My baby sister died"), ("Mum died", "Our cat sleeps on her bed"),
            ("The car died", "We were on the way to Grandma"), ("Uncle Tom’s funeral", ""),
            ("The phone died", "Mum’s phone"),
            ("We lost the cat", "She ran away"), ("Christmas without Daddy", "Daddy died in summer"),
        ])
    func others(title: String, details: String) throws {
        let sut = PlotAuthor(library: PlotLibrary(folder: EmbeddedAuthor.plotFolder))
        let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: title, details: details, category: .family)
        for seed in UInt64(1)...3 {
            let plot = try #require(try sut.story(for: .of(.of(.custom(event), seed: seed), words: 625)).chapters.first)
                .plot
            #expect(plot.plan.archetype == nil, "\(plot.plan.id)")
        }
    }

    @Test("Who has died acts in no story that is told instead", arguments: ["daddy", "dad", "papa"])
    func absent(word: String) throws {
        let sut = PlotAuthor(library: PlotLibrary(folder: EmbeddedAuthor.plotFolder))
        let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: "My daddy died")
        for seed in UInt64(1)...4 {
            let story = try sut.story(for: .of(.of(.custom(event), seed: seed), words: 625))
            let words = story.passages.flatMap { EventWords.words(in: $0.text) }
            #expect(!words.contains(word), "\(story.title)")
        }
    }

    @Test("A quarrel with a girl is told of a girl, by her name")
    func friend() throws {
        let sut = PlotAuthor(library: PlotLibrary(folder: EmbeddedAuthor.plotFolder))
        let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: "Mira’s quarrel with Bea")
        for seed in UInt64(1)...4 {
            let story = try sut.story(for: .of(.of(.custom(event), seed: seed), words: 625))
            #expect(story.chapters[0].names.values.contains("Bea"), "\(story.title)")
        }
    }

    @Test("Whoever has died is the one in the story, as the family calls them", arguments: ["Grandad", "Nana"])
    func person(name: String) throws {
        let sut = PlotAuthor(library: PlotLibrary(folder: EmbeddedAuthor.plotFolder))
        let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: "\(name)’s funeral")
        for seed in UInt64(1)...4 {
            let story = try sut.story(for: .of(.of(.custom(event), seed: seed), words: 625))
            #expect(story.passages.contains { $0.text.contains(name) }, "\(story.title)")
        }
    }

    @Test("A family's thing and person stand where they can, and the text's own where they would make nonsense")
    func details() throws {
        // Given: a text with a spoon of its own and a grandfather.
        let defaults = (
            "\"refrain\": {", "\"defaults\": {\"keepsake.the\": \"the spoon\", \"person\": \"Grandpa\"}, \"refrain\": {"
        )
        let plot = try KitePlot.plot(text: [defaults])
        let table = try PlotLibrary(folder: EmbeddedAuthor.plotFolder).archetypes(in: .english)
        func usable(_ keepsake: String, _ person: String) -> [String?] {
            var details = EventDetails()
            (details.keepsake, details.person, details.pronouns) = (Noun(keepsake), person, { table.pronouns(of: $0) })
            let usable = details.usable(in: plot, EnglishForms())
            return [usable.keepsake?.noun, usable.person]
        }
        // Then
        #expect(usable("scooter", "Dad") == ["scooter", "Dad"])
        #expect(usable("kite", "Mum") == [nil, nil])
    }

    @Test("In German a thing of another gender keeps out")
    func germanKeepsake() throws {
        let defaults = ("\"refrain\": {", "\"defaults\": {\"keepsake.the\": \"der Löffel\"}, \"refrain\": {")
        let plot = Plot(plan: try KitePlot.plan(), text: try KitePlot.text([defaults]), language: .german)
        for (noun, isUsed) in [(Noun("Roller", gender: .masculine), true), (Noun("Lampe", gender: .feminine), false)] {
            var details = EventDetails()
            details.keepsake = noun
            #expect((details.usable(in: plot, GermanForms()).keepsake != nil) == isUsed)
        }
        #expect(GermanForms().keepsake("keepsake.dem", Noun("Roller", gender: .masculine)) == "dem Roller")
        #expect(GermanForms().keepsake("keepsake.the", Noun("Lampe", gender: .feminine)) == "die Lampe")
    }

    @Test("An event that was written in another language than its story is understood all the same")
    func otherLanguage() throws {
        let sut = PlotAuthor(library: PlotLibrary(folder: EmbeddedAuthor.plotFolder))
        let event = try CustomStoryEvent(
            id: .init(rawValue: "e"), title: "The first wobbly tooth", keywords: ["scooter"])
        let understanding = try sut.understanding(of: event, language: .german)
        #expect(understanding.archetype == "tooth")
        #expect(understanding.details.keepsake == nil)
    }

    @Test("Of a kind of event that plot is told whose words the family used, and else one for all of the kind")
    func wordsOfAPlot() throws {
        func plan(_ id: String, words: String = "") throws -> PlotPlan {
            try KitePlot.plan([("\"id\": \"kite\"", "\"id\": \"\(id)\"\(words)")])
        }
        let plans = try [
            plan("glasses", words: ", \"words\": {\"en\": [\"glasses\"]}"),
            plan("cast", words: ", \"words\": {\"en\": [\"cast\", \"plaster\"]}"), plan("any"),
        ]
        try withAuthor { sut in
            for (title, ids) in [("My new glasses", ["glasses"]), ("The plaster", ["cast"]), ("A patch", ["any"])] {
                let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: title)
                #expect(try sut.understanding(of: event, language: .english).fitting(plans).map(\.id) == ids)
            }
        }
    }

    @Test("For an event that nobody recognises the hero waits")
    func waiting() throws {
        let archetype = ("\"about\"", "\"archetype\": \"waiting\", \"about\"")
        try withAuthor(plan: [archetype]) { sut in
            let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: "Blue Wednesday")
            #expect(try sut.understanding(of: event, language: .english).archetype == nil)
            #expect(try sut.story(for: .of(.of(.custom(event)), words: 90)).record.plots == ["kite"])
        }
    }
}
