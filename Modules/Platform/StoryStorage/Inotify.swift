import Foundation
import Glibc

/// A queue of the system's file notifications (inotify).
struct Inotify: Sendable {
    /// An event.
    struct Event: Sendable {
        /// The watch.
        var watch: Int32
        /// The name of the file in the folder, if the event concerns one.
        var name: String
        /// The system's event mask.
        var mask: UInt32

        /// Whether events were lost because there were too many.
        var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
        /// Whether the watched folder is gone.
        var isEndOfWatch: Bool { mask & UInt32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF) != 0 }
        /// Whether a file was written, rather than created, moved or deleted.
        var isWriting: Bool { mask & UInt32(IN_MODIFY) != 0 }
    }

    /// The result of adding a watch.
    enum Answer: Sendable {
        /// The folder is watched.
        case watched(Int32)
        /// The folder does not exist.
        case missing
        /// It is no folder, or not readable.
        case refused
    }

    private static let mask = UInt32(
        IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    /// The size of an event without its name.
    private static let headSize = MemoryLayout<inotify_event>.size

    /// The descriptor, readable when there are events; the creator of the queue closes it.
    let descriptor: Int32

    /// Creates a queue; nil if the system allows no more of them.
    init?() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
    }

    /// Watches a folder.
    func watch(_ folder: URL) -> Answer {
        let watch = inotify_add_watch(descriptor, folder.path, Self.mask)
        guard watch < 0 else { return .watched(watch) }
        return errno == ENOENT ? .missing : .refused
    }

    /// Removes a watch.
    func end(_ watch: Int32) {
        // This fails if the system has already removed the watch, which is fine.
        _ = inotify_rm_watch(descriptor, watch)
    }

    /// Returns the events since the last call.
    func pending() -> [Event] {
        var events: [Event] = []
        var buffer = [UInt8](repeating: 0, count: 16 * 1024)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return events }
            buffer.withUnsafeBytes { events += Self.events(in: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    private static func events(in bytes: UnsafeRawBufferPointer) -> [Event] {
        var events: [Event] = []
        var offset = 0
        while offset + headSize <= bytes.count {
            let head = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let end = min(offset + headSize + Int(head.len), bytes.count)
            let name = bytes[(offset + headSize)..<end].prefix { $0 != 0 }
            events.append(Event(watch: head.wd, name: String(decoding: name, as: UTF8.self), mask: head.mask))
            offset = end
        }
        return events
    }
}
