import Foundation
import Glibc
import SafeFiles
import StoryCore
import Synchronization

/// A regular file that is held open for reading.
///
/// libmpv gets the bytes and never a name: so it opens nothing by itself, and a removed file is played to its end.
/// Reading a file that is still being recorded waits for missing bytes.
final class AudioFile: Sendable {
    private let descriptor: Int32
    /// Nil for a file that is whole.
    private let growth: GrowingFile?
    /// Signalled when the file has grown, or when waiting ends.
    private let wakeUp = WakeSemaphore()
    private let state = Mutex(State())

    private struct State {
        /// Whether libmpv is past the beginning of the file.
        var isOpen = false
        /// Whether what is not there yet is waited for, rather than taken for the end.
        var isPatient = true
        /// Whether nothing is to be read any more.
        var isCancelled = false
        /// Whether libmpv waits at this moment.
        var isWaiting = false
        /// The size of the file when its end was reported although it was incomplete; nil if it was not.
        var falseEnd: Int64?
    }

    /// Opens a file, which is never waited for.
    init(_ source: PlaybackSource) throws(PlaybackError) {
        let path = source.url.path
        guard source.url.isFileURL, !path.utf8.contains(0) else {
            throw .fileUnreadable(path: source.url.absoluteString, detail: "It isn't a file on this computer.")
        }
        switch source {
        case .file(let url): (descriptor, growth) = (try Self.descriptor(of: url), nil)
        case .growing(let file): (descriptor, growth) = (file.makeDescriptor(), file)
        }
        guard descriptor >= 0 else {
            guard descriptor != -ENOENT else { throw .fileMissing(path: path) }
            throw .fileUnreadable(path: path, detail: String(cString: strerror(-descriptor)))
        }
        guard isGrowing || size > 0 else { throw .notAudio(path: path, detail: "It's empty.") }
        growth?.listen { [wakeUp] in wakeUp.signal() }
    }

    deinit {
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
    }

    /// The current size in bytes.
    private var size: Int64 { Int64(Self.status(of: descriptor)?.st_size ?? 0) }

    /// The size for libmpv; nil while unknown. A player that opens a file of a known size reads its end first, and
    /// would wait there for a growing file.
    var knownSize: Int64? {
        isGrowing && !state.withLock({ $0.isOpen }) ? nil : size
    }

    /// Whether the file may still grow.
    var isGrowing: Bool { growth?.isComplete == false }

    /// Whether libmpv waits for what is not there yet.
    var isWaiting: Bool { state.withLock { $0.isWaiting } }

    /// Whether the end reported to libmpv is final.
    var isAtRealEnd: Bool { !isGrowing && state.withLock { $0.falseEnd == nil } }

    /// Whether the file has grown beyond an end that was reported to libmpv.
    var goesOnBehindFalseEnd: Bool {
        guard let end = state.withLock({ $0.falseEnd }) else { return false }
        return size > end || !isGrowing
    }

    /// libmpv is where it was asked to go: from now on what is not there yet is waited for.
    func settle() {
        state.withLock { ($0.isOpen, $0.isPatient) = (true, true) }
    }

    /// libmpv is asked to go elsewhere: what is not there yet is taken for the end, and a wait is over.
    func hurry() {
        state.withLock { $0.isPatient = false }
        wakeUp.signal()
    }

    /// Ends every wait, for good.
    func cancel() {
        state.withLock { $0.isCancelled = true }
        wakeUp.signal()
    }

    /// Reads at an offset, as soon as something is available; returns the number of bytes, 0 at the end, -1 on a disk
    /// failure.
    func read(into buffer: UnsafeMutableRawPointer, _ count: Int, at offset: Int64) -> Int {
        while true {
            // Asked before: what is written in between is read the next time.
            let isGrowing = isGrowing
            let result = pread(descriptor, buffer, count, off_t(offset))
            if result < 0, errno == EINTR { continue }
            guard result == 0, isGrowing else {
                state.withLock { $0.falseEnd = nil }
                return result
            }
            guard wait() else { return 0 }
        }
    }

    /// Waits for a possible change; returns false if waiting has ended.
    private func wait() -> Bool {
        let size = size
        let mayWait = state.withLock { state in
            state.isWaiting = state.isPatient && !state.isCancelled
            state.falseEnd = state.isWaiting ? nil : size
            return state.isWaiting
        }
        guard mayWait else { return false }
        wakeUp.wait(atMost: nil)
        state.withLock { $0.isWaiting = false }
        return true
    }

    private static func descriptor(of file: URL) throws(PlaybackError) -> Int32 {
        do throws(StorageError) {
            guard let descriptor = try SafeFiles.descriptor(forReading: file) else {
                throw StorageError.notFound(.media, file.path)
            }
            return descriptor
        } catch .notFound {
            throw .fileMissing(path: file.path)
        } catch {
            throw .fileUnreadable(path: file.path, detail: error.reason ?? error.message)
        }
    }

    private static func status(of descriptor: Int32) -> stat? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status : nil
    }
}
