import Foundation
import Glibc
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("One observer for all who listen", .timeLimit(.minutes(1)))
struct SharedObservationTests {
    private let folder: TemporaryFolder
    private let heroes: HeroStore
    private let sut: LibraryChangeObserver

    init() async throws {
        folder = try TemporaryFolder()
        heroes = HeroStore(database: LibraryDatabase(folder: folder.url))
        sut = LibraryChangeObserver(folder: folder.url, pause: .zero)
        try await heroes.add(.stub(name: "First"))
    }

    /// Somebody who listens, and was told once.
    private func listener() async throws -> AsyncStream<Set<LibraryPart>>.Iterator {
        var listener = sut.changes().makeAsyncIterator()
        try await heroes.add(.stub(name: UUID().uuidString))
        #expect(await listener.next()?.contains(.heroes) == true)
        return listener
    }

    /// How many files of the folder this process has open, and how many watches it has on it.
    private func openFiles() throws -> Int {
        var status = stat()
        try #require(stat(folder.url.path, &status) == 0)
        let watch = "ino:\(String(status.st_ino, radix: 16)) "
        return try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { descriptor in
            // One that was closed meanwhile is none of this library.
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
            let details = try? String(contentsOfFile: "/proc/self/fdinfo/\(descriptor)", encoding: .utf8)
            return path?.hasPrefix(folder.url.path) == true || details?.contains(watch) == true
        }
    }

    @Test("However many listen, they share one watch and one database")
    func shared() async throws {
        // Given
        var first = try await listener()
        let before = try openFiles()
        // When
        var others = (0..<50).map { _ in sut.changes().makeAsyncIterator() }
        try await heroes.add(.stub(name: "Last"))
        // Then
        for index in others.indices { #expect(await others[index].next()?.contains(.heroes) == true) }
        #expect(await first.next() == [.heroes])
        #expect(try openFiles() == before)
    }

    @Test("When the last one is gone, nothing is watched any more; who comes later is told all the same")
    func gone() async throws {
        // Given
        let (first, second) = (sut.changes(), sut.changes())
        let listening = [first, second].map { changes in Task { for await _ in changes {} } }
        let work = try #require(sut.feed?.work)
        // When
        for task in listening {
            #expect(sut.feed != nil)
            task.cancel()
            await task.value
        }
        // Then
        await work.value
        _ = try await listener()
    }

    @Test("A stream that nobody reads ends with whoever holds it")
    func unread() {
        // Given
        var changes: AsyncStream<Set<LibraryPart>>? = sut.changes()
        #expect(changes != nil && sut.feed != nil)
        // When
        changes = nil
        // Then
        #expect(sut.feed == nil)
    }

    @Test("Each is told what happened since it asked last, whatever the others were told")
    func each() async throws {
        // Given
        var (one, other) = (try await listener(), try await listener())
        while await one.next() == nil {}
        // When
        try await heroes.add(.stub(name: "Third"))
        #expect(await one.next() == [.heroes])
        let event = try CustomStoryEvent(id: .init(rawValue: "tooth"), title: "First tooth")
        try await CustomEventStore(database: LibraryDatabase(folder: folder.url)).add(event)
        // Then
        #expect(await one.next() == [.events])
        #expect(await other.next() == [.heroes, .events])
    }

    @Test("The end of one who listens ends nothing for the others")
    func independent() async throws {
        // Given
        var kept = try await listener()
        let changes = sut.changes()
        let task = Task { for await _ in changes {} }
        // When
        task.cancel()
        await task.value
        try await heroes.add(.stub(name: "Last"))
        // Then
        #expect(await kept.next() == [.heroes])
    }
}
