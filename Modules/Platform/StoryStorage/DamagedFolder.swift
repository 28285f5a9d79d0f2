import Checksums
import Foundation
import SafeFiles
import StoryCore

/// The folder `damaged` beside the database: what a repair puts away because it may be somebody's work, and an index
/// of what it was.
struct DamagedFolder: Sendable {
    /// The index: a line of JSON for each item that was put away.
    static let indexName = "index.jsonl"

    /// What was put away.
    struct Entry: Hashable, Codable, Sendable {
        /// Its name in this folder.
        var name: String
        /// Where it was, below the library's folder.
        var path: String
        /// What it was.
        var kind: Kind
        /// Its size.
        var bytes: Int
        /// SHA-256 of its content, 64 lowercase digits; nil for what is no file or cannot be read.
        var sha256: String?
        /// When it was put away.
        var date: Date
        /// Why, as a sentence.
        var reason: String
    }

    /// What an item was, as its name tells.
    enum Kind: String, Codable, Sendable {
        case picture, narration, database, record, rows, other
    }

    let folder: URL
    let now: @Sendable () -> Date

    /// Has an item moved here.
    ///
    /// The index is written first: a kill in between leaves a line too many, never an item that nobody knows.
    ///
    /// - Parameters:
    ///   - path: Where it is, below the library's folder.
    ///   - name: Its name here; a number is added if that is taken.
    ///   - move: Moves it to the place that it is given.
    /// - Returns: Where it is now.
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

    /// Writes what is not a file of its own, such as the rows of a story, and says so in the index.
    func keep(_ content: Data, path: String, as name: String, kind: Kind, reason: String) throws(StorageError) {
        try SafeFiles.makeFolder(folder)
        let target = SafeFiles.unused(name, in: folder)
        try note(
            Entry(
                name: target.lastPathComponent, path: path, kind: kind, bytes: content.count,
                sha256: Checksum(of: content).hexadecimal, date: now(), reason: reason))
        try SafeFiles.write(content, to: target, durability: .power)
    }

    /// How much lies here; nil if nothing does.
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

    /// Nil for what cannot be read: it is put away all the same.
    private func digest(of item: URL) -> String? {
        try? OpenFile(item).checksum()
    }
}

extension DamagedFolder.Kind {
    /// What a media file is, by its ending.
    init(_ reference: MediaReference) {
        self =
            switch reference.fileExtension {
            case "opus": .narration
            case "png", "jpg", "jpeg", "svg", "webp": .picture
            default: .other
            }
    }
}
