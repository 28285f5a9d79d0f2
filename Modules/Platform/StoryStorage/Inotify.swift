import Foundation
import Glibc

/// The system's own news of files: a queue of events about folders that are watched.
struct Inotify: Sendable {
    /// One event.
    struct Event: Sendable {
        /// The watch that it belongs to.
        var watch: Int32
        /// The name of the file, if it happened to one in a folder.
        var name: String
        /// What happened, as the system has it.
        var mask: UInt32

        /// Whether events were lost, since too many came.
        var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
        /// Whether what was watched is not there any more.
        var isEndOfWatch: Bool { mask & UInt32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF) != 0 }
        /// Whether a file was written, rather than made, moved or removed.
        var isWriting: Bool { mask & UInt32(IN_MODIFY) != 0 }
    }

    /// What comes of the wish to watch a folder.
    enum Answer: Sendable {
        /// It is watched.
        case watched(Int32)
        /// It is not there.
        case missing
        /// It is no folder, or may not be read.
        case refused
    }

    private static let mask = UInt32(
        IN_MODIFY | IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    /// What is in front of an event's name.
    private static let headSize = MemoryLayout<inotify_event>.size

    /// Can be read when there are events; whoever made the queue closes it.
    let descriptor: Int32

    /// Creates a queue; nil if the system allows no more of them.
    init?() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
    }

    /// Watches what happens in a folder.
    func watch(_ folder: URL) -> Answer {
        let watch = inotify_add_watch(descriptor, folder.path, Self.mask)
        guard watch < 0 else { return .watched(watch) }
        return errno == ENOENT ? .missing : .refused
    }

    /// Ends a watch.
    func end(_ watch: Int32) {
        // It fails if the system has ended the watch already, which is as good.
        _ = inotify_rm_watch(descriptor, watch)
    }

    /// The events that have come since the last call.
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
