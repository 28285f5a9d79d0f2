import Foundation
import StoryCore

/// Stands where observation, inspection and backup will: each goes as soon as the real part is there.
struct UnbuiltUpkeep: LibraryObservation, LibraryInspector, LibraryArchiver {
    func changes() -> AsyncStream<Set<LibraryPart>> { AsyncStream { $0.finish() } }

    func inspect() async throws(StorageError) -> LibraryInspection { throw unbuilt }

    func repair() async throws(StorageError) -> LibraryInspection { throw unbuilt }

    func backUp(to file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup { throw unbuilt }

    func restore(from file: URL, replacing isReplacing: Bool) async throws(StorageError) -> LibraryBackup {
        throw unbuilt
    }

    private var unbuilt: StorageError { .failed(path: "The library", detail: "This version cannot do that yet.") }
}
