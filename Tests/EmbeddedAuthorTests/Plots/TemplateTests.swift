import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Marks and conditions in the lines of plots", .timeLimit(.minutes(1)))
struct TemplateTests {
    @Test(
        "A pronoun that the family set is told, and the name where it did not",
        arguments: [
            ("{hero} sat where {she} was.", Pronouns.she, "Mia sat where she was."),
            ("{hero} sat where {she} was.", .he, "Mia sat where he was."),
            ("{hero} sat where {she} was.", .they, "Mia sat where Mia was."),
            ("Give {her} {hers} hat.", .he, "Give him his hat."),
            ("Give {her} {hers} hat.", .they, "Give Mia Mia’s hat."),
            ("{She} sat. {she} slept.", .she, "She sat. She slept."), ("{hero.gen} hat.", .she, "Mia’s hat."),
            ("{hero} sat <pron:until {she} slept|and slept>.", .they, "Mia sat and slept."),
            ("{hero} sat <pron:until {she} slept|and slept>.", .she, "Mia sat until she slept."),
            ("“{I} hold {my} kite,” said {all}.", .she, "“I hold my kite,” said Mia."),
            ("“Come!” {she} called.", .she, "“Come!” she called."),
            ("“Come!” {she} had to run.", .she, "“Come!” She had to run."),
        ])
    func pronouns(line: String, pronouns: Pronouns, told: String) throws {
        #expect(try fill(line, [.named("Mia", pronouns)]) == told)
    }

    @Test(
        "Several heroes are told of together",
        arguments: [
            ("{all} {was/were} late.", "Mia and Ole were late."),
            ("{they} held {their} hats.", "They held their hats."),
            ("Give {them} time.", "Give them time."),
            ("“{I} fly {my} kite,” said {pal}.", "“We fly our kite,” said Ole."),
            ("<many:Both|{hero}> laughed.", "Both laughed."), ("{all.gen} kite.", "Mia and Ole’s kite."),
        ])
    func several(line: String, told: String) throws {
        #expect(try fill(line, [.named("Mia", .she), .named("Ole", .he)]) == told)
    }

    @Test(
        "A sentence begins with the main hero's name where the pronoun could mean another hero",
        arguments: [
            (Pronouns.he, "She took hers off."), (.she, "Mia took hers off."), (.they, "Mia took hers off."),
        ])
    func ambiguous(other: Pronouns, told: String) throws {
        let heroes = [try Hero.named("Mia", .she), try Hero.named("Ole", other)]
        #expect(try fill("{She} took <pron:{hers.alone}|it> off.", heroes) == told)
    }

    @Test(
        "All heroes but the first are the others, and verbs agree with them",
        arguments: [(2, "Ole hielt."), (3, "Ole und Ida hielten.")])
    func others(count: Int, told: String) throws {
        let heroes = try [Hero.named("Mia"), .named("Ole"), .named("Ida")]
        #expect(try fill("{others} {others:hielt/hielten}.", Array(heroes.prefix(count)), language: .german) == told)
    }

    @Test(
        "German has its cases and endings",
        arguments: [
            ("{hero} nahm {ihren} Hut und gab {sie.akk} her.", Pronouns.she, "Mia nahm ihren Hut und gab sie her."),
            ("{hero} nahm {ihren} Hut.", .he, "Mia nahm seinen Hut."),
            ("{hero} nahm {ihren} Hut.", .they, "Mia nahm Mias Hut."),
            ("Es gefiel {ihr.dat}.", .he, "Es gefiel ihm."), ("{hero.gen} Hut.", .she, "Mias Hut."),
            ("Wer hat {their.en} Hut?", .he, "Wer hat seinen Hut?"),
            ("„{I} kann {my.e} Leine halten.“", .she, "„Ich kann meine Leine halten.“"),
        ])
    func german(line: String, pronouns: Pronouns, told: String) throws {
        #expect(try fill(line, [.named("Mia", pronouns)], language: .german) == told)
    }

