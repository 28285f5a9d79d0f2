import CSystemd
import Glibc

/// Wakes the one thread that waits for its descriptor; it may be rung by anybody, and rings made meanwhile are not lost.
final class BusBell: Sendable {
    /// Readable while it has been rung; -1 if the system has none left.
    let descriptor: Int32

    init() {
        descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func ring() {
        var one: UInt64 = 1
        write(descriptor, &one, MemoryLayout<UInt64>.size)
    }

    /// Forgets that it was rung.
    func clear() {
        var count: UInt64 = 0
        read(descriptor, &count, MemoryLayout<UInt64>.size)
    }
}
