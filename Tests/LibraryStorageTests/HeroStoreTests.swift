import Foundation
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryStorage

@Suite("Heroes in the library", .timeLimit(.minutes(1)))
struct HeroStoreTests {
    private let folder: TemporaryFolder
    private let sut: HeroStore

    init() throws {
        folder = try TemporaryFolder()
        sut = HeroStore(database: LibraryDatabase(folder: folder.url))
    }

    @Test("A hero comes back as it was stored, in every part")
    func roundTrip() async throws {
        // Given
        let hero = try Hero(
            id: HeroID(rawValue: "mira"), name: "Mira \"la\" <Zoë> 🦊", traits: [.brave, .magical],
            appearance: Appearance(
                hairStyle: "bun", hairColor: "red", hairTexture: "curly", eyeColor: "green", skinTone: "tan", age: 6,
                clothing: "dress", palette: ["red", "navy"], accessories: ["glasses"], artStyle: "watercolour"),
            ability: "talks to birds", pronouns: .she, pronunciation: "MEE-rah")
        // When
        try await sut.add(hero)
        // Then
        #expect(try await sut.heroes() == [hero])
        #expect(try await sut.hero(matching: "mira") == hero)
    }

    @Test("Heroes are listed by name, whatever the case and the accents")
    func order() async throws {
        for name in ["zoë", "Öle", "anna", "Mira"] { try await sut.add(.stub(name: name)) }
        #expect(try await sut.heroes().map(\.name) == ["anna", "Mira", "Öle", "zoë"])
    }

    @Test("An identifier can be taken only once; the hero who has it stays as it is")
    func duplicate() async throws {
        try await sut.add(.stub())
        await #expect(throws: StorageError.duplicate(.hero, "Mira")) { try await sut.add(.stub(traits: [.funny])) }
        #expect(try await sut.heroes() == [.stub()])
    }

    @Test("A changed hero is found by the new name only")
    func update() async throws {
        // Given
        try await sut.add(.stub())
        let changed = try Hero(id: Hero.stub().id, name: "Ole")
        // When
        try await sut.update(changed)
        // Then
        #expect(try await sut.hero(matching: "ole") == changed)
        await #expect(throws: StorageError.notFound(.hero, "Mira")) { try await sut.hero(matching: "Mira") }
    }

    @Test("Changing or removing a hero that is not there is an error")
    func missing() async throws {
        let hero = try Hero.stub()
        let error = StorageError.notFound(.hero, hero.id.rawValue)
        await #expect(throws: error) { try await sut.update(hero) }
        await #expect(throws: error) { try await sut.delete(hero.id) }
    }
}
