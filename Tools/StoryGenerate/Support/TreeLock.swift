import Foundation

/// Keeps a second process from writing at the same time; it goes with its process, however that ends.
struct TreeLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock of a folder.
    ///
    /// - Throws: ``TreeError/busy(folder:)`` if another process has it.
    init(root: URL) throws(TreeError) {
        descriptor = open(root.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .unreadable(path: root.path, reason: String(cString: strerror(errno)))
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw .busy(folder: root.path)
        }
    }

    /// Lets others write.
    func release() {
        close(descriptor)
    }
}
