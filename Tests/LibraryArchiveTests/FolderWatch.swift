import Foundation
import Glibc

/// Sees every name that appears in a folder, however soon it is gone (inotify).
struct FolderWatch: ~Copyable {
    private let descriptor: Int32

    /// Begins to watch.
    init(_ folder: URL) throws {
        descriptor = inotify_init1(Int32(IN_NONBLOCK))
        let watch = inotify_add_watch(descriptor, folder.path, UInt32(IN_CREATE | IN_MOVED_TO))
        guard descriptor >= 0, watch >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit { close(descriptor) }

    /// The names that have appeared since the last time, in order.
    var names: [String] {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        let count = read(descriptor, &buffer, buffer.count)
        let header = MemoryLayout<inotify_event>.size
        var names: [String] = []
        var start = 0
        while start + header <= count {
            let length = buffer.withUnsafeBytes {
                Int($0.loadUnaligned(fromByteOffset: start, as: inotify_event.self).len)
            }
            let name = buffer[(start + header)..<(start + header + length)].prefix { $0 != 0 }
            names.append(String(decoding: name, as: UTF8.self))
            start += header + length
        }
        return names
    }
}
