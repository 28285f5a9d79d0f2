import Collections
import CollectionsStorage
import Foundation
import Generation
import GRDB
import GenerationStorage
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Changes of the library", .tags(.process), .timeLimit(.minutes(1)))
struct LibraryChangeTests {
    private let folder: TemporaryFolder
    private let data: URL
    /// What another part of the program, or another program, writes with.
    private let database: LibraryDatabase

    init() throws {
        folder = try TemporaryFolder()
        data = folder.file("home/data")
        database = LibraryDatabase(folder: data)
    }

    private var stories: StoryStore { StoryStore(database: database) }
    private var heroes: HeroStore { HeroStore(database: database) }
    private var events: CustomEventStore { CustomEventStore(database: database) }

    private var collections: CollectionStore { CollectionStore(database: database) }

    private func makeLibrary() async throws {
        try await heroes.add(.stub(name: "First"))
    }

    private func changes() -> AsyncStream<Set<LibraryPart>> {
        LibraryChangeObserver(folder: data, pause: .milliseconds(1)).changes()
    }

    /// Changes of a library that is there, behind the first value, which may name more than has changed.
    private func changesOfLibrary() async throws -> AsyncStream<Set<LibraryPart>>.Iterator {
        try await makeLibrary()
        var changes = changes().makeAsyncIterator()
        try await heroes.add(.stub(name: "Second"))
        #expect(await changes.next()?.contains(.heroes) == true)
        return changes
    }

    @Test("Each part is told when it changes, in whatever way, and no other")
    func parts() async throws {
        // Given
        var sut = try await changesOfLibrary()
        let (hero, story) = (try Hero.stub(), try Story.stub())
        let event = try CustomStoryEvent(id: .init(rawValue: "tooth"), title: "First tooth")
        let collection = StoryCollection(
            id: CollectionID(rawValue: "brave"), title: "Brave evenings", profile: GrowthProfile(focus: .kindness),
            createdAt: Date(timeIntervalSinceReferenceDate: 0))
        let steps: [(Set<LibraryPart>, () async throws -> Void)] = [
            ([.heroes], { try await heroes.add(hero) }), ([.heroes], { try await heroes.update(hero) }),
            ([.heroes], { try await heroes.delete(hero.id) }), ([.events], { try await events.add(event) }),
            ([.events], { try await events.update(event) }), ([.stories], { try await stories.save(story) }),
            ([.stories], { try await stories.save(story) }),
            ([.stories], { try await stories.setFavorite(false, of: story.id) }),
            ([.stories], { _ = try await stories.edit(story.id, StoryEdit(title: "Other")) }),
            ([.stories], { try await stories.delete([story.id]) }),
            ([.stories, .events], { try await stories.save(.stub(id: "used", occasion: .custom(event))) }),
            ([.events], { try await events.delete(event.id) }),
            ([.collections], { try await collections.add(collection) }),
            ([.collections], { _ = try await collections.rename(collection.id, to: "Other") }),
            ([.collections], { _ = try await collections.add(StoryID(rawValue: "used"), to: collection.id) }),
            (
                [.collections],
                {
                    let used = StoryID(rawValue: "used")
                    _ = try await collections.complete(used, in: collection.id, at: .distantPast)
                }
            ),
            ([.stories, .collections], { try await stories.delete([StoryID(rawValue: "used")]) }),
            ([.collections], { try await collections.delete(collection.id) }),
        ]
        for (index, (expected, step)) in steps.enumerated() {
            // When
            try await step()
            // Then
            #expect(await sut.next() == expected, "step \(index)")
        }
    }

    @Test("Changes that come before anybody asks are told, together and once")
    func together() async throws {
        // Given
        var sut = try await changesOfLibrary()
        // When
        try await heroes.add(.stub())
        for index in 0..<20 { try await stories.save(.stub(id: "story-\(index)")) }
        // Then
        #expect(await sut.next() == [.heroes, .stories])
        try await heroes.add(.stub(ordinal: 1))
        #expect(await sut.next() == [.heroes])
    }

