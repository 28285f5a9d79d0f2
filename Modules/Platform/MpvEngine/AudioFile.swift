import CMpv
import Foundation
import Glibc
import StoryCore
import Synchronization

/// A regular file, open for reading until nobody needs it any more.
///
/// libmpv is given the bytes and never a name: so it opens nothing by itself, and a file that is removed is heard to
/// its end.
final class AudioFile: Sendable {
    let size: Int64
    private let descriptor: Int32

    /// Opens a file, which is never waited for.
    init(_ file: URL) throws(PlaybackError) {
        let path = file.path
        guard file.isFileURL, !path.utf8.contains(0) else {
            throw .fileUnreadable(path: file.absoluteString, detail: "It is not a file on this machine.")
        }
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let code = errno
            guard code != ENOENT, code != ENOTDIR else { throw .fileMissing(path: path) }
            throw .fileUnreadable(path: path, detail: String(cString: strerror(code)))
        }
        var status = stat()
        let found = fstat(descriptor, &status)
        size = Int64(status.st_size)
        guard found == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .fileUnreadable(
                path: path, detail: status.st_mode & S_IFMT == S_IFDIR ? "It is a folder." : "It is not a file.")
        }
        guard size > 0 else { throw .notAudio(path: path, detail: "It is empty.") }
    }

    deinit {
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
    }

    /// Reads from a place; the count of bytes, 0 at the end, -1 if the disk fails.
    func read(into buffer: UnsafeMutableRawPointer, _ count: Int, at offset: Int64) -> Int {
        while true {
            let result = pread(descriptor, buffer, count, off_t(offset))
            if result >= 0 || errno != EINTR { return result }
        }
    }
}

/// The file that libmpv will ask for next, by the number of its load.
final class AudioShelf: Sendable {
    static let scheme = "story-audio"
    private let next = Mutex<(load: PlaybackLoad, file: AudioFile)?>(nil)

    /// Puts a file there in place of the one before.
    func put(_ file: AudioFile, for load: PlaybackLoad) {
        next.withLock { $0 = (load, file) }
    }

    /// What libmpv is told to open.
    static func address(of load: PlaybackLoad) -> String {
        "\(scheme)://\(load.rawValue)"
    }

    /// Takes the file of an address; nil if another one has taken its place.
    func take(_ address: String) -> AudioFile? {
        next.withLock { entry in
            guard let found = entry, Self.address(of: found.load) == address else { return nil }
            entry = nil
            return found.file
        }
    }

    /// Lets libmpv open what is on the shelf, which outlives the player.
    func serve(_ player: OpaquePointer, _ functions: MpvFunctions) -> Int32 {
        functions.addStream(player, Self.scheme, Unmanaged.passUnretained(self).toOpaque()) { shelf, address, stream in
            guard let shelf, let address, let stream,
                let file = Unmanaged<AudioShelf>.fromOpaque(shelf).takeUnretainedValue().take(String(cString: address))
            else { return MPV_ERROR_LOADING_FAILED.rawValue }
            stream.pointee.cookie = Unmanaged.passRetained(AudioReader(file)).toOpaque()
            stream.pointee.read_fn = { reader, buffer, count in
                guard let reader, let buffer else { return -1 }
                return Int64(AudioReader.at(reader).read(into: buffer, Int(clamping: count)))
            }
            stream.pointee.seek_fn = { reader, offset in
                reader.map { AudioReader.at($0).seek(to: offset) } ?? Int64(MPV_ERROR_GENERIC.rawValue)
            }
            stream.pointee.size_fn = { reader in
                reader.map { AudioReader.at($0).file.size } ?? Int64(MPV_ERROR_GENERIC.rawValue)
            }
            stream.pointee.close_fn = { reader in
                if let reader { Unmanaged<AudioReader>.fromOpaque(reader).release() }
            }
            return 0
        }
    }
}

/// Where libmpv is in a file; one thread of its own at a time uses it.
private final class AudioReader {
    let file: AudioFile
    private var offset: Int64 = 0

    init(_ file: AudioFile) {
        self.file = file
    }

    static func at(_ address: UnsafeMutableRawPointer) -> AudioReader {
        Unmanaged<AudioReader>.fromOpaque(address).takeUnretainedValue()
    }

    func read(into buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
        let result = file.read(into: buffer, count, at: offset)
        offset += Int64(max(0, result))
        return result
    }

    func seek(to place: Int64) -> Int64 {
        guard place >= 0 else { return Int64(MPV_ERROR_GENERIC.rawValue) }
        offset = place
        return place
    }
}
