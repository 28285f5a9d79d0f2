import Foundation
import GRDB
import Household
import HouseholdStorage
import HouseholdStubs
import LibraryArchive
import LibraryStorage
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Checks, repairs and backups of profiles", .timeLimit(.minutes(1)))
struct HouseholdUpkeepTests {
    private let folder: TemporaryFolder
    private let ben = Profile.stub()
    private let zoe = Profile.stub(id: ProfileID(rawValue: 3), name: "Zoë", shelf: .chosen)
    private let schema = LibrarySchema(features: [LibraryStorage(), HouseholdStorage()])

    /// The library with both profiles; opened anew each time.
    private var library: LibraryWithFiles { LibraryWithFiles(folder.file("data"), schema: schema) }

    init() async throws {
        folder = try TemporaryFolder()
        let store = ProfileStore(database: library.database)
        for profile in [ben, zoe] { _ = try await store.add(profile.values, at: profile.createdAt) }
    }

    private func stored() async throws -> [Profile] {
        try await ProfileStore(database: library.database).profiles().filter { !$0.isFirst }
    }

    // MARK: - Checks and repairs

    @Test("In a sound library nothing is found")
    func sound() async throws {
        #expect(try await library.checker.inspect().findings == [])
    }

    @Test("A row that was damaged is found, and corrected")
    func altered() async throws {
        // Given
        try library.executeFromOutside("UPDATE profile SET foldedName = 'bfn' WHERE number = 2")

        // When
        let found = try await library.checker.inspect().damage
        let repaired = try await library.checker.repair().damage

        // Then
        #expect(found.map(\.kind) == [.alteredRow])
        #expect(found.map(\.subject) == ["profile 2"])
        #expect(repaired.allSatisfy { if case .done = $0.repairStatus { true } else { false } }, "\(repaired)")
        #expect(try await library.checker.inspect().damage == [])
        #expect(try await stored() == [ben, zoe])
    }

    @Test("A profile that can't be read doesn't keep the story from being stored that it has asked for")
    func unreadable() async throws {
        // Given
        try library.executeFromOutside("UPDATE profile SET json = '{' WHERE number = 3")

        // When
        try await library.database.write { [zoe] database in
            try HouseholdStorage().storyWasMade("asked", for: zoe.id, in: database)
        }

        // Then
        let json = try await library.database.read {
            try String.fetchOne($0, sql: "SELECT json FROM profile WHERE number = 3")
        }
        #expect(json == "{")
    }

    @Test("A row that is gone without having been deleted is named")
    func lost() async throws {
        // Given
        try library.executeFromOutside("DELETE FROM profile WHERE number = 2")

        // When
        let found = try await library.checker.inspect().damage

        // Then
        #expect(found.map(\.kind) == [.lostRow])
        #expect(found.map(\.subject) == ["profile 2"])
    }

    @Test(
        "A row that this program can't have written is named, and repairs leave it as it is",
        arguments: [
            "name = ''", "json = '{}'", "json = replace(json, '4-6', '4-7')",
            "json = replace(json, '{', '{\"playbackSpeed\":9,')",
            "json = replace(json, '{', '{\"sleepTimer\":\"soon\",')", "createdAt = 1e300", "number = -2",
            "json = replace(json, '\"en\"', '\"e''n\"')", "foldedName = 'a' || char(27)",
        ])
    func unsound(change: String) async throws {
        // Given
        try await library.database.write {
            try $0.execute(sql: "UPDATE profile SET \(change) WHERE name = 'Ben'")
        }
        let rows = "SELECT * FROM profile ORDER BY rowid"
        let before = try await library.database.read { try Row.fetchAll($0, sql: rows).map(\.description) }

        // When
        let findings = try await library.checker.repair().damage

        // Then
        #expect(findings.map(\.kind) == [.unreadableRow])
        #expect(findings.first?.subject.hasPrefix("profile ") == true)
        #expect(try await library.database.read { try Row.fetchAll($0, sql: rows).map(\.description) } == before)
    }

    // MARK: - Backups

    /// What backs up and restores the library in a folder.
    private func archive(_ name: String) -> LibraryArchive {
        let layout = LibraryLayout(data: folder.file(name))
        return LibraryArchive(
            library: layout, settings: folder.file("settings-of-\(name).json"),
            snapshots: LibrarySnapshotStore(database: LibraryDatabase(folder: layout.data, schema: schema)))
    }

    @Test("A backup that is restored carries them")
    func backup() async throws {
        // Given
        let file = folder.file("backup.zip")
        _ = try await archive("data").backUp(to: file, replacing: false)

        // When
        _ = try await archive("other").restore(from: file, replacing: false)

        // Then
        let other = LibraryWithFiles(folder.file("other"), schema: schema)
        let restored = try await ProfileStore(database: other.database).profiles()
        #expect(restored.dropFirst() == [ben, zoe])
        #expect(try await other.checker.inspect().findings == [])
    }

    @Test("A copy with a row that this program can't have written is no backup")
    func forged() async throws {
        // Given
        let copy = folder.file("copy.sqlite")
        let sut = LibrarySnapshotStore(database: library.database)
        try await sut.take(to: copy)
        #expect(throws: Never.self) { try sut.check(copy) }

        // When
        let queue = try DatabaseQueue(path: copy.path)
        try await queue.write { try $0.execute(sql: "UPDATE profile SET name = ' '") }
        try queue.close()

        // Then
        #expect(throws: StorageError.self) { try sut.check(copy) }
    }

    @Test("They come through a rescue of what can be read of a damaged library")
    func salvage() async throws {
        // Given
        let damaged = DamagedFolder(folder: folder.file("damaged"), now: { Date(timeIntervalSinceReferenceDate: 0) })

        // When
        _ = try await library.database.salvage(keepingDamagedIn: damaged)

        // Then
        #expect(try await library.checker.inspect().damage == [])
        #expect(try await stored() == [ben, zoe])
    }

    @Test("A library from before the feature gets it, and leaves a copy of what was before")
    func migration() async throws {
        // Given
        let older = LibraryDatabase(folder: folder.file("older"), schema: LibrarySchema(features: [LibraryStorage()]))
        try await HeroStore(database: older).add(.stub())

        // When
        let database = LibraryDatabase(folder: folder.file("older"), schema: schema)
        let added = try await ProfileStore(database: database).add(ben.values, at: ben.createdAt)

        // Then
        #expect(added == ben)
        #expect(try await ProfileStore(database: database).profiles().map(\.name) == ["Family", "Ben"])
        #expect(try await HeroStore(database: database).heroes() == [try .stub()])
        #expect(try folder.names.contains("older/library.sqlite.before-Household-create.backup"))
    }
}
