import FeatureKitStubs
import Foundation
import LibraryStubs
import StoryCore
import Testing

@testable import FeatureKit
@testable import Library

@Suite("Reading what is in memory, or what is stored", .timeLimit(.minutes(1)))
struct LibraryCacheTests {
    private let store = LibraryFake()
    private let observation = LibraryObservationFake()
    private let sut: LibraryContainer
    private let identifier = Story.stub().id
    private let busy = StorageError.busy("The library")

    init() async throws {
        sut = LibraryContainer(dependencies: .stub(store, observation: observation))
        try await store.save(.stub())
    }

    @Test("Getting a story a second time reads nothing")
    func getting() async throws {
        // Given
        let first = try await sut.getStory.execute(identifier)
        store.fail(with: busy)
        // Then
        #expect(try await sut.getStory.execute(identifier) == first)
    }

    @Test("Refreshing reads what is stored, and falls back to what was read before")
    func refreshing() async throws {
        _ = try await sut.getStory.execute(identifier)
        _ = try await store.edit(identifier, StoryEdit(title: "Elsewhere"))
        #expect(try await sut.refreshStory.execute(identifier).title == "Elsewhere")
        store.fail(with: busy)
        #expect(try await sut.refreshStory.execute(identifier).title == "Elsewhere")
        #expect(try await sut.getStory.execute(identifier).title == "Elsewhere")
    }

    @Test("There is nothing to fall back to for what was never read, and for what is gone")
    func nothingToFallBackTo() async throws {
        store.fail(with: busy)
        await #expect(throws: LibraryError.storage(busy)) { try await sut.refreshStory.execute(identifier) }
        store.fail(with: nil)
        _ = try await sut.getStory.execute(identifier)
        try await store.delete([identifier])
        await #expect(throws: LibraryError.storage(.notFound(.story, "stub"))) {
            try await sut.refreshStory.execute(identifier)
        }
    }

    @Test("What another process changes is not in memory any more")
    func changedElsewhere() async throws {
        // Given
        let observation = HeardObservation()
        let sut = LibraryContainer(dependencies: .stub(store, observation: observation))
        _ = try await sut.getStory.execute(identifier)
        _ = try await sut.getHeroes.execute()
        // When
        _ = try await store.edit(identifier, StoryEdit(title: "Elsewhere"))
        observation.tell([.stories])
        await observation.asked.arrival(of: 2)
        // Then
        #expect(try await sut.getStory.execute(identifier).title == "Elsewhere")
        store.fail(with: busy)
        #expect(try await sut.getHeroes.execute().isEmpty)
    }

    @Test("Where nobody tells of changes, what is stored is read each time, and what is in memory only if that fails")
    func blind() async throws {
        // Given
        _ = try await sut.getStory.execute(identifier)
        // When
        observation.end()
        await sut.cache.endOfWatch()
        _ = try await store.edit(identifier, StoryEdit(title: "Elsewhere"))
        // Then
        #expect(try await sut.getStory.execute(identifier).title == "Elsewhere")
        store.fail(with: busy)
        #expect(try await sut.getStory.execute(identifier).title == "Elsewhere")
    }

    @Test("What is changed here is not in memory any more, whatever it was")
    func changedHere() async throws {
        // Given
        #expect(try await sut.getStory.execute(identifier).isFavorite == false)
        #expect(try await sut.getHeroes.execute().isEmpty)
        #expect(try await sut.getEvents.execute().isEmpty)
        // When
        try await sut.setFavorite.execute(FavoriteChange(identifier: identifier, isFavorite: true))
        let hero = try await sut.addHero.execute(.stub())
        let event = try await sut.addEvent.execute(EventDraft(title: "First tooth"))
        // Then
        #expect(try await sut.getStory.execute(identifier).isFavorite)
        #expect(try await sut.getHero.execute(hero.id) == hero)
        #expect(try await sut.getEvent.execute(event.id) == event)
        // When
        let renamed = try await sut.updateHero.execute(HeroChange(identifier: hero.id, draft: .stub(name: "Ole")))
        #expect(try await sut.getHeroes.execute() == [renamed])
        try await sut.deleteHero.execute(hero.id)
        try await sut.deleteEvent.execute(event.id)
        try await sut.deleteStories.execute([identifier])
        // Then
        #expect(try await sut.getHeroes.execute().isEmpty)
        #expect(try await sut.getEvents.execute().isEmpty)
        await #expect(throws: LibraryError.storage(.notFound(.story, "stub"))) {
            try await sut.getStory.execute(identifier)
        }
    }

    @Test("Nothing is watched before something is remembered, and nothing once nobody is there to remember")
    func watching() async throws {
        // Given
        let observation = LibraryObservationFake()
        do {
            let sut = LibraryContainer(dependencies: .stub(store, observation: observation))
            // Then
            _ = try await sut.getStories.execute(StoryQuery())
            #expect(observation.listenerCount == 0)
            _ = try await sut.getStory.execute(identifier)
            #expect(observation.listenerCount == 1)
        }
        await until { observation.listenerCount == 0 }
    }

    @Test("What is read while it changes is not remembered")
    func changedWhileRead() async throws {
        // Given
        let cache = LibraryCache(observation: observation)
        let gate = Gate()
        let read: @Sendable () async throws(StorageError) -> [Hero] = {
            await gate.pass()
            return [.stub()]
        }
        // When
        let task = Task { try await cache.get(\.heroes, of: [.heroes], read) }
        await gate.arrival()
        cache.forget([.heroes])
        gate.open()
        #expect(try await task.value == [.stub()])
        // Then
        let second = try await cache.get(\.heroes, of: [.heroes]) { () async throws(StorageError) in [] }
        #expect(second.isEmpty)
    }

    @Test("A read that breaks off because nobody waits for it is no fault of the library")
    func cancelled() async {
        let gate = Gate()
        let task = Task {
            await attempt { () async throws(LibraryError) in
                try await LibraryError.stored(
                    by: { () async throws(StorageError) -> Int in
                        await gate.pass()
                        throw .failed(path: "/library", detail: "cancelled")
                    })
            }
        }
        await gate.arrival()
        task.cancel()
        #expect(await task.value == .failure(.cancelled))
        #expect(LibraryError.cancelled.severity == .notice)
    }

    @Test("Upkeep goes to whoever does it")
    func upkeep() async throws {
        let feature = LibraryFeature(dependencies: .stub(store))
        #expect(try await feature.inspect().findings.isEmpty)
        #expect(try await feature.repair().items.map(\.name) == ["database"])
        let file = URL(filePath: "/backup.zip")
        #expect(try await feature.backUp(to: file, replacing: false).file == file)
        #expect(try await feature.restore(from: file, replacing: true).file == file)
    }
}

/// Tells of changes, and sees when whoever listens has taken one: then it asks for the next.
private final class HeardObservation: LibraryObservation {
    /// Passed whenever somebody asks for the next change.
    let asked = Gate(open: true)
    private let source = LibraryObservationFake()

    func tell(_ parts: Set<LibraryPart>) { source.tell(parts) }

    func changes() -> AsyncStream<Set<LibraryPart>> {
        let told = source.changes()
        return AsyncStream(unfolding: { [asked] in
            await asked.pass()
            for await parts in told { return parts }
            return nil
        })
    }
}