    @Test("A name that ends in a hiss takes an apostrophe in German")
    func germanGenitive() throws {
        #expect(try fill("{hero.gen} Hut.", [.named("Max")], language: .german) == "Max’ Hut.")
    }

    @Test(
        "A condition tells one of its sides",
        arguments: [
            ("<legs:ran|raced>", "raced"), ("<wheels:Her chair hummed.>", "Her chair hummed."),
            ("<glasses:Her glasses fogged.|Nothing fogged.>", "Her glasses fogged."), ("<hearing:a|b>", "b"),
            ("<brave:a|b>", "a"), ("<funny:a|b>", "b"), ("<tone gentle:a|b>", "a"), ("<gentle:a|b>", "b"),
            ("<older:a|b>", "b"),
            ("<if boat-back:a|b>", "a"), ("<if boat-lost:a|b>", "b"), ("<legs:a|<brave:b|c>>", "b"),
        ])
    func conditions(line: String, told: String) throws {
        let hero = try Hero(
            id: .derived(fromName: "Ida", ordinal: 0), name: "Ida", traits: [.brave],
            appearance: Appearance(accessories: ["wheelchair", "red glasses"]), pronouns: .she)
        #expect(try fill(line, [hero], tone: .gentle, told: ["boat-back"]) == told)
    }

    @Test("The place is told where the family named it", arguments: [("Bristol", "In Bristol."), (nil, "Far away.")])
    func place(name: String?, told: String) throws {
        var details = EventDetails()
        details.place = name
        let cast = TellingCast(heroes: [try .named("Ida")], forms: EnglishForms(), details: details)
        let filler = TemplateFiller(cast: cast, ageBand: .fourToSix, tone: .gentle, refrain: nil)
        #expect(filler.fill(try Template("<place:In {place}.|Far away.>")).text == told)
    }

    @Test("Sunglasses are no glasses")
    func sunglasses() throws {
        let hero = try Hero(
            id: .derived(fromName: "Ida", ordinal: 0), name: "Ida",
            appearance: Appearance(accessories: ["sunglasses"]), pronouns: .she)
        #expect(try fill("<glasses:a|b>", [hero]) == "b")
    }

    @Test("One in a wheelchair keeps all heroes from climbing")
    func legsOfAll() throws {
        let other = try Hero(
            id: .derived(fromName: "Ida", ordinal: 0), name: "Ida",
            appearance: Appearance(accessories: ["wheelchair"]), pronouns: .she)
        #expect(try fill("<legs:climbed|raced>", [.named("Mia"), other]) == "raced")
    }

    @Test("A name with a full stop ends no sentence twice")
    func fullStop() throws {
        #expect(try fill("There sat {hero}.", [.named("Max Jr.")]) == "There sat Max Jr.")
    }

    @Test(
        "What is written wrongly is an error that says what is wrong",
        arguments: [
            ("{hero sat.", "'{'"), ("hero} sat.", "'}'"), ("<many:both", "'>'"), ("<both>", "condition"),
            ("a|b", "closes nothing"), ("<many:<older:<legs:a>>>", "nested more than once"),
        ])
    func faults(line: String, reason: String) throws {
        let error = #expect(throws: DecodingError.self) { try Template(line) }
        guard case .dataCorrupted(let context) = error else {
            return #expect(Bool(false), "\(String(describing: error))")
        }
        #expect(context.debugDescription.contains(reason), "\(context.debugDescription)")
    }

    private func fill(
        _ line: String, _ heroes: [Hero], language: LanguageCode = .english, tone: StoryTone = .gentle,
        told: Set<String> = []
    ) throws -> String {
        let forms = try #require(HeroFormsByLanguage.forms(of: language))
        let cast = TellingCast(heroes: heroes, forms: forms)
        return TemplateFiller(cast: cast, ageBand: .fourToSix, tone: tone, refrain: nil, told: told)
            .fill(try Template(line)).text
    }
}
