import Foundation
import Glibc
import MediaStore
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("A deletion that is killed", .tags(.process), .timeLimit(.minutes(1)))
struct KilledDeletionTests {
    private let folder: TemporaryFolder
    private let library: LibraryWithFiles

    init() throws {
        folder = try TemporaryFolder()
        library = LibraryWithFiles(folder.url)
    }

    @Test(
        "Before the rows are gone the story is whole again, afterwards nothing is left",
        arguments: DeadlyMoment.allCases)
    func moments(moment: DeadlyMoment) async throws {
        // Given
        let victims = [
            try await library.add("victim-a", pictures: ["shared", "a"]),
            try await library.add("victim-b", pictures: ["shared", "b"]),
        ]
        let kept = try await library.add("kept", pictures: ["shared", "kept"])
        // When
        let child = try ChildProcess(.deleter, name: moment.rawValue, folder: folder.url)
        #expect(await !child.output(until: "done").contains("done"))
        // Then
        let next = LibraryWithFiles(folder.url)
        #expect(try await next.stories.story(kept.id) == kept)
        if moment.isBeforeTheEnd {
            for victim in victims { #expect(try await next.stories.story(victim.id) == victim) }
            #expect(try next.mediaFiles == (victims + [kept]).reduce(into: []) { $0.formUnion($1.files) })
            try await next.stories.delete(victims.map(\.id))
        }
        #expect(try await next.stories.stories(StoryQuery()).stories.map(\.id) == [kept.id])
        #expect(try next.mediaFiles == kept.files)
        #expect(try folder.names.filter { $0.hasPrefix("jobs/") } == [])
    }

    @Test("Whenever it is killed, every story is whole or gone, both that went together", arguments: [1, 4, 9, 15])
    func anyMoment(count: Int) async throws {
        // Given
        var stories: [StoryID: Story] = [:]
        for index in 10..<50 {
            let story = try await library.add("victim-\(index)", pictures: ["shared \(index / 2)", "own \(index)"])
            stories[story.id] = story
        }
        // When
        let child = try ChildProcess(.deleter, folder: folder.url)
        for _ in 0..<count { _ = await child.output(until: ";") }
        await child.kill()
        // Then
        let next = LibraryWithFiles(folder.url)
        await StoryFiles(database: next.database, media: next.store).purgeOrRestoreTrash()
        let left = try await next.stories.stories(StoryQuery(limit: 1000)).stories.map(\.id)
        #expect(left.count < 40 && left.count % 2 == 0)
        for identifier in left { #expect(try await next.stories.story(identifier) == stories[identifier]) }
        #expect(try next.mediaFiles == left.reduce(into: []) { $0.formUnion(stories[$1]?.files ?? []) })
    }
}

/// When a process kills itself.
enum DeadlyMoment: String, CaseIterable {
    case beforeTrashing, duringTrashing, afterTrashing, beforeSettling, duringSettling, afterSettling

    /// Whether the transaction has not ended by then.
    var isBeforeTheEnd: Bool { [.beforeTrashing, .duringTrashing, .afterTrashing].contains(self) }
}

/// A store whose process ends in the middle of what it does.
struct DeadlyMedia: MediaGarbageCollecting {
    let store: MediaFolder
    let moment: DeadlyMoment

    var hasTrash: Bool { store.hasTrash }

    func store(fileAt file: URL, fileExtension: String) async throws(StorageError) -> MediaReference {
        try await store.store(fileAt: file, fileExtension: fileExtension)
    }
    func url(of reference: MediaReference) -> URL { store.url(of: reference) }
    func references(withContentOf file: URL) throws(StorageError) -> [MediaReference] {
        try store.references(withContentOf: file)
    }
    func isThere(_ reference: MediaReference) -> Bool { store.isThere(reference) }

    func moveToTrash(_ references: [MediaReference]) throws(StorageError) {
        die(at: .beforeTrashing)
        try store.moveToTrash(Array(references.prefix(3)))
        die(at: .duringTrashing)
        try store.moveToTrash(Array(references.dropFirst(3)))
        die(at: .afterTrashing)
    }

    func purgeOrRestoreTrash(isNeeded: (String) throws(StorageError) -> Bool) throws(StorageError) {
        die(at: .beforeSettling)
        var count = 0
        try store.purgeOrRestoreTrash { digest throws(StorageError) in
            count += 1
            if count == 3 { die(at: .duringSettling) }
            return try isNeeded(digest)
        }
        die(at: .afterSettling)
    }

    private func die(at moment: DeadlyMoment) {
        if moment == self.moment { kill(getpid(), SIGKILL) }
    }
}
