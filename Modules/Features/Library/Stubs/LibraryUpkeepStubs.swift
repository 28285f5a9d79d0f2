public import Foundation
public import StoryCore

/// An inspector with a fixed result.
public struct LibraryInspectorStub: LibraryInspector {
    private let inspection: LibraryInspection

    /// Creates an inspector; without arguments the library is whole.
    public init(inspection: LibraryInspection = LibraryInspection(items: [.init(name: "database")])) {
        self.inspection = inspection
    }

    public func inspect() async throws(StorageError) -> LibraryInspection { inspection }

    public func repair() async throws(StorageError) -> LibraryInspection { inspection }

    public func damagedFiles() async throws(StorageError) -> LibraryInspection.DamagedFiles? { inspection.damaged }

    public func removeDamaged() async throws(StorageError) {}
}

/// An archiver that reports a backup of an empty library, and touches no file.
public struct LibraryArchiverStub: LibraryArchiver {
    /// Creates an archiver.
    public init() {}

    public func checkAvailability() async throws(StorageError) {}

    public func backUp(to file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        backup(file)
    }

    public func names(in folder: URL) async throws(StorageError) -> [String] { [] }

    public func deleteBackup(_ file: URL) async throws(StorageError) {}

    public func restore(from file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        backup(file)
    }

    public func previousLibraries() async throws(StorageError) -> [PreviousLibrary] { [] }

    public func restorePrevious(_ name: String) async throws(StorageError) -> PreviousLibrary? { nil }

    public func deletePrevious(_ names: [String]) async throws(StorageError) {}

    private func backup(_ file: URL) -> LibraryBackup {
        LibraryBackup(
            file: file, createdAt: Date(timeIntervalSince1970: 1_000_000), storyCount: 0, fileCount: 0, byteCount: 0)
    }
}
