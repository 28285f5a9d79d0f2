import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("What a family names when it writes of an event", .timeLimit(.minutes(1)))
struct EventDetailsReaderTests {
    private func details(
        _ title: String, _ answer: String = "", _ language: LanguageCode = .english,
        archetype: String? = nil
    ) throws -> EventDetails {
        let library = PlotLibrary(folder: EmbeddedAuthor.plotFolder)
        let sut = EventDetailsReader(
            archetypes: try library.archetypes(in: language), keepsakes: try library.keepsakes(in: language))
        let event = try CustomStoryEvent(id: .init(rawValue: "e"), title: title, details: answer)
        return sut.details(of: event, archetype: archetype)
    }

    @Test(
        "Somebody of the family is called as the family calls them, and whoever is named first counts",
        arguments: [
            ("Grandad’s funeral", "", "Grandad"), ("Nana's birthday", "Grandpa comes, too.", "Nana"),
            ("My grandmother is ill", "", "Grandma"), ("A walk", "with the neighbours", nil),
        ])
    func person(title: String, answer: String, expected: String?) throws {
        #expect(try details(title, answer).person == expected)
    }

    @Test("Of several people the one nearest to the event's own words is the one")
    func nearestPerson() throws {
        let details = try details("The funeral", "Mum is sad because Grandad died.", archetype: "somebody-died")
        #expect(details.person == "Grandad")
    }

    @Test(
        "The place to which it goes is a name, not a word or a day",
        arguments: [
            ("Moving to Bristol", "", "Bristol"), ("We move", "On Saturday we move to Milton Keynes.", "Milton Keynes"),
            ("Moving to Grandma's", "", nil), ("Moving To Our New House", "", nil), ("Moving house", "to a flat", nil),
            ("Moving", "We move to Bristol. Everything changes.", "Bristol"),
            ("Goodbye to Ben", "We move to York", "York"),
            ("MOVING TO LEEDS", "", "Leeds"), ("We say hello to Miss Brown and move to Ulm", "", "Ulm"),
        ])
    func place(title: String, answer: String, expected: String?) throws {
        #expect(try details(title, answer).place == expected)
    }

    @Test("In German a place comes after “nach”, and a feast does not")
    func germanPlace() throws {
        #expect(try details("Umzug nach Köln", "", .german).place == "Köln")
        #expect(try details("Umzug nach Ostern", "", .german).place == nil)
    }

    @Test(
        "What the title is about is known where it is a thing",
        arguments: [("The big red crane", "crane"), ("Blue Wednesday", nil)])
    func thing(title: String, expected: String?) throws {
        #expect(try details(title).thing?.noun == expected)
    }

    @Test("Children of whom it speaks by name are known, with how to speak of them")
    func friends() throws {
        let friends = try details("The quarrel with Bea", "Tom laughed.").friends
        #expect(friends.map(\.name) == ["Bea", "Tom"])
        #expect(friends.map(\.pronouns) == [.she, .he])
        #expect(try details("Streit mit Ben", "", .german).friends.map(\.name) == ["Ben"])
        #expect(try details("A quarrel at the pond").friends.isEmpty)
    }
}
