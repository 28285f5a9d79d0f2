public import Foundation
import Glibc
public import StoryCore
import Synchronization

/// A file lock between processes, and between tasks of one process; it ends with ``release()``, with the value, or with
/// the process, however that ends.
public final class FileLock: Sendable {
    private let descriptor: Mutex<Int32?>

    /// What to do if the lock is held.
    public enum Waiting: Sendable {
        /// Throw ``StorageError/busy(_:)``.
        case fail
        /// Block the thread until the lock is free: only for locks that are held for a moment.
        case wait
    }

    /// Whether others may hold the lock at the same time.
    public enum Sharing: Sendable {
        /// Exclusive.
        case alone
        /// Shared.
        case shared
    }

    /// Takes the lock; creates the file if necessary.
    ///
    /// - Parameter what: What the lock guards, as the beginning of a sentence, for the error.
    /// - Throws: ``StorageError/busy(_:)`` if the lock is held and `waiting` is ``Waiting/fail``,
    ///   ``StorageError/notAFile(path:kind:)`` if something else is at its path.
    public init(
        _ file: URL, guarding what: String, sharing: Sharing = .alone, waiting: Waiting = .fail
    ) throws(StorageError) {
        let operation = (sharing == .alone ? LOCK_EX : LOCK_SH) | (waiting == .wait ? 0 : LOCK_NB)
        // A shared lock works on a read-only disk, too.
        let access = sharing == .alone ? O_RDWR : O_RDONLY
        while true {
            guard let descriptor = try SafeFiles.descriptor(of: file, O_CREAT | access) else { continue }
            guard flock(descriptor, operation) == 0 else {
                let code = errno
                close(descriptor)
                if code == EINTR { continue }
                if code == EWOULDBLOCK { throw .busy(what) }
                throw StorageError(errno: code, path: file.path)
            }
            // The previous holder may have removed the file meanwhile: then this locks nothing.
            if Self.isSame(descriptor, file) {
                self.descriptor = Mutex(descriptor)
                return
            }
            close(descriptor)
        }
    }

    /// Takes a shared lock, or none if its file can be neither found nor created: on a read-only or full disk nobody
    /// takes the exclusive lock either.
    public static func shared(
        _ file: URL, guarding what: String, waiting: Waiting = .fail
    ) throws(StorageError) -> FileLock? {
        do throws(StorageError) {
            return try FileLock(file, guarding: what, sharing: .shared, waiting: waiting)
        } catch .readOnly, .diskFull {
            return nil
        }
    }

    deinit {
        release()
    }

    /// Releases the lock; a second call does nothing.
    public func release() {
        descriptor.withLock { held in
            guard let descriptor = held else { return }
            // A program that is just being started has a copy of the descriptor until it runs.
            flock(descriptor, LOCK_UN)
            close(descriptor)
            held = nil
        }
    }

    /// Returns whether the lock on a file is held; false if the file does not exist.
    ///
    /// The check takes a shared lock for a moment, in which an exclusive attempt fails.
    public static func isHeld(_ file: URL) throws(StorageError) -> Bool {
        guard let descriptor = try SafeFiles.descriptor(of: file, O_RDONLY) else { return false }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_SH | LOCK_NB) == 0 {
            flock(descriptor, LOCK_UN)
            return false
        }
        let code = errno
        guard code == EWOULDBLOCK else { throw StorageError(errno: code, path: file.path) }
        return true
    }

    private static func isSame(_ descriptor: Int32, _ file: URL) -> Bool {
        var (held, named) = (stat(), stat())
        return fstat(descriptor, &held) == 0 && lstat(file.path, &named) == 0 && held.st_ino == named.st_ino
            && held.st_dev == named.st_dev
    }
}