    @Test("Jobs and their units are changes of jobs alone, and what is undone is none")
    func noChange() async throws {
        // Given
        var sut = try await changesOfLibrary()
        // When
        let claim = try await JobStore(database: database).open(.stub())
        for index in 0..<10 { try await claim.record(.sentence(index, samples: 10), content: samples(10)) }
        await claim.close()
        await #expect(throws: StorageError.self) { try await heroes.add(.stub(name: "First")) }
        await #expect(throws: StorageError.self) {
            try await stories.save([.stub(), .stub(id: "bad", createdAt: .nan)])
        }
        try await events.add(CustomStoryEvent(id: .init(rawValue: "one"), title: "One"))
        // Then
        var told: Set<LibraryPart> = []
        while !told.contains(.events), let parts = await sut.next() { told.formUnion(parts) }
        #expect(told == [.jobs, .events])
    }

    @Test("A library that is not there yet is not made, and its first changes are told")
    func newLibrary() async throws {
        // Given
        var sut = changes().makeAsyncIterator()
        let other = LibraryChangeObserver(folder: data, pause: .zero).changes()
        #expect(try folder.names.isEmpty)
        // When
        try await stories.save(.stub())
        // Then
        #expect(await sut.next()?.contains(.stories) == true)
        for await parts in other {
            #expect(parts.contains(.stories))
            break
        }
        try await heroes.add(.stub(name: "Ada"))
        #expect(await sut.next() == [.heroes])
    }

    @Test("A file where the folder belongs is waited away", arguments: ["home", "home/data"])
    func fileInTheWay(name: String) async throws {
        // Given
        let file = folder.file(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
        var sut = changes().makeAsyncIterator()
        // When
        try FileManager.default.removeItem(at: file)
        try await heroes.add(.stub())
        // Then
        #expect(await sut.next()?.contains(.heroes) == true)
    }

    @Test("A library is observed through a link to its folder")
    func link() async throws {
        // Given
        try await makeLibrary()
        try FileManager.default.createSymbolicLink(at: folder.file("link"), withDestinationURL: data)
        let observer = LibraryChangeObserver(folder: folder.file("link"), pause: .zero)
        var sut = observer.changes().makeAsyncIterator()
        // When
        try await heroes.add(.stub())
        // Then
        #expect(await sut.next()?.contains(.heroes) == true)
    }

    @Test("A library that cannot be read is told to have changed, so that whoever reads it finds out")
    func damaged() async throws {
        // Given
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        let file = data.appending(path: "library.sqlite")
        try Data("rubbish".utf8).write(to: file)
        var sut = changes().makeAsyncIterator()
        // When
        try Data("other rubbish".utf8).write(to: file)
        // Then
        #expect(await sut.next() == LibraryPart.known)
        #expect(try Data(contentsOf: file) == Data("other rubbish".utf8))
    }

    @Test("Another library in the place of the old one means that all has changed; so does its removal")
    func replaced() async throws {
        // Given
        var sut = try await changesOfLibrary()
        let other = LibraryDatabase(folder: folder.file("other"))
        try await HeroStore(database: other).add(.stub(name: "Other"))
        // When
        try FileManager.default.moveItem(at: data, to: folder.file("away"))
        // Then
        #expect(await sut.next() == LibraryPart.known)
        // When
        try FileManager.default.moveItem(at: folder.file("other"), to: data)
        // Then
        #expect(await sut.next()?.contains(.heroes) == true)
    }

    @Test("The end of the reading task ends the changes", arguments: [true, false])
    func cancelled(isThere: Bool) async throws {
        // Given
        if isThere { try await makeLibrary() }
        let sut = changes()
        let task = Task {
            var count = 0
            for await _ in sut { count += 1 }
            return count
        }
        // When
        task.cancel()
        // Then
        #expect(await task.value == 0)
    }

    @Test("Changes of another process are told")
    func otherProcess() async throws {
        // Given
        try await makeLibrary()
        let sut = changes()
        // When
        let child = try ChildProcess(.writer, name: "Ada", folder: data)
        // Then
        var told: Set<LibraryPart> = []
        for await parts in sut {
            told.formUnion(parts)
            let count = try await stories.stories(StoryQuery(limit: 200)).stories.count
            if count == 100 { break }
        }
        #expect(told.isSuperset(of: [.heroes, .stories]))
        #expect(await child.output(until: "written").contains("written"))
    }

    @Test("What is written into the log, but not yet done, is told once it is done")
    func longWriter() async throws {
        // Given
        var sut = try await changesOfLibrary()
        // When a transaction writes into the log long before it is done
        let writer = try DatabaseQueue(path: database.file.path)
        let task = Task {
            try await writer.write { database in
                try database.execute(sql: "PRAGMA cache_size = 1")
                for index in 0..<2000 {
                    try database.execute(
                        sql: "INSERT INTO hero VALUES (?, 'a', 'a', ?)",
                        arguments: ["long-\(index)", String(repeating: "x", count: 1000)])
                }
            }
        }
        // Then nobody is told before it is done
        #expect(await sut.next() == [.heroes])
        try await task.value
        #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM hero") } == 2002)
    }
}
