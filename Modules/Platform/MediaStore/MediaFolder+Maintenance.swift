public import Foundation
import Glibc
import SafeFiles
public import StoryCore

extension MediaFolder: MediaMaintenance {
    /// The folder may be a link to another disk.
    public var isEmpty: Bool {
        do throws(StorageError) {
            return try SafeFiles.names(in: folder).isEmpty
        } catch {
            // There is an entry, or the folder cannot be read.
            return false
        }
    }

    @concurrent
    public func condition(of reference: MediaReference) async -> MediaCondition {
        guard reference.isWellFormed else { return .damaged("The library never gives files such a name.") }
        let file = url(of: reference)
        do throws(StorageError) {
            guard let status = try FileStatus.look(at: file) else { return .missing }
            guard status.isFile else { return .notAFile(status.kindName) }
            guard status.byteCount == reference.byteCount else {
                return .damaged("It has \(status.byteCount) bytes instead of \(reference.byteCount).")
            }
            let digest = try Self.digest(of: file).digest
            return digest == reference.digest ? .whole : .damaged("Its checksum has changed since it was stored.")
        } catch {
            return .unreadable(error.reason ?? error.message)
        }
    }

    public func forEachEntry(_ body: (MediaEntry) throws(StorageError) -> Void) throws(StorageError) {
        if let status = FileStatus(folder), status.isOpen {
            try body(MediaEntry(path: "", kind: .folder, isOpen: true))
        }
        for name in try SafeFiles.names(in: folder).sorted() {
            let item = folder.appending(path: name)
            guard let status = FileStatus(item) else { continue }
            let isOurs = status.isFolder && (name == ".withdrawn" || Self.isPrefix(name))
            try body(MediaEntry(path: name, kind: isOurs ? .folder : .foreign, isOpen: status.isOpen))
            guard isOurs else { continue }
            for file in try SafeFiles.names(in: item).sorted() {
                guard let status = FileStatus(item.appending(path: file)) else { continue }
                try body(
                    MediaEntry(
                        path: "\(name)/\(file)",
                        kind: name == ".withdrawn"
                            ? Self.kind(trashed: file, status)
                            : Self.kind(folder: name, file: file, byteCount: status.byteCount),
                        isOpen: status.isOpen))
            }
        }
    }

    public func remove(_ path: String) throws(StorageError) {
        let lock = try removalLock()
        defer { lock.release() }
        try SafeFiles.remove(folder.appending(path: path))
    }

    public func setAside(_ path: String, to target: URL) throws(StorageError) {
        let item = folder.appending(path: path)
        guard FileStatus(item) != nil else { throw .notFound(.media, path) }
        let lock = try removalLock()
        defer { lock.release() }
        guard rename(item.path, target.path) == 0 else { throw StorageError(errno: errno, path: item.path) }
    }

    public func tighten(_ path: String) throws(StorageError) {
        try SafeFiles.tighten(path.isEmpty ? folder : folder.appending(path: path))
    }

    // MARK: - Names

    private static func isPrefix(_ name: String) -> Bool {
        name.utf8.count == 2 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    }

    private static func kind(trashed file: String, _ status: FileStatus) -> MediaEntry.Kind {
        trashedReference(file) != nil && (status.isFile || status.isLink) ? .trashed : .foreign
    }

    private static func kind(folder: String, file: String, byteCount: Int) -> MediaEntry.Kind {
        let parts = file.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3 && parts[2].utf8.count == 6 else { return .foreign }
        let reference = MediaReference(
            digest: folder + parts[0], fileExtension: String(parts[1]), byteCount: byteCount)
        guard reference.isWellFormed else { return .foreign }
        return parts.count == 2 ? .stored(reference) : .leftover
    }
}
