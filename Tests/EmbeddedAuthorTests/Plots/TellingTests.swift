import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Choosing scenes", .timeLimit(.minutes(1)))
struct SceneSelectorTests {
    @Test("Tries grow with the length, and later scenes come in", arguments: [(2, 1), (3, 2), (5, 3), (10, 3)])
    func lengths(minutes: Int, tries: Int) throws {
        let scenes = try #require(try PlotTelling.kite(minutes: minutes)).scenes
        #expect(scenes.count { $0.kind == .try } == tries)
        #expect(scenes.contains { $0.id == "keeper" } == (minutes >= 5))
    }

    @Test("Heroes try in their own way", arguments: [(StoryCore.Trait.brave, "poke"), (.funny, "throw")])
    func traits(trait: StoryCore.Trait, id: String) throws {
        for seed in UInt64(1)...8 {
            let scenes = try #require(
                try PlotTelling.kite(minutes: 2, heroes: [.named("Mia", traits: [trait])], seed: seed)
            ).scenes
            #expect(scenes.first { $0.kind == .try }?.id == id)
        }
    }

    @Test("Of two tries that give the same, one is told")
    func alternatives() throws {
        let same = ("\"gives\": [\"ball-stuck\"]", "\"gives\": [\"stick-short\"]")
        let scenes = try #require(try PlotTelling.kite(minutes: 3, plan: [same])).scenes
        #expect(scenes.count { $0.kind == .try } == 1)
    }

    @Test("A try that may not be missing is told, whatever the heroes are")
    func key() throws {
        let key = ("\"id\": \"throw\", \"kind\": \"try\"", "\"id\": \"throw\", \"kind\": \"try\", \"isKey\": true")
        let hero = try Hero.named("Mia", traits: [.brave])
        let scenes = try #require(try PlotTelling.kite(minutes: 2, heroes: [hero], plan: [key])).scenes
        #expect(scenes.contains { $0.id == "throw" })
    }

    @Test("A family that heard one try hears the other one next")
    func heardBefore() throws {
        let selector = SceneSelector(plan: try KitePlot.plan())
        let hero = try Hero.named("Mia")
        for told in ["poke", "throw"] {
            let scenes = selector.choice(
                for: TellingSize(.main, level: 2), heroes: [hero], told: [told], chance: 1)
            #expect(scenes?.contains { $0.id == told } == false)
        }
    }
}

@Suite("Fitting a plot to a length", .timeLimit(.minutes(1)))
struct LengthFitterTests {
    @Test("A telling has the words that are wanted, within 5 %, wherever its range allows")
    func length() throws {
        for minutes in [3, 5] {
            let telling = try #require(try PlotTelling.kite(minutes: minutes))
            for target in telling.range {
                let count = TellableLine.wordCount(of: telling.text(words: target))
                #expect(abs(count - target) * 20 <= target + 19, "\(count) of \(target)")
            }
        }
    }

    @Test("What nobody can do without is told at the shortest, and everything at the longest")
    func ends() throws {
        let telling = try #require(try PlotTelling.kite())
        #expect(telling.text(words: 0).contains("Down came the kite."))
        #expect(!telling.text(words: 0).contains("The tree was the tall one."))
        #expect(telling.text(words: 10_000) == telling.wholeText)
    }

    @Test("A line that tells of a thing stays as long as a line that points at it does")
    func introduction() throws {
        let telling = try #require(try PlotTelling.kite())
        for target in stride(from: 0, through: telling.range.upperBound, by: 2) {
            let text = telling.text(words: target)
            if text.contains("pulled the string") { #expect(text.contains("A string hung down"), "\(target)") }
            if text.contains("The stick was") { #expect(text.contains("There was a long stick"), "\(target)") }
        }
    }

    @Test("An answer is never told without its question")
    func following() throws {
        // Given: the question may go, too.
        let telling = try #require(
            try PlotTelling.kite(text: [
                (
                    "\"“I would lie down,” said {friend}.\"",
                    "{\"line\": \"“I would lie down,” said {friend}.\", \"rank\": 5}"
                )
            ]))
        for target in telling.range {
            let text = telling.text(words: target)
            if text.contains("that kind of dog") { #expect(text.contains("I would lie down"), "\(target)") }
        }
    }

    @Test("Lines of a higher rank go first")
    func ranks() throws {
        let telling = try #require(try PlotTelling.kite())
        let few = telling.told(wordCount: telling.range.upperBound - 6)
        let gone = telling.lines.filter { line in !few.contains { $0.origin == line.origin } }
        #expect(gone.allSatisfy { $0.rank >= 3 }, "\(gone.map(\.text))")
    }

    @Test("The refrain is never left out, and turns the last time")
    func refrain() throws {
        let text = try #require(try PlotTelling.kite()).text(words: 0)
        #expect(text.split(separator: "Flap, said the kite. Flap.", omittingEmptySubsequences: false).count == 4)
        #expect(text.split(separator: "Flop, said the kite. Flop.", omittingEmptySubsequences: false).count == 2)
    }

    @Test("A paragraph whose first line goes begins with its second")
    func paragraphs() throws {
        let telling = try #require(
            try PlotTelling.kite(text: [
                ("\"Down came the kite.\", \"{refrain}\"", "{\"line\": \"Down it came.\", \"rank\": 5}, \"{refrain}\"")
            ]))
        let last = try #require(telling.told(wordCount: 0).last { $0.isRefrain })
        #expect(last.beginsParagraph)
    }
}

@Suite("Telling a plot to a family", .timeLimit(.minutes(1)))
struct PlotTellingTests {
    @Test("A line about a scene is told only with that scene")
    func consequence() throws {
        for (trait, isThere) in [(StoryCore.Trait.brave, false), (.funny, true)] {
            let telling = try #require(try PlotTelling.kite(minutes: 2, heroes: [.named("Mia", traits: [trait])]))
            #expect(telling.wholeText.contains("The shoe came, too.") == isThere)
        }
    }

