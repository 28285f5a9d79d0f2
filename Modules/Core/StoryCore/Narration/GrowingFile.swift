public import Foundation
import Glibc
import Synchronization

/// A file that is still being written, as its writer and its readers share it.
///
/// It is held open, so that it can be read to its end wherever the file is moved, and also once it is removed.
public final class GrowingFile: Sendable {
    private struct State {
        var isComplete = false
        var listeners: [@Sendable () -> Void] = []
    }

    /// Where it was when writing began.
    public let url: URL
    private let descriptor: Int32
    private let state = Mutex(State())

    /// Shares a file that is there.
    public init(_ url: URL) {
        self.url = url
        descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Whether nothing more will be written, however that came about.
    public var isComplete: Bool { state.withLock { $0.isComplete } }

    /// Another descriptor of the file, for whoever closes it, or the negative error of the system.
    public func makeDescriptor() -> Int32 {
        guard descriptor >= 0 else { return -ENOENT }
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        return copy >= 0 ? copy : -errno
    }

    /// Has something told after each growth and at the end; it is called by the writer, who does not wait.
    public func listen(_ tell: @escaping @Sendable () -> Void) {
        let isComplete = state.withLock { state in
            if !state.isComplete { state.listeners.append(tell) }
            return state.isComplete
        }
        if isComplete { tell() }
    }

    /// The writer has written more.
    public func grow() {
        state.withLock { $0.listeners }.forEach { $0() }
    }

    /// The writer is done, or gives up: what is there is all that there will be.
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
