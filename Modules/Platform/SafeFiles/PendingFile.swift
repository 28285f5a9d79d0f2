public import Foundation
public import StoryCore

/// New content of a file that waits elsewhere, because it comes into force together with something else.
///
/// Once the waiting file is there it counts: whoever wants to read or write the file itself calls ``apply()`` first.
/// A waiting file that is empty stands for no file.
public struct PendingFile: Sendable {
    /// Where the content waits.
    private let waiting: URL
    /// Where it belongs.
    private let file: URL

    /// Names the two; neither has to be there.
    public init(waiting: URL, for file: URL) {
        self.waiting = waiting
        self.file = file
    }

    /// Puts what waits in its place; does nothing if nothing waits.
    ///
    /// Two processes may do it at once, and one may end in the middle: the other, or the next, goes on.
    public func apply() throws(StorageError) {
        guard try SafeFiles.read(waiting) != nil else { return }
        let lock = try FileLock(waiting.appendingPathExtension("lock"), guarding: "The settings", waiting: .wait)
        defer { lock.release() }
        // Somebody else may have done it meanwhile, and the file may have been changed since.
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
