import Foundation
import SafeFiles
import StoryCore

/// The latest archives of a library, so that a person who loses something can be told where it may still be.
struct BackupList {
    private static let longest = 10

    let library: LibraryLayout

    /// Puts an archive at the top, and removes those that do not exist any more.
    func note(_ archive: URL) throws(StorageError) {
        let path = archive.absoluteURL.standardizedFileURL.path
        var paths =
            try SafeFiles.read(library.knownBackups).map { (try? BoundedJSON.value([String].self, of: $0)) ?? [] }
            ?? []
        paths.removeAll { $0 == path || !FileManager.default.fileExists(atPath: $0) }
        paths = Array(([path] + paths).prefix(Self.longest))
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            try SafeFiles.write(try encoder.encode(paths), to: library.knownBackups, durability: .process)
        } catch let error as StorageError {
            throw error
        } catch {
            throw .failed(path: library.knownBackups.path, detail: "\(error.localizedDescription)")
        }
    }
}
