import CMpv
import Synchronization

/// libmpv's read position in a file. One thread at a time reads; any may cancel, even once it is closed.
final class AudioReader: Sendable {
    private struct State {
        /// Nil once it is closed.
        var file: AudioFile?
        var offset: Int64 = 0
    }

    private let state: Mutex<State>

    init(_ file: AudioFile) {
        state = Mutex(State(file: file))
    }

    static func at(_ address: UnsafeMutableRawPointer) -> AudioReader {
        Unmanaged<AudioReader>.fromOpaque(address).takeUnretainedValue()
    }

    private var file: AudioFile? { state.withLock { $0.file } }

    /// The size for libmpv; nil while unknown.
    var knownSize: Int64? { file?.knownSize }

    /// Reads on; the count of bytes, 0 at the end, -1 if that fails.
    func read(into buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
        // Without the lock: a cancelling thread must not wait for missing bytes.
        let now = state.withLock { $0 }
        guard let file = now.file else { return -1 }
        let result = file.read(into: buffer, count, at: now.offset)
        state.withLock { $0.offset += Int64(max(0, result)) }
        return result
    }

    /// Seeks; returns the offset, or an error of libmpv.
    func seek(to offset: Int64) -> Int64 {
        guard offset >= 0 else { return Int64(MPV_ERROR_GENERIC.rawValue) }
        state.withLock { $0.offset = offset }
        return offset
    }

    /// Ends every wait, for good.
    func cancel() { file?.cancel() }

    /// Releases the file.
    func close() { state.withLock { $0.file = nil } }
}
