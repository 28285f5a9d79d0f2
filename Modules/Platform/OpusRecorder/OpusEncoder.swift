import COpusEnc
import StoryCore

/// An encoder of an Ogg Opus stream, which passes pages to a sink.
struct OpusEncoder: ~Copyable {
    private let functions: OpusFunctions
    private let encoder: OpaquePointer
    private let sink: Unmanaged<OpusSink>
    private let bandwidth: Int32

    /// Opens a stream; nothing is written before it has been configured.
    init(sampleRate: Int, title: String, sink: OpusSink) throws(ProviderError) {
        let functions = try OpusFunctions()
        let comments = functions.createComments()
        defer { functions.destroyComments(comments) }
        try functions.check(functions.addComment(comments, "TITLE", title), "writing the title")
        var callbacks = OpusEncCallbacks(
            write: { context, bytes, count in
                guard let context, let bytes else { return 1 }
                let sink = Unmanaged<OpusSink>.fromOpaque(context).takeUnretainedValue()
                return sink.take(UnsafeBufferPointer(start: bytes, count: Int(count))) ? 0 : 1
            }, close: { _ in 0 })
        var code: Int32 = 0
        let retained = Unmanaged.passRetained(sink)
        let created = functions.createEncoder(
            &callbacks, retained.toOpaque(), comments, opus_int32(sampleRate), 1, 0, &code)
        guard let created else {
            retained.release()
            throw .unknown(
                ProviderErrorDetails(
                    provider: OpusFunctions.provider, detail: "libopusenc couldn't start (error \(code))."))
        }
        self.functions = functions
        encoder = created
        self.sink = retained
        // Speech of 16 kHz has nothing above 8 kHz, and espeak-ng's, at 22 kHz, has only hiss there, which at this bit
        // rate becomes far louder: no bits, and no time, are spent there. Neural voices, at 24 kHz, have their clear
        // consonants up there.
        bandwidth = sampleRate < 24_000 ? OPUS_BANDWIDTH_WIDEBAND : OPUS_BANDWIDTH_SUPERWIDEBAND
    }

    deinit {
        functions.destroyEncoder(encoder)
        sink.release()
    }

    /// Configures the encoder.
    ///
    /// - Parameters:
    ///   - serial: The serial number of the stream.
    ///   - gain: The output gain in dB, for the header.
    func configure(_ settings: OpusSettings, serial: UInt32, gain: Double = 0) throws(ProviderError) {
        // A recording needs no low latency, so packets are long: a fifth less work than in packets of 20 ms.
        let options: [(Int32, Int32)] = [
            (OPUS_SET_BITRATE_REQUEST, settings.bitRate), (OPUS_SET_COMPLEXITY_REQUEST, settings.complexity),
            (OPUS_SET_SIGNAL_REQUEST, OPUS_SIGNAL_VOICE),
            (OPUS_SET_MAX_BANDWIDTH_REQUEST, bandwidth),
            (OPUS_SET_EXPERT_FRAME_DURATION_REQUEST, OPUS_FRAMESIZE_60_MS),
            (Int32(story_ope_set_serial_number), Int32(bitPattern: serial)),
            (Int32(story_ope_set_header_gain), Int32((gain * 256).rounded())),
        ]
        for (request, value) in options { try functions.set(request, to: value, of: encoder) }
    }

    /// Encodes samples.
    func write(_ samples: [Int16]) throws(ProviderError) {
        try functions.check(functions.write(encoder, samples, Int32(samples.count)), "samples")
    }

    /// Ends the stream; nothing may be written afterwards.
    func drain() throws(ProviderError) {
        try functions.check(functions.drain(encoder), "ending the file")
    }
}

/// A sink for the bytes of a stream.
class OpusSink {
    /// Writes bytes; returns false if that fails.
    func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { false }
}

/// A sink that keeps the bytes in memory.
final class MemorySink: OpusSink {
    private(set) var bytes: [UInt8] = []

    override func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        self.bytes += bytes
        return true
    }
}
