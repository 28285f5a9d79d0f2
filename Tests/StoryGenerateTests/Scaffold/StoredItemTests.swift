import TestSupport
import Testing

@testable import StoryGenerate

@Suite("What a stored feature's things are called", .timeLimit(.minutes(1)))
struct StoredItemTests {
    private func item(_ text: String? = nil, of feature: String) throws -> StoredItem {
        try StoredItem(text, of: ScaffoldName(feature))
    }

    @Test(
        "Without a name they have the feature's in the singular, or that name and Item",
        arguments: [
            ("Lullabies", "Lullaby", "lullaby", "lullabies"), ("NightSongs", "NightSong", "night song", "night songs"),
            ("Wishes", "Wish", "wish", "wishes"), ("ToyBoxes", "ToyBox", "toy box", "toy boxes"),
            ("Glasses", "Glass", "glass", "glasses"), ("Toys", "Toy", "toy", "toys"),
            ("Diary", "DiaryItem", "diary item", "diary items"), ("Chess", "ChessItem", "chess item", "chess items"),
            ("Virus", "VirusItem", "virus item", "virus items"),
        ])
    func automatic(feature: String, type: String, title: String, plural: String) throws {
        let sut = try item(of: feature)
        #expect(sut.name.type == type)
        #expect(sut.title == title)
        #expect(sut.pluralTitle == plural)
    }

    @Test("A name that was given is taken, with its plural, its article, and abbreviations as they are")
    func given() throws {
        let sut = try item("OldTVSeat", of: "Theatre")
        #expect(sut.title == "old TV seat")
        #expect(sut.titleWithArticle == "an old TV seat")
        #expect(sut.plural.type == "OldTVSeats")
        #expect(try item("Wish", of: "Theatre").plural.property == "wishes")
    }

    @Test(
        "A name that templates use, that SQL means something by, or that screens have no room for is refused",
        arguments: [
            ("Note", "has something else of that name"), ("Page", "has something else of that name"),
            ("Order", "SQL means something else"), ("Aaaaaaaaaaaaaaaaaaaaaaaaa", "at most 24 letters"),
            ("song", "begins with a capital letter"),
        ])
    func refused(text: String, reason: String) {
        let error = #expect(throws: ScaffoldError.self) { try item(text, of: "Theatre") }
        #expect(error?.description.contains(reason) == true)
    }

    @Test(
        "A name that a type or a table of another feature has is taken",
        arguments: [("Hero", "Hero.swift"), ("Telling", "a table in ")])
    func taken(text: String, owner: String) throws {
        // Given
        let package = try TemplatedPackage([
            "Modules/Features/Library/Storage/LibraryStorage.swift": "let sql = \"CREATE TABLE telling (id TEXT)\"\n"
        ])
        let feature = try ScaffoldName("Songs")

        // Then
        let error = #expect(throws: ScaffoldError.self) {
            let scaffold = try FeatureScaffold.make(
                feature, storing: item(text, of: "Songs"), in: package.tree)
            _ = try scaffold.changes(in: package.tree)
        }
        #expect(error?.description.contains(owner) == true, "\(String(describing: error))")
    }
}
