import CSystemd
import Glibc

/// A wake-up by eventfd for the single thread that polls its descriptor; any thread may signal it, and signals are not
/// lost.
final class WakeEventFD: Sendable {
    /// Readable once it was signalled; -1 if the system has none left.
    let descriptor: Int32

    init() {
        descriptor = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func signal() {
        var one: UInt64 = 1
        write(descriptor, &one, MemoryLayout<UInt64>.size)
    }

    /// Forgets the signals.
    func clear() {
        var count: UInt64 = 0
        read(descriptor, &count, MemoryLayout<UInt64>.size)
    }
}
