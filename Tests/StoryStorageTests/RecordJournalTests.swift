import Foundation
import GRDB
import LibraryStorage
import SafeFiles
import StorageTestSupport
import StoryCore
import Synchronization
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Recovery records of changes that fail", .timeLimit(.minutes(1)))
struct RecordJournalTests {
    private let folder: TemporaryFolder
    private let library: LibraryWithFiles
    private let disk = FailingCommit()

    init() throws {
        folder = try TemporaryFolder()
        #expect(chmod(folder.url.path, 0o700) == 0)
        library = LibraryWithFiles(folder.url)
    }

    /// What the library has.
    struct Filled {
        var story: Story
        var hero: Hero
        var event: CustomStoryEvent
    }

    /// A change of a library that has a story, a hero and an event.
    enum Change: CaseIterable {
        case publish, edit, delete, moveToBin, addHero, deleteHero, addEvent, deleteEvent

        func apply(to library: LibraryWithFiles, _ filled: Filled) async throws {
            let story = filled.story
            let (heroes, events) = (
                HeroStore(database: library.database), CustomEventStore(database: library.database)
            )
            switch self {
            case .publish: try await library.add("other-story")
            case .edit: _ = try await library.stories.edit(story.id, StoryEdit(title: "Another"))
            case .delete: try await library.stories.delete([story.id])
            case .moveToBin: try await library.stories.moveToBin([story.id], at: .distantPast)
            case .addHero: try await heroes.add(.stub(name: "Ole", ordinal: 8))
            case .deleteHero: try await heroes.delete(filled.hero.id)
            case .addEvent: try await events.add(CustomStoryEvent(id: .init(rawValue: "snow"), title: "First snow"))
            case .deleteEvent: try await events.delete(filled.event.id)
            }
        }
    }

    /// The records by their paths.
    private func records() throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.file("records").path)
        return try names.filter { $0.hasSuffix(".jsonl") }.reduce(into: [:]) {
            $0[$1] = try Data(contentsOf: folder.file("records/\($1)"))
        }
    }

    private func journal() throws -> [String] { try SafeFiles.names(in: folder.file("records/journal")) }

    @Test("A transaction that cannot be committed leaves every record as it was", arguments: Change.allCases)
    func failedCommit(change: Change) async throws {
        // Given
        let filled = try await filledLibrary()
        let before = try records()
        try await library.database.write { [disk] in $0.add(transactionObserver: disk, extent: .databaseLifetime) }
        disk.isFull = true
        // When
        await #expect(throws: StorageError.self) { try await change.apply(to: library, filled) }
        disk.isFull = false
        // Then
        #expect(try records() == before)
        #expect(try journal() == [])
        #expect(try await library.checker.inspect().findings.filter { $0.kind != .extraFile } == [])
    }

    @Test("A change that is committed leaves its record, and nothing of the one before", arguments: Change.allCases)
    func committed(change: Change) async throws {
        // Given
        let filled = try await filledLibrary()
        let before = try records()
        // When
        try await change.apply(to: library, filled)
        // Then
        #expect(try records() != before)
        #expect(try journal() == [])
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test("What a killed process left of former records goes with the next change")
    func killed() async throws {
        // Given
        let filled = try await filledLibrary()
        try SafeFiles.makeFolder(folder.file("records/journal"))
        try Data("former".utf8).write(to: folder.file("records/journal/former"))
        // When
        _ = try await LibraryWithFiles(folder.url).stories.edit(filled.story.id, StoryEdit(title: "Another"))
        // Then
        #expect(try journal() == [])
    }

    @Test("A record that another process has written since stays")
    func writtenSince() throws {
        // Given
        let sut = RecordJournal(folder: folder.file("journal"))
        let record = folder.file("record")
        try SafeFiles.write(Data("former".utf8), to: record, durability: .process)
        try sut.replace(record) { try SafeFiles.write(Data("failed".utf8), to: record, durability: .process) }
        try SafeFiles.write(Data("committed".utf8), to: record, durability: .process)
        // When
        sut.rollBack()
        // Then
        #expect(try Data(contentsOf: record) == Data("committed".utf8))
        #expect(try SafeFiles.names(in: folder.file("journal")) == [])
    }

    private func filledLibrary() async throws -> Filled {
        let filled = try await Filled(
            story: library.add("first-story"), hero: .stub(name: "Nora", ordinal: 7),
            event: CustomStoryEvent(id: .init(rawValue: "tooth"), title: "First tooth"))
        try await HeroStore(database: library.database).add(filled.hero)
        try await CustomEventStore(database: library.database).add(filled.event)
        return filled
    }
}

/// Refuses commits, as a full disk does.
private final class FailingCommit: TransactionObserver, Sendable {
    private let refuses = Mutex(false)

    var isFull: Bool {
        get { refuses.withLock { $0 } }
        set { refuses.withLock { $0 = newValue } }
    }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseWillCommit() throws {
        if isFull { throw DatabaseError(resultCode: .SQLITE_FULL) }
    }
    func databaseDidCommit(_ db: Database) {}
    func databaseDidRollback(_ db: Database) {}
}