    @Test("A line of a trait is told to heroes who have it, the other one to all others")
    func picks() throws {
        let brave = try #require(try PlotTelling.kite(heroes: [.named("Mia", traits: [.brave])]))
        #expect(brave.wholeText.contains("I go up no tree"))
        let other = try #require(try PlotTelling.kite(heroes: [.named("Mia", traits: [.smart])]))
        #expect(other.wholeText.contains("It is still tied"))
    }

    @Test("Bigger children hear the longer side")
    func age() throws {
        #expect(try #require(try PlotTelling.kite(age: .sixToTen)).wholeText.contains("as branches do"))
        let younger = try #require(try PlotTelling.kite(age: .fourToSix))
        #expect(!younger.wholeText.contains("as branches do"))
    }

    @Test("No cast member has a hero's name")
    func names() throws {
        for seed in UInt64(1)...12 {
            let telling = try #require(try PlotTelling.kite(heroes: [.named("Moss"), .named("ole")], seed: seed))
            #expect(telling.names["friend"] == "Biscuit")
        }
    }

    @Test(
        "A child whom the family's event names is the one in the story, unless the text speaks of another",
        arguments: [("they", "Bea"), ("she", "Bea"), ("he", "Mr Penny")])
    func friend(fromEvent: String, expected: String) throws {
        // Given
        let member = ("\"role\": \"helper\"", "\"role\": \"helper\", \"fromEvent\": \"\(fromEvent)\"")
        var details = EventDetails()
        details.friends = [.init(name: "Mira", pronouns: .she), .init(name: "Bea", pronouns: .she)]
        // When
        let telling = try #require(
            PlotTelling(
                plot: try KitePlot.plot(plan: [member]), size: TellingSize(.main, level: 5),
                brief: try .of(.weekend, heroes: [.named("Mira")]), history: TellingHistory(), details: details,
                seed: 3))
        // Then
        #expect(telling.names["keeper"] == expected)
    }

    @Test("Several heroes are “they” where the sentence before names them, and not where another stands between")
    func they() throws {
        // Given
        let told = (
            "\"Down came the kite.\", \"{refrain}\"",
            "\"{all} ran.\", \"{all} laughed.\", \"Birds sang.\", "
                + "\"{all} and Gran sang.\", \"{refrain}\""
        )
        let telling = try #require(
            PlotTelling(
                plot: try KitePlot.plot(text: [told]), size: TellingSize(.main, level: 5),
                brief: try .of(.weekend, heroes: [.named("Mira"), .named("Ole")]), history: TellingHistory(),
                details: EventDetails(), seed: 3))
        // When
        let text = telling.told(wordCount: 400).map(\.text).joined(separator: " ")
        // Then
        #expect(text.contains("Mira and Ole ran. They laughed. Birds sang. Mira and Ole and Gran sang."))
    }

    @Test("A line can begin a paragraph itself, also on one side of a condition alone")
    func paragraph() throws {
        // Given
        let sign = ("\"{all} pulled the string, slowly", "\"<many:¶>{all} pulled the string, slowly")
        let told = try [[Hero.named("Mira")], [.named("Mira"), .named("Ole")]].map { heroes in
            try #require(
                PlotTelling(
                    plot: try KitePlot.plot(text: [sign]), size: TellingSize(.main, level: 5),
                    brief: try .of(.weekend, heroes: heroes), history: TellingHistory(), details: EventDetails(),
                    seed: 3))
        }
        // Then
        let begins = told.map { $0.lines.first { $0.text.contains("pulled the string") }?.beginsParagraph }
        #expect(begins == [false, true])
    }

    @Test("The name that was heard longest ago is taken, and of titles that, too")
    func longestAgo() throws {
        // Given
        let history = TellingHistory([
            TellingRecord(plots: [], names: ["Biscuit"], title: "The Kite Has a Day Off"),
            TellingRecord(plots: [], names: ["Moss"]),
        ])
        // When
        let telling = try #require(
            PlotTelling(
                plot: try KitePlot.plot(), size: TellingSize(.main, level: 5), brief: try .of(.weekend),
                history: history, details: EventDetails(), seed: 3))
        // Then
        #expect(telling.names["friend"] == "Ole")
        #expect(telling.title == "Ole Counts Leaves")
    }

    @Test("Of several ways to say it, each is told to some families")
    func variants() throws {
        let told = try (UInt64(1)...20).map { try #require(try PlotTelling.kite(seed: $0)).wholeText }
        for line in ["It was early.", "It was nearly ten.", "The grass was wet."] {
            #expect(told.contains { $0.contains(line) }, "\(line)")
        }
    }

    @Test("A minute and the smallest have forms of their own")
    func forms() throws {
        let minute = try #require(try PlotTelling.kite(minutes: 1, form: .minute))
        #expect(minute.wholeText.hasPrefix("Mira had a kite in a tree. “Come down,” said Mira."))
        let small = try #require(try PlotTelling.kite(minutes: 1, form: .small, age: .twoToFour))
        #expect(small.wholeText.hasPrefix("A kite! Up in the tree."))
    }
}
