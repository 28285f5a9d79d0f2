import FeatureKit
import FeatureKitStubs
import Foundation
import Library
import LibraryStubs
import StoryCore
import Synchronization
import Testing

/// A folder of backups in memory.
private final class BackupFolderFake: LibraryArchiver {
    private let state: Mutex<(names: Set<String>?, made: [String], isTaken: Bool)>

    init(_ names: Set<String>? = []) { state = Mutex((names, [], false)) }

    var names: [String] { state.withLock { ($0.names ?? []).sorted() } }
    var made: [String] { state.withLock { $0.made } }

    /// Another worker makes the backup at the same time.
    func take() { state.withLock { $0.isTaken = true } }

    func checkAvailability() async throws(StorageError) {}

    func names(in folder: URL) async throws(StorageError) -> [String] {
        guard let names = state.withLock({ $0.names }) else {
            throw .badLocation(path: folder.path, detail: "There is no such folder.")
        }
        return Array(names)
    }

    func deleteBackup(_ file: URL) async throws(StorageError) {
        state.withLock { _ = $0.names?.remove(file.lastPathComponent) }
    }

    func backUp(to file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        let isTaken = state.withLock { state in
            if !state.isTaken {
                state.names?.insert(file.lastPathComponent)
                state.made.append(file.path)
            }
            return state.isTaken
        }
        if isTaken { throw .exists(path: file.path) }
        return LibraryBackup(
            file: file, createdAt: Date(timeIntervalSince1970: 0), storyCount: 0, fileCount: 0, byteCount: 0)
    }

    func restore(from file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        throw .notFound(.backup, file.path)
    }

    func previousLibraries() async throws(StorageError) -> [PreviousLibrary] { [] }
    func restorePrevious(_ name: String) async throws(StorageError) -> PreviousLibrary? { nil }
    func deletePrevious(_ names: [String]) async throws(StorageError) {}
}

@Suite("The backup of the day", .timeLimit(.minutes(1)))
struct DailyBackupTests {
    private let library = LibraryFake()
    private let now = Date(timeIntervalSince1970: 1_000_000)

    private var today: String { "story-daily-\(day(0)).zip" }

    /// The day so many days ago, as names have it.
    private func day(_ count: Int) -> String { StoryText.day(now.addingTimeInterval(-Double(count) * 86_400)) }

    private func feature(_ folder: BackupFolderFake, access: AccessGuard = AccessGuard()) -> LibraryFeature {
        var dependencies = LibraryDependencies.stub(library, archiver: folder)
        let now = now
        (dependencies.access, dependencies.now) = (access, { now })
        return LibraryFeature(dependencies: dependencies)
    }

    @Test("Without a folder in the settings there is none")
    func none() async throws {
        let folder = BackupFolderFake()
        #expect(try await feature(folder).backUpDaily() == nil)
        #expect(folder.made.isEmpty)
    }

    @Test("It is made once a day, in a file named after the day")
    func once() async throws {
        // Given
        let folder = BackupFolderFake()
        try await library.save(AppSettings(backupFolder: "/backups"))

        // When
        let backups = [try await feature(folder).backUpDaily(), try await feature(folder).backUpDaily()]

        // Then
        #expect(backups.map { $0?.file.path } == ["/backups/\(today)", nil])
        #expect(folder.made == ["/backups/\(today)"])
    }

    @Test("The newest are kept; what is no daily backup is left alone, and nothing goes before the new one is there")
    func keeping() async throws {
        // Given
        let own = [
            "story-2026-01-01.zip", "story-daily-2026.zip", "story-daily-2026-1-01.zip", "photo.jpg",
            "story-daily-2026-01-01.zip.old", "story-daily-.zip",
        ]
        let folder = BackupFolderFake(Set((1...5).map { "story-daily-\(day($0)).zip" } + own))
        try await library.save(AppSettings(backupFolder: "/backups", keptBackups: 3))

        // When
        _ = try await feature(folder).backUpDaily()

        // Then
        #expect(Set(folder.names) == Set(own + [today] + (1...2).map { "story-daily-\(day($0)).zip" }))
    }

    @Test("Where another worker was quicker, or the folder is gone, nothing is deleted")
    func others() async throws {
        // Given
        let taken = BackupFolderFake(Set((1...5).map { "story-daily-\(day($0)).zip" }))
        taken.take()
        try await library.save(AppSettings(backupFolder: "/backups", keptBackups: 1))

        // When, Then
        #expect(try await feature(taken).backUpDaily() == nil)
        #expect(taken.names.count == 5)
        let gone = LibraryError.storage(.badLocation(path: "/backups", detail: "There is no such folder."))
        await #expect(throws: gone) { try await feature(BackupFolderFake(nil)).backUpDaily() }
    }

    @Test("It needs no PIN, since a parent chose the folder; a child's profile makes none")
    func access() async throws {
        struct Fixed: AccessPolicy {
            var fixed: AccessDecision
            func decision(
                on action: AccessAction, content: StoryContent?, by profile: ProfileID
            ) async -> AccessDecision { fixed }

            func controls(of profile: ProfileID) async throws(StorageError) -> CurrentControls { .unlimited }
        }
        let folder = BackupFolderFake()
        try await library.save(AppSettings(backupFolder: "/backups"))
        let refusal = AccessRefusal.notAllowed(.manageLibrary, profile: "Ben")
        for decision in [AccessDecision.refused(refusal), .needsPIN(otherwise: refusal)] {
            let child = feature(folder, access: AccessGuard(policy: Fixed(fixed: decision)))
            await #expect(throws: LibraryError.refused(refusal)) { try await child.backUpDaily() }
        }
        let parent = Fixed(fixed: .needsPIN(otherwise: .pinNeeded(.manageLibrary)))
        #expect(try await feature(folder, access: AccessGuard(policy: parent)).backUpDaily() != nil)
    }
}
