import Collections
import Foundation
import Generation
import Playback
import StorageTestSupport
import StoryCore
import Testing

@Suite("Settings and changes, in memory and on SQLite", .timeLimit(.minutes(1)))
struct ChangesContractTests {
    typealias Kind = StorageUnderTest.Kind

    @Test("Settings are those of a new household until others are stored", arguments: Kind.allCases)
    func settings(kind: Kind) async throws {
        let sut = try StorageUnderTest(kind)
        #expect(try await sut.settings.settings() == AppSettings())
        let chosen = AppSettings(
            defaultMinutes: 9, defaultVoice: "amy", authors: ["other"], narrators: ["flite"], illustrators: ["inks"],
            illustrationsEnabled: false, playsNewStories: true, volume: 60, theme: .plain)
        try await sut.settings.save(chosen)
        #expect(try await sut.settings.settings() == chosen)
    }

    @Test("Each change is told with the parts that changed", arguments: Kind.allCases)
    func changes(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.heroes.add(.stub(name: "First"))
        var changes = sut.observation.changes().makeAsyncIterator()
        try await sut.heroes.add(.stub(name: "Second"))
        #expect(await changes.next()?.contains(.heroes) == true)
        for (index, (expected, step)) in try steps(of: sut).enumerated() {
            // When
            try await step()
            // Then
            #expect(await changes.next() == expected, "step \(index)")
        }
    }

    private func steps(of sut: StorageUnderTest) throws -> [(Set<LibraryPart>, () async throws -> Void)] {
        let (hero, date) = (try Hero.stub(), StorageUnderTest.now)
        let (tooth, used) = (try CustomStoryEvent(id: "tooth", title: "First tooth"), StoryID(rawValue: "used"))
        return [
            ([.heroes], { try await sut.heroes.add(hero) }), ([.heroes], { try await sut.heroes.update(hero) }),
            ([.heroes], { try await sut.heroes.delete(hero.id) }), ([.events], { try await sut.events.add(tooth) }),
            ([.events], { try await sut.events.update(tooth) }), ([.stories], { try await sut.save(.bare()) }),
            ([.stories], { try await sut.save(.bare()) }),
            ([.stories], { try await sut.stories.setFavorite(true, of: "one") }),
            ([.stories], { _ = try await sut.stories.edit("one", StoryEdit(title: "Other")) }),
            ([.stories], { try await sut.stories.moveToBin(["one"], at: date) }),
            ([.stories], { try await sut.stories.restoreFromBin(["one"]) }),
            ([.stories], { try await sut.stories.delete(["one"]) }),
            ([.stories, .events], { try await sut.save(.bare("used", occasion: .custom(tooth))) }),
            ([.events], { try await sut.events.delete(tooth.id) }),
            ([.collections], { try await sut.collections.add(.bare()) }),
            ([.collections], { _ = try await sut.collections.rename("brave", to: "Other") }),
            ([.collections], { _ = try await sut.collections.add(used, to: "brave") }),
            ([.collections], { _ = try await sut.collections.complete(used, in: "brave", at: date) }),
            ([.collections], { _ = try await sut.collections.reopen(used, in: "brave") }),
            ([.stories, .collections], { try await sut.stories.moveToBin([used], at: date) }),
            ([.stories, .collections], { try await sut.stories.restoreFromBin([used]) }),
            ([.stories], { try await play(used, in: sut) }),
            ([.stories, .collections], { try await sut.stories.delete([used]) }),
            ([.collections], { try await sut.collections.delete("brave") }),
        ]
    }

    private func play(_ story: StoryID, in sut: StorageUnderTest) async throws {
        let start = try await sut.playback.begin(story, at: StorageUnderTest.now)
        try await sut.playback.record(.at(9, in: start, listened: 9, isHeard: true))
    }

    @Test("Jobs are changes of jobs alone; positions, and what changes nothing, are none", arguments: Kind.allCases)
    func noChange(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        try await sut.save(.bare())
        var changes = sut.observation.changes().makeAsyncIterator()
        try await sut.heroes.add(.stub(name: "Second"))
        #expect(await changes.next()?.contains(.heroes) == true)
        // When
        try await sut.jobs.open(.stub()).close()
        let start = try await sut.playback.begin("one", at: StorageUnderTest.now)
        try await sut.playback.record(.at(9, in: start, listened: 9))
        _ = try await sut.stories.edit("one", StoryEdit(title: "The Lantern"))
        await #expect(throws: StorageError.self) { try await sut.heroes.add(.stub(name: "Second")) }
        await #expect(throws: StorageError.self) { try await sut.stories.delete(["one", "none"]) }
        try await sut.events.add(CustomStoryEvent(id: "one", title: "One"))
        // Then
        var told: Set<LibraryPart> = []
        while !told.contains(.events), let parts = await changes.next() { told.formUnion(parts) }
        #expect(told == [.jobs, .events])
    }
}
