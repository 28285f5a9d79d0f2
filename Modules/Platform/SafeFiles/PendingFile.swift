public import Foundation
public import StoryCore

/// New content of a file that is stored elsewhere, because it takes effect together with something else.
///
/// Once the pending file exists it counts: call ``apply()`` before reading or writing the file itself. An empty pending
/// file stands for no file.
public struct PendingFile: Sendable {
    /// The pending file.
    private let waiting: URL
    /// The file that it replaces.
    private let file: URL

    /// Creates a pair of files; neither has to exist.
    public init(waiting: URL, for file: URL) {
        self.waiting = waiting
        self.file = file
    }

    /// Moves the pending content into place; does nothing if there is none.
    ///
    /// Two processes may do it at once, and one may end in the middle: the other, or the next, completes it.
    public func apply() throws(StorageError) {
        guard try SafeFiles.read(waiting) != nil else { return }
        let lock = try FileLock(waiting.appendingPathExtension("lock"), guarding: "The settings", waiting: .wait)
        defer { lock.release() }
        // Another process may have done it meanwhile, and the file may have changed since.
        guard let content = try SafeFiles.read(waiting) else { return }
        let folder = file.deletingLastPathComponent()
        try SafeFiles.makeFolder(folder)
        if content.isEmpty {
            try SafeFiles.remove(file)
            try SafeFiles.sync(folder)
        } else {
            try SafeFiles.write(content, to: file, durability: .power)
        }
        try SafeFiles.remove(waiting)
        try SafeFiles.sync(waiting.deletingLastPathComponent())
    }
}
