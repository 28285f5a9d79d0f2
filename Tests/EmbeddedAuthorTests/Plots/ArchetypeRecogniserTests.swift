import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Recognising families' events", .timeLimit(.minutes(1)))
struct ArchetypeRecogniserTests {
    @Test("There are 24 kinds, the same in both languages")
    func kinds() throws {
        let english = try Self.table(.english).archetypes.map(\.id)
        #expect(english.count == 24)
        #expect(try Self.table(.german).archetypes.map(\.id) == english)
    }

    @Test(
        "What a family writes in English is recognised",
        arguments: [
            ("Moving to a new house", "", "moving"), ("The first wobbly tooth", "", "tooth"),
            ("First swimming lesson", "", "swim-ride"), ("The new baby", "A baby brother is born.", "sibling"),
            ("Big day", "Tomorrow is the first day at school.", "first-day"), ("Going to hospital", "", "doctor"),
            ("Haircut", "", "haircut"), ("Goodbye Fluffy", "Our rabbit died last week.", "pet-died"),
            ("Grandpa's funeral", "", "somebody-died"), ("Two homes", "Mum and Dad live apart now.", "parents-part"),
            ("A quarrel with my best friend", "They both wanted the same swing.", "quarrel"),
            ("Minka died", "our cat", "pet-died"),
            ("Grandad died", "His dog lives with us now.", "somebody-died"),
            ("Grandpa died", "We miss him. His dog lives with us now.", "somebody-died"),
            ("Afraid of the dark", "", "dark"), ("Nightmares again", "", "bad-dream"),
            ("The nativity play", "She is a sheep and has stage fright.", "performance"),
            ("Cousin Bo comes to stay", "", "visit"),
            ("Daddy comes home", "He was away on a trip.", "waiting-for-somebody"),
            ("Lost in the supermarket", "", "lost"), ("The broken vase", "", "broken"),
            ("I promised", "A promise that was forgotten.", "promise"),
            ("A bad loser", "He lost the game.", "losing-game"),
            ("First sleepover", "", "sleepover"), ("Last day of nursery", "", "moving-up"),
            ("New glasses", "", "glasses-cast"), ("Christmas at Grandma's", "", "feast"),
        ])
    func english(title: String, details: String, id: String) throws {
        let guess = try Self.guess(title, details, .english)
        #expect(guess?.archetype == id)
        #expect(guess?.isCertain == true, "\(guess?.certainty ?? 0)")
    }

    @Test(
        "What a family writes in German is recognised, also in joined words",
        arguments: [
            ("Umzug", "", "moving"), ("Der Wackelzahn", "", "tooth"), ("Schwimmkurs", "", "swim-ride"),
            ("Das Baby ist da", "Ein kleiner Bruder ist geboren.", "sibling"), ("Einschulung", "", "first-day"),
            ("Im Krankenhaus", "", "doctor"), ("Zum Friseur", "", "haircut"),
            ("Abschied von Minka", "Unsere Katze ist gestorben.", "pet-died"),
            ("Beerdigung von Uroma", "", "somebody-died"), ("Minka ist gestorben", "unsere Katze", "pet-died"),
            ("Abschied", "Opa ist im Mai gestorben.", "somebody-died"),
            ("Papa zieht aus", "Mama und Papa trennen sich.", "parents-part"),
            ("Streit mit Lina", "", "quarrel"), ("Angst im Dunkeln", "", "dark"), ("Der Albtraum", "", "bad-dream"),
            ("Die Aufführung", "", "performance"), ("Besuch von Cousin Bo", "", "visit"),
            ("Papa kommt zurück", "Er war auf Dienstreise.", "waiting-for-somebody"),
            ("Im Zoo verlaufen", "", "lost"), ("Die Vase ist kaputt", "", "broken"),
            ("Versprochen ist versprochen", "", "promise"),
            ("Ein schlechter Verlierer", "", "losing-game"), ("Klassenfahrt", "", "sleepover"),
            ("Letzter Kindergartentag", "", "moving-up"), ("Der Gipsarm", "", "glasses-cast"),
            ("Weihnachten bei Oma", "", "feast"),
        ])
    func german(title: String, details: String, id: String) throws {
        let guess = try Self.guess(title, details, .german)
        #expect(guess?.archetype == id)
        #expect(guess?.isCertain == true, "\(guess?.certainty ?? 0)")
    }

    @Test(
        "What nobody can recognise is not certain",
        arguments: ["Blue Wednesday", "Our thing", "A school of fish in the garden"])
    func unknown(title: String) throws {
        #expect(try Self.guess(title, "", .english)?.isCertain != true)
    }

    @Test("What is said of two kinds alike is certain of neither")
    func undecided() throws {
        let guess = try Self.guess("The tooth and the haircut", "", .english)
        #expect(guess?.isCertain == false, "\(String(describing: guess))")
    }

    @Test("Answers to three questions count with the title")
    func answers() throws {
        let recogniser = ArchetypeRecogniser(table: try Self.table(.english), language: .english)
        let event = try CustomStoryEvent(
            id: .init(rawValue: "e"), title: "A big day", details: "We move house",
            hardPart: "The removal van takes everything", goodPart: "A new room")
        #expect(recogniser.guesses(for: event).first?.archetype == "moving")
    }

    private static func guess(
        _ title: String, _ details: String, _ language: LanguageCode
    ) throws -> ArchetypeRecogniser.Guess? {
        let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: title, details: details)
        return ArchetypeRecogniser(table: try table(language), language: language).guesses(for: event).first
    }

    private static func table(_ language: LanguageCode) throws -> ArchetypeTable {
        try PlotLibrary(folder: EmbeddedAuthor.plotFolder).archetypes(in: language)
    }
}
