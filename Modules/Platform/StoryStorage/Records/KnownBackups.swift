import Foundation
import Glibc
import SafeFiles
import StoryCore

/// The known backups of a library that still exist: those made before migrations, replaced libraries, and the latest
/// archives.
struct KnownBackups: Sendable {
    /// A backup, with the date of its file.
    struct Backup: Hashable, Sendable {
        var path: String
        var date: Date
    }

    let library: LibraryLayout

    /// The newest; nil if there is none.
    var newest: Backup? { all.max { $0.date < $1.date } }

    private var all: [Backup] {
        let beside = (try? SafeFiles.names(in: library.data)) ?? []
        let copies = beside.filter { $0.hasPrefix("library.sqlite.before-") && $0.hasSuffix(".backup") }
            .map { library.data.appending(path: $0).path }
        let parent = library.data.deletingLastPathComponent()
        let replaced = ((try? SafeFiles.names(in: parent)) ?? [])
            .filter { $0.hasPrefix("\(library.data.lastPathComponent).previous-") }
            .map { parent.appending(path: $0).path }
        return (copies + replaced + archives).compactMap { path in
            var status = stat()
            guard lstat(path, &status) == 0 else { return nil }
            return Backup(path: path, date: Date(timeIntervalSince1970: TimeInterval(status.st_mtim.tv_sec)))
        }
    }

    private var archives: [String] {
        guard let data = try? SafeFiles.read(library.knownBackups) else { return [] }
        return (try? BoundedJSON.value([String].self, of: data)) ?? []
    }
}
