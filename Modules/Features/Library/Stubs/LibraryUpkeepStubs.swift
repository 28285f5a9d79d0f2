public import Foundation
public import StoryCore

/// Finds what it was told to find.
public struct LibraryInspectorStub: LibraryInspector {
    private let inspection: LibraryInspection

    /// Makes an inspector; without arguments the library is whole.
    public init(inspection: LibraryInspection = LibraryInspection(items: [.init(name: "database")])) {
        self.inspection = inspection
    }

    public func inspect() async throws(StorageError) -> LibraryInspection { inspection }

    public func repair() async throws(StorageError) -> LibraryInspection { inspection }

    public func damagedFiles() async throws(StorageError) -> LibraryInspection.DamagedFiles? { inspection.damaged }

    public func removeDamaged() async throws(StorageError) {}
}

/// Says that it made a backup of an empty library, and touches no file.
public struct LibraryArchiverStub: LibraryArchiver {
    /// Makes an archiver.
    public init() {}

    public func checkAvailability() async throws(StorageError) {}

    public func backUp(to file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        backup(file)
    }

    public func restore(from file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        backup(file)
    }

    private func backup(_ file: URL) -> LibraryBackup {
        LibraryBackup(
            file: file, createdAt: Date(timeIntervalSince1970: 1_000_000), storyCount: 0, fileCount: 0, byteCount: 0)
    }
}
