import Foundation
import StoryCore

/// An archiver that logs what is backed up and restored, by numbers and never by paths: a folder may be named after
/// somebody.
struct LoggedArchiver: LibraryArchiver {
    let archiver: any LibraryArchiver
    let log: ActivityLog

    func checkAvailability() async throws(StorageError) { try await archiver.checkAvailability() }

    func backUp(to file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        try await logged("a backup") { () async throws(StorageError) in
            try await archiver.backUp(to: file, replacing: isReplacing)
        } details: {
            $0.details
        }
    }

    func names(in folder: URL) async throws(StorageError) -> [String] { try await archiver.names(in: folder) }

    func deleteBackup(_ file: URL) async throws(StorageError) {
        try await logged("deleting an old backup") { () async throws(StorageError) in
            try await archiver.deleteBackup(file)
        }
    }

    func restore(from file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        try await logged("restoring a backup") { () async throws(StorageError) in
            try await archiver.restore(from: file, replacing: isReplacing)
        } details: {
            $0.details
        }
    }

    func previousLibraries() async throws(StorageError) -> [PreviousLibrary] {
        try await archiver.previousLibraries()
    }

    func restorePrevious(_ name: String) async throws(StorageError) -> PreviousLibrary? {
        try await logged("restoring a previous library") { () async throws(StorageError) in
            try await archiver.restorePrevious(name)
        }
    }

    func deletePrevious(_ names: [String]) async throws(StorageError) {
        try await logged("deleting previous libraries") { () async throws(StorageError) in
            try await archiver.deletePrevious(names)
        }
    }

    private func logged<Answer>(
        _ what: StaticString, _ work: () async throws(StorageError) -> Answer,
        details: (Answer) -> [ActivityDetail] = { _ in [] }
    ) async throws(StorageError) -> Answer {
        try await log.around(.storage, what, work, details: details)
    }
}

extension LibraryBackup {
    /// What a line says of it.
    fileprivate var details: [ActivityDetail] {
        [.count("stories", storyCount), .count("files", fileCount), .count("bytes", byteCount)]
    }
}
