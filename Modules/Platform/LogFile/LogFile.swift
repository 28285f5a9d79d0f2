public import Foundation
import Glibc
import SafeFiles
public import StoryCore
import Synchronization

/// A file of lines that only its owner can read, to which several processes add at once.
///
/// Each line is added with one write. Once the file is full it is renamed to `story.log.1`, and what had that name to
/// `story.log.2`: the last few stay. A line that can't be written is counted, and stops nobody; the next one that can be
/// says how many were lost.
public final class LogFile: Sendable {
    /// The file.
    public let file: URL
    /// The greatest size of the file, in bytes; a longer line has a file of its own.
    private let limit: Int
    /// How many full files are kept.
    private let keptCount: Int
    private let state = Mutex(State())

    private struct State: Sendable {
        /// The open file; nil before the first line.
        var descriptor: Int32?
        /// How many lines could not be written since the last one that could.
        var lostCount = 0
        /// Whether the last line may have been cut off.
        var isCut = false
    }

    /// Creates a log `story.log` in a folder; both are created with the first line.
    ///
    /// - Parameters:
    ///   - limit: The greatest size of the file, in bytes.
    ///   - keptCount: How many full files are kept beside it.
    public init(folder: URL, limit: Int = 1 << 20, keptCount: Int = 3) {
        file = folder.appending(path: "story.log")
        (self.limit, self.keptCount) = (limit, keptCount)
    }

    deinit {
        state.withLock { state in
            if let descriptor = state.descriptor { close(descriptor) }
        }
    }

    /// Opens the file, or creates it.
    ///
    /// - Throws: ``StorageError`` if nothing can be added to it, such as ``StorageError/notAFile(path:kind:)`` for a link.
    public func open() throws(StorageError) {
        try state.withLock { state throws(StorageError) in
            _ = try descriptor(&state)
        }
    }

    /// Adds a line.
    ///
    /// - Parameter line: The line, without its end.
    func append(_ line: String) {
        state.withLock { state in
            do throws(StorageError) {
                var text = line + "\n"
                if state.lostCount > 0 { text = "\(state.lostCount) lines could not be written\n\(text)" }
                if state.isCut { text = "\n" + text }
                try write(Array(text.utf8), &state)
                (state.lostCount, state.isCut) = (0, false)
            } catch {
                state.lostCount += 1
            }
        }
    }

    // MARK: - Private

    private func write(_ bytes: [UInt8], _ state: inout State) throws(StorageError) {
        var descriptor = try descriptor(&state)
        if let size = FileStatus(descriptor: descriptor)?.byteCount, size > 0, size + bytes.count > limit {
            try rotate(adding: bytes.count)
            descriptor = try self.descriptor(&state)
        }
        while true {
            let count = Glibc.write(descriptor, bytes, bytes.count)
            let code = errno
            if count == bytes.count { return }
            if count > 0 { state.isCut = true }
            guard count < 0, code == EINTR else {
                throw StorageError(errno: count < 0 ? code : ENOSPC, path: file.path)
            }
        }
    }

    /// Returns the open file; another process may have renamed what was open, or somebody removed it.
    private func descriptor(_ state: inout State) throws(StorageError) -> Int32 {
        if let open = state.descriptor {
            if let own = FileStatus(descriptor: open), own.identity == FileStatus(file)?.identity { return open }
            close(open)
            state.descriptor = nil
        }
        let folder = file.deletingLastPathComponent()
        try SafeFiles.makeFolder(folder)
        try SafeFiles.tighten(folder)
        let opened = try SafeFiles.descriptor(forAppending: file)
        state.descriptor = opened
        return opened
    }

    /// Renames the full files, one process at a time.
    private func rotate(adding count: Int) throws(StorageError) {
        let lock = try FileLock(file.appendingPathExtension("lock"), guarding: "The log", waiting: .wait)
        defer { lock.release() }
        // Another process may have done it meanwhile.
        guard let size = FileStatus(file)?.byteCount, size + count > limit else { return }
        try SafeFiles.remove(full(keptCount))
        for number in (0..<keptCount).reversed() where FileStatus(full(number)) != nil {
            try SafeFiles.move(full(number), to: full(number + 1))
        }
        if keptCount == 0 { try SafeFiles.remove(file) }
    }

    /// Returns the file of a number: 0 is the current one, 1 the last full one.
    private func full(_ number: Int) -> URL {
        number == 0 ? file : file.appendingPathExtension(String(number))
    }
}
