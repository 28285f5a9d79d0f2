import Foundation
import GRDB
import Glibc
import LibraryStorage
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
        let all = (victims + [kept]).reduce(into: Set()) { $0.formUnion($1.files) }
        // When
        let child = try ChildProcess(.deleter, name: moment.rawValue, folder: folder.url)
        #expect(await !child.output(until: "done").contains("done"))
        // Then
        #expect(try library.mediaFiles == (moment.isBeforeTheDeletion ? all : all.intersection(library.mediaFiles)))
        #expect(try kept.files.isSubset(of: library.mediaFiles))
        let next = LibraryWithFiles(folder.url)
        #expect(try await next.stories.story(kept.id) == kept)
        if moment.isBeforeTheEnd {
            for victim in victims { #expect(try await next.stories.story(victim.id) == victim) }
            #expect(try next.mediaFiles == all)
            try await next.stories.delete(victims.map(\.id))
        }
        #expect(try await next.stories.stories(StoryQuery()).stories.map(\.id) == [kept.id])
        #expect(try next.mediaFiles == kept.files)
        #expect(try await next.outbox().isEmpty)
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
        await StoryFiles(database: next.database, media: next.store).finishDeletions()
        let left = try await next.stories.stories(StoryQuery(limit: 1000)).stories.map(\.id)
        #expect(left.count < 40 && left.count % 2 == 0)
        for identifier in left { #expect(try await next.stories.story(identifier) == stories[identifier]) }
        #expect(try next.mediaFiles == left.reduce(into: []) { $0.formUnion(stories[$1]?.files ?? []) })
    }
}

/// When a process kills itself.
enum DeadlyMoment: String, CaseIterable {
    case beforeOutbox, duringOutbox, beforeCommit, beforeDeletion, duringDeletion, afterDeletion

    /// Whether the transaction has not ended by then.
    var isBeforeTheEnd: Bool { [.beforeOutbox, .duringOutbox, .beforeCommit].contains(self) }
    /// Whether no file has been deleted by then.
    var isBeforeTheDeletion: Bool { isBeforeTheEnd || self == .beforeDeletion }

    /// Ends this process if it is the moment.
    fileprivate func die(at moment: DeadlyMoment) {
        if moment == self { kill(getpid(), SIGKILL) }
    }
}

/// A store whose process ends in the middle of what it does.
struct DeadlyBlobs: BackedBlobs {
    let store: MediaFolder
    let moment: DeadlyMoment

    func delete(_ references: [MediaReference]) throws(StorageError) {
        moment.die(at: .beforeDeletion)
        try store.delete(Array(references.prefix(3)))
        moment.die(at: .duringDeletion)
        try store.delete(Array(references.dropFirst(3)))
        moment.die(at: .afterDeletion)
    }
}

extension LibraryDatabase {
    /// From now on the process ends at a moment of the first transaction that writes into the outbox.
    func die(at moment: DeadlyMoment) async throws {
        try await write { database in
            // A database runs one statement at a time.
            nonisolated(unsafe) var count = 0
            database.trace { event in
                let sql = event.description
                if sql.contains("INTO blobOutbox") {
                    count += 1
                    if count == 1 { moment.die(at: .beforeOutbox) }
                    if count == 4 { moment.die(at: .duringOutbox) }
                } else if count > 0, sql.hasPrefix("COMMIT") {
                    moment.die(at: .beforeCommit)
                }
            }
        }
    }
}
