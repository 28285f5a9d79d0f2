public import Foundation
import Glibc
import Synchronization

/// A file that is still being written, shared by its writer and its readers.
///
/// It is held open, so that it can be read to its end even if it is moved or removed.
public final class GrowingFile: Sendable {
    private struct State {
        var isComplete = false
        var listeners: [@Sendable () -> Void] = []
    }

    /// Its location when writing began.
    public let url: URL
    private let descriptor: Int32
    private let state = Mutex(State())

    /// Opens an existing file.
    public init(_ url: URL) {
        self.url = url
        descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Whether writing has ended, for whatever reason.
    public var isComplete: Bool { state.withLock { $0.isComplete } }

    /// Returns another descriptor of the file, which the caller closes, or the negative `errno`.
    public func makeDescriptor() -> Int32 {
        guard descriptor >= 0 else { return -ENOENT }
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        return copy >= 0 ? copy : -errno
    }

    /// Adds a listener that is called after each growth and at the end. The writer calls it and must not be blocked.
    public func listen(_ tell: @escaping @Sendable () -> Void) {
        let isComplete = state.withLock { state in
            if !state.isComplete { state.listeners.append(tell) }
            return state.isComplete
        }
        if isComplete { tell() }
    }

    /// Reports growth to the listeners.
    public func grow() {
        state.withLock { $0.listeners }.forEach { $0() }
    }

    /// Marks the file as complete, also if writing was given up.
    public func complete() {
        let listeners = state.withLock { state in
            state.isComplete = true
            defer { state.listeners = [] }
            return state.listeners
        }
        listeners.forEach { $0() }
    }
}

extension GrowingFile: Hashable {
    public static func == (one: GrowingFile, other: GrowingFile) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
