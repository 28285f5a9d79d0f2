import CMpv
import StoryCore
import Synchronization

/// The registry of stream callbacks: the file that libmpv will ask for next, by the number of its load.
final class StreamCallbackRegistry: Sendable {
    static let scheme = "story-audio"
    private let next = Mutex<(load: PlaybackLoad, file: AudioFile)?>(nil)
    /// The opened readers. libmpv may cancel one on another thread even after closing it, so they are kept as long as
    /// the player.
    private let readers = Mutex<[AudioReader]>([])

    /// Sets the file of the next load.
    func put(_ file: AudioFile, for load: PlaybackLoad) {
        next.withLock { $0 = (load, file) }
    }

    /// Returns the address that libmpv is to open.
    static func address(of load: PlaybackLoad) -> String {
        "\(scheme)://\(load.rawValue)"
    }

    /// Returns the file of an address; nil if another one has replaced it.
    func take(_ address: String) -> AudioFile? {
        next.withLock { entry in
            guard let found = entry, Self.address(of: found.load) == address else { return nil }
            entry = nil
            return found.file
        }
    }

    /// Opens the file of an address for libmpv.
    private func open(_ address: String) -> AudioReader? {
        guard let file = take(address) else { return nil }
        let reader = AudioReader(file)
        readers.withLock { $0.append(reader) }
        return reader
    }

    /// Lets libmpv open what is registered; the registry outlives the player.
    func serve(_ player: OpaquePointer, _ functions: MpvFunctions) -> Int32 {
        functions.addStream(player, Self.scheme, Unmanaged.passUnretained(self).toOpaque()) {
            streams, address, stream in
            guard let streams, let address, let stream,
                let reader = Unmanaged<StreamCallbackRegistry>.fromOpaque(streams).takeUnretainedValue().open(
                    String(cString: address))
            else { return MPV_ERROR_LOADING_FAILED.rawValue }
            stream.pointee.cookie = Unmanaged.passUnretained(reader).toOpaque()
            stream.pointee.read_fn = { reader, buffer, count in
                guard let reader, let buffer else { return -1 }
                return Int64(AudioReader.at(reader).read(into: buffer, Int(clamping: count)))
            }
            stream.pointee.seek_fn = { reader, offset in
                reader.map { AudioReader.at($0).seek(to: offset) } ?? Int64(MPV_ERROR_GENERIC.rawValue)
            }
            stream.pointee.size_fn = { reader in
                reader.flatMap { AudioReader.at($0).knownSize } ?? Int64(MPV_ERROR_UNSUPPORTED.rawValue)
            }
            stream.pointee.cancel_fn = { reader in
                if let reader { AudioReader.at(reader).cancel() }
            }
            stream.pointee.close_fn = { reader in
                if let reader { AudioReader.at(reader).close() }
            }
            return 0
        }
    }
}
