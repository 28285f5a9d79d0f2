import Checksums
import Foundation
import SafeFiles
import StoryCore

/// The damaged folder beside the database: what repairs move aside because it may be a person's work, with an index.
struct DamagedFolder: Sendable {
    /// The index: one line of JSON per item.
    static let indexName = "index.jsonl"

    /// An entry of the index.
    struct Entry: Hashable, Codable, Sendable {
        /// The name in this folder.
        var name: String
        /// The former path below the library's folder.
        var path: String
        /// The kind of item.
        var kind: Kind
        /// The size in bytes.
        var bytes: Int
        /// The SHA-256 of its content, 64 lowercase digits; nil for what is no file or cannot be read.
        var sha256: String?
        /// The date of the repair.
        var date: Date
        /// The reason, as a sentence.
        var reason: String
    }

    /// The kinds of items, by their names.
    enum Kind: String, Codable, Sendable {
        case picture, narration, database, record, rows, other
    }

    let folder: URL
    let now: @Sendable () -> Date

    /// Moves an item to the folder.
    ///
    /// The index is written first: a crash in between leaves an extra line, never an item without one.
    ///
    /// - Parameters:
    ///   - path: The path of the item below the library's folder.
    ///   - name: Its name here, with a number if it is taken.
    ///   - move: Moves it to the given location.
    /// - Returns: Its new location.
    @discardableResult
    func take(
        _ item: URL, path: String, as name: String? = nil, kind: Kind, reason: String,
        by move: (URL) throws(StorageError) -> Void
    ) throws(StorageError) -> URL {
        guard let status = FileStatus(item) else { throw .notFound(.media, path) }
        try SafeFiles.makeFolder(folder)
        let target = SafeFiles.unused(name ?? path.replacing("/", with: "-"), in: folder)
        try note(
            Entry(
                name: target.lastPathComponent, path: path, kind: kind, bytes: status.byteCount,
                sha256: status.isFile ? digest(of: item) : nil, date: now(), reason: reason))
        try move(target)
        return target
    }

    /// Writes content that is no file of its own, such as the rows of a story, with an entry in the index.
    func keep(_ content: Data, path: String, as name: String, kind: Kind, reason: String) throws(StorageError) {
        try SafeFiles.makeFolder(folder)
        let target = SafeFiles.unused(name, in: folder)
        try note(
            Entry(
                name: target.lastPathComponent, path: path, kind: kind, bytes: content.count,
                sha256: Checksum(of: content).hexadecimal, date: now(), reason: reason))
        try SafeFiles.write(content, to: target, durability: .power)
    }

    /// Returns the number and size of the items; nil if there are none.
    func content() throws(StorageError) -> LibraryInspection.DamagedFiles? {
        let items = try SafeFiles.names(in: folder).filter { $0 != Self.indexName }
        guard !items.isEmpty else { return nil }
        let byteCount = items.reduce(0) { $0 + (FileStatus(folder.appending(path: $1))?.byteCount ?? 0) }
        return LibraryInspection.DamagedFiles(folder: folder.path, fileCount: items.count, byteCount: byteCount)
    }

    // MARK: - Private

    private func note(_ entry: Entry) throws(StorageError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        let index = folder.appending(path: Self.indexName)
        do {
            try SafeFiles.append(try encoder.encode(entry) + Data("\n".utf8), to: index)
        } catch let error as StorageError {
            throw error
        } catch {
            throw .failed(path: index.path, detail: "\(error.localizedDescription)")
        }
    }

    /// Returns the digest; nil for what cannot be read, which is moved all the same.
    private func digest(of item: URL) -> String? {
        try? OpenFile(item).checksum()
    }
}

extension DamagedFolder.Kind {
    /// Creates the kind of a media file, by its extension.
    init(_ reference: MediaReference) {
        self =
            switch reference.fileExtension {
            case "opus": .narration
            case "png", "jpg", "jpeg", "svg", "webp": .picture
            default: .other
            }
    }
}
