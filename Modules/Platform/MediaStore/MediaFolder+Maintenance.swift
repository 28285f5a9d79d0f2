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
                return .damaged(Self.sizeDetail(status.byteCount, reference))
            }
            let digest = try Self.digest(of: file).digest
            return digest == reference.digest ? .whole : .damaged(Self.digestDetail)
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
            let kind = Self.kind(name, status)
            try body(MediaEntry(path: name, kind: kind, isOpen: status.isOpen))
            guard kind == .folder else { continue }
            for file in try SafeFiles.names(in: item).sorted() {
                guard let status = FileStatus(item.appending(path: file)) else { continue }
                try body(
                    MediaEntry(
                        path: "\(name)/\(file)",
                        kind: Self.kind(folder: name, file: file, byteCount: status.byteCount),
                        isOpen: status.isOpen))
            }
        }
    }

    public func remove(_ path: String) throws(StorageError) {
        let lock = try deletionLock()
        defer { lock.release() }
        try SafeFiles.remove(folder.appending(path: path))
    }

    public func setAside(_ path: String, to target: URL) throws(StorageError) {
        let item = folder.appending(path: path)
        guard FileStatus(item) != nil else { throw .notFound(.media, path) }
        let lock = try deletionLock()
        defer { lock.release() }
        guard rename(item.path, target.path) == 0 else { throw StorageError(errno: errno, path: item.path) }
    }

    public func tighten(_ path: String) throws(StorageError) {
        try SafeFiles.tighten(path.isEmpty ? folder : folder.appending(path: path))
    }

    // MARK: - Names

    private static func kind(_ name: String, _ status: FileStatus) -> MediaEntry.Kind {
        let isPrefix = name.utf8.count == 2 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }
        if status.isFolder, isPrefix { return .folder }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isDraft = parts.count == 2 && parts[0] == draftName && parts[1].utf8.count == 6
        return status.isFile && isDraft ? .leftover : .foreign
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
