import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Grammar of nouns", .timeLimit(.minutes(1)))
struct GrammarTests {
    // MARK: - English

    @Test(
        "An English noun takes its article by sound",
        arguments: [
            ("owl", "an owl"), ("fox", "a fox"), ("hour", "an hour"), ("unicorn", "a unicorn"), ("uncle", "an uncle"),
            ("one-eyed bear", "a one-eyed bear"), ("honest fox", "an honest fox"),
        ])
    func articles(noun: String, told: String) {
        #expect(EnglishGrammar().form("a", of: Noun(noun)) == told)
    }

    @Test("An adjective stands between article and noun, and decides the article")
    func adjective() {
        let noun = Noun("umbrella", adjective: "yellow")
        #expect(EnglishGrammar().form("a", of: noun) == "a yellow umbrella")
        #expect(EnglishGrammar().form("the", of: noun) == "the yellow umbrella")
        #expect(EnglishGrammar().form("noun", of: noun) == "umbrella")
        #expect(EnglishGrammar().form("dative", of: noun) == nil)
    }

    // MARK: - German

    @Test(
        "A German noun has the endings of its gender and case",
        arguments: [
            ("m", ["der alte Schal", "den alten Schal", "dem alten Schal", "ein alter Schal", "einen alten Schal"]),
            ("f", ["die alte Schal", "die alte Schal", "der alten Schal", "eine alte Schal", "eine alte Schal"]),
            ("n", ["das alte Schal", "das alte Schal", "dem alten Schal", "ein altes Schal", "ein altes Schal"]),
        ])
    func germanEndings(gender: String, told: [String]) {
        let noun = Noun("Schal", adjective: "alt", gender: Noun.Gender(rawValue: gender))
        let forms = ["der", "den", "dem", "ein", "einen"].map { GermanGrammar().form(Substring($0), of: noun) }
        #expect(forms == told)
    }

    @Test("“dunkel” and “teuer” lose a letter before an ending")
    func germanAdjectives() {
        let noun = Noun("Hut", adjective: "dunkel", gender: .masculine)
        #expect(GermanGrammar().form("ein", of: noun) == "ein dunkler Hut")
        #expect(GermanGrammar().form("der", of: Noun("Hut", adjective: "teuer", gender: .masculine)) == "der teure Hut")
    }
}
