import Foundation
import SafeFiles
import StoryCore

/// The folders of replaced libraries, beside the library.
struct PreviousLibraries {
    let library: LibraryLayout

    private var parent: URL { library.data.deletingLastPathComponent() }
    /// The prefix of their names, before a date in UTC.
    private var prefix: String { "\(library.data.lastPathComponent).previous-" }

    /// Returns all of them, the newest first.
    func all() throws(StorageError) -> [PreviousLibrary] {
        guard FileManager.default.fileExists(atPath: parent.path) else { return [] }
        var found: [PreviousLibrary] = []
        for name in try SafeFiles.names(in: parent) where name.hasPrefix(prefix) {
            guard let previous = try previous(name) else { continue }
            found.append(previous)
        }
        return found.sorted { $0.name > $1.name }
    }

    /// Returns the one with a name.
    func named(_ name: String) throws(StorageError) -> PreviousLibrary {
        // Only a name in the folder is accepted, which leads nowhere else.
        let isThere = try SafeFiles.names(in: parent).contains(name) && name.hasPrefix(prefix)
        guard isThere, let found = try previous(name) else { throw .notFound(.previousLibrary, name) }
        return found
    }

    /// Returns an unused folder for a library that is replaced at a date.
    func unusedFolder(at date: Date) throws(StorageError) -> URL {
        let taken = Set(try SafeFiles.names(in: parent))
        let name = prefix + date.formatted(Self.style).replacing(":", with: "").replacing("T", with: "-")
        var candidate = name
        var number = 2
        while taken.contains(candidate) {
            candidate = "\(name)-\(number)"
            number += 1
        }
        return parent.appending(path: candidate, directoryHint: .isDirectory)
    }

    /// Deletes them; nobody has them open.
    func delete(_ names: [String]) throws(StorageError) {
        var found: [PreviousLibrary] = []
        for name in names { found.append(try named(name)) }
        for previous in found {
            let lock = try FileLock(LibraryLayout(data: previous.folder).useLock, guarding: "The previous library")
            defer { lock.release() }
            try SafeFiles.remove(previous.folder)
        }
        try SafeFiles.sync(parent)
    }

    // MARK: - Private

    private static let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
        .dateSeparator(.dash).time(includingFractionalSeconds: false).timeSeparator(.colon)

    /// Returns a previous library; nil for a folder that only looks like one.
    private func previous(_ name: String) throws(StorageError) -> PreviousLibrary? {
        let folder = parent.appending(path: name, directoryHint: .isDirectory)
        let values = try? folder.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        guard values?.isDirectory == true, values?.isSymbolicLink != true, let date = date(in: name) else { return nil }
        return PreviousLibrary(name: name, folder: folder, replacedAt: date, byteCount: size(of: folder))
    }

    /// Returns the date in a name: "data.previous-2026-11-22-183012".
    private func date(in name: String) -> Date? {
        let parts = name.dropFirst(prefix.count).split(separator: "-")
        guard parts.count >= 4, parts[3].count == 6 else { return nil }
        let time = [parts[3].prefix(2), parts[3].dropFirst(2).prefix(2), parts[3].suffix(2)].joined(separator: ":")
        return try? Date(parts[..<3].joined(separator: "-") + "T" + time + "Z", strategy: .iso8601)
    }

    /// Returns the size of everything readable.
    private func size(of folder: URL) -> Int {
        let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey]
        guard let items = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys) else { return 0 }
        var size = 0
        for case let item as URL in items {
            let values = try? item.resourceValues(forKeys: Set(keys))
            if values?.isRegularFile == true { size += values?.fileSize ?? 0 }
        }
        return size
    }
}
