import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Grammar", .timeLimit(.minutes(1)))
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

    @Test("A German name has a genitive without apostrophe, unless it ends in a hiss")
    func germanGenitive() {
        #expect(GermanGrammar().genitive(of: "Mira") == "Miras")
        #expect(GermanGrammar().genitive(of: "Jonas") == "Jonas'")
    }

    @Test("“dunkel” and “teuer” lose a letter before an ending")
    func germanAdjectives() {
        let noun = Noun("Hut", adjective: "dunkel", gender: .masculine)
        #expect(GermanGrammar().form("ein", of: noun) == "ein dunkler Hut")
        #expect(GermanGrammar().form("der", of: Noun("Hut", adjective: "teuer", gender: .masculine)) == "der teure Hut")
    }

    // MARK: - The cast

    @Test(
        "Verbs agree with one hero, with several, and with “they”",
        arguments: [
            ([("Alma", Pronouns.she)], "Alma was glad. She was here."),
            ([("Kim", .they)], "Kim was glad. They were here."),
            ([("Alma", .she), ("Bo", .he)], "Alma and Bo were glad. They were here."),
        ])
    func agreement(heroes: [(String, Pronouns)], told: String) throws {
        let text = try tell(["{All} {was/were} glad.", "{All} {was/were} here."], heroes)
        #expect(text == told)
    }

    @Test(
        "A hero is spoken of by the pronouns of the hero",
        arguments: [
            (Pronouns.she, "Kim ran. The bag was hers or not; it was with her, and she held her hat."),
            (.he, "Kim ran. The bag was hers or not; it was with him, and he held his hat."),
            (.they, "Kim ran. The bag was hers or not; it was with them, and they held their hat."),
        ])
    func pronouns(pronouns: Pronouns, told: String) throws {
        let lines = ["{All} ran.", "The bag was hers or not; it was with {us}, and {we} held {our} hat."]
        #expect(try tell(lines, [("Kim", pronouns)]) == told)
    }

    @Test("Names that end in s take 's like every other name, and stand where no pronoun can")
    func possessives() throws {
        #expect(try tell(["In {our} hat sat a bird."], [("Jonas", .he)]) == "In Jonas's hat sat a bird.")
        #expect(
            try tell(["In {our} hats sat birds."], [("Ida", .she), ("Bo", .he)]) == "In Ida and Bo's hats sat birds.")
    }

    @Test("Several heroes say “us” where one says “me”")
    func speech() throws {
        #expect(try tell(["“Come with {me},” said {hero0}. “{I} {am/are} ready.”"], [("Kim", .they)]).contains("I am"))
        let two = try tell(["“Come with {me},” said {hero0}. “{I} {am/are} ready.”"], [("Alma", .she), ("Bo", .he)])
        #expect(two == "“Come with us,” said Alma. “We are ready.”")
    }

    @Test("With two heroes a name stands where a pronoun could mean either")
    func noConfusion() throws {
        let text = try tell(["{hero0} laughed.", "{hero1} waited.", "{hero0} ran."], [("Alma", .she), ("Ida", .she)])
        #expect(text == "Alma laughed. Ida waited. Alma ran.")
    }

    @Test("A German hero without a pronoun is called by name, and so is what belongs to them")
    func germanThey() throws {
        let text = try tell(["{All} nahm {our.en} Hut.", "{All} ging."], [("Kim", .they)], language: .german)
        #expect(text == "Kim nahm Kims Hut. Kim ging.")
    }

    @Test("Names change their order, so that a list of them does not become a drone")
    func order() throws {
        let cast = try cast([("Ida", .she), ("Ole", .he)], .english)
        var memory = Cast.Memory()
        var told: [String] = []
        for _ in 0..<2 {
            memory.beginPage(knowsNames: false)
            told.append(cast.fill("{All} ran.", memory: &memory))
        }
        #expect(told == ["Ida and Ole ran.", "Ole and Ida ran."])
    }

    // MARK: - The age

    @Test(
        "A line is cut for small children and lengthened for big ones",
        arguments: [
            (AgeBand.twoToFour, "It said tick. Then it slept."), (.fourToSix, "It said tick, and then it slept."),
            (.sixToTen, "It said tick, and then it slept, as clocks do."),
        ])
    func wording(age: AgeBand, told: String) {
        let sut = Wording(ageBand: age, grammar: EnglishGrammar())
        #expect(sut.shaped("It said tick|, and then it slept[, as clocks do].") == told)
    }

    // MARK: -

    private func tell(
        _ lines: [String], _ heroes: [(String, Pronouns)], language: LanguageCode = .english
    ) throws -> String {
        let cast = try cast(heroes, language)
        var memory = Cast.Memory()
        return lines.map { cast.fill($0, memory: &memory) }.joined(separator: " ")
    }

    private func cast(_ heroes: [(String, Pronouns)], _ language: LanguageCode) throws -> Cast {
        let material = try Tables.of(language)
        return Cast(
            heroes: try heroes.map { try Hero.named($0.0, $0.1) }, table: material.language.cast,
            grammar: material.grammar, words: [:])
    }
}
