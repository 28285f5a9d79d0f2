import Foundation
import Glibc
import StoryCore

/// One narration that is being recorded.
actor OpusRecording: NarrationRecording {
    private let file: URL
    private let sampleRate: Int
    private let title: String
    private let serial: UInt32
    private let settings: OpusSettings
    private let sink: FileSink
    private var encoder: OpusEncoder?
    private let meter: LoudnessMeter
    private let limiter: PeakLimiter
    private var sampleCount = 0
    private var isConfigured = false
    private var isFinished = false

    init(file: URL, sampleRate: Int, title: String, serial: UInt32, settings: OpusSettings) throws(RecordingError) {
        self.file = file
        self.sampleRate = sampleRate
        self.title = title
        self.serial = serial
        self.settings = settings
        limiter = PeakLimiter(sampleRate: sampleRate)
        do throws(StorageError) {
            sink = try FileSink(file)
        } catch {
            throw .storage(error)
        }
        do throws(ProviderError) {
            meter = try LoudnessMeter(sampleRate: sampleRate)
            encoder = try OpusEncoder(sampleRate: sampleRate, title: title, sink: sink)
        } catch {
            unlink(file.path)
            throw .encoder(error)
        }
    }

    func append(_ samples: [Int16]) throws(RecordingError) {
        do throws(ProviderError) {
            let evened = limiter.evened(samples, crest: settings.highestCrest)
            let limited = limiter.limited(evened, ceiling: try ceiling(for: evened))
            sampleCount += samples.count
            try meter.add(limited)
            try configure()
            try encoder?.write(limited)
        } catch {
            throw cause(of: error)
        }
    }

    func finish() throws(RecordingError) -> RecordingSummary {
        do throws(ProviderError) {
            try configure()
            try encoder?.drain()
            encoder = nil
            try replaceHeader(gain: gain ?? 0)
            isFinished = true
            return RecordingSummary(
                duration: Double(sampleCount) / Double(sampleRate), format: "audio/ogg; codecs=opus",
                fileExtension: "opus", loudness: heardLoudness)
        } catch {
            let cause = cause(of: error)
            cancel()
            throw cause
        }
    }

    func cancel() {
        guard !isFinished else { return }
        encoder = nil
        unlink(file.path)
    }

    /// The gain that brings the recording so far to the target loudness without clipping, in dB; nil while it is
    /// silent.
    private var gain: Double? {
        guard let loudness = meter.integrated, let peak = meter.truePeak else { return nil }
        let room = settings.highestTruePeak - settings.encodingPeak - peak
        return min(settings.loudness + settings.encodingLoss - loudness, room)
    }

    /// The loudness of the recording as played, in LUFS.
    private var heardLoudness: Double? {
        guard let gain, let loudness = meter.integrated else { return nil }
        // The loss by encoding varies by hundredths.
        return ((loudness + gain - settings.encodingLoss) * 10).rounded() / 10
    }

    /// Configures the encoder at the first samples, so that the growing recording has about its final loudness.
    private func configure() throws(ProviderError) {
        guard !isConfigured else { return }
        isConfigured = true
        try encoder?.configure(settings, serial: serial, gain: gain ?? 0)
    }

    /// The highest sample that may be written, judged by the loudness so far, or of these samples if they are the
    /// first: the gain of the header, which is not known yet, will then not lift it beyond full scale.
    private func ceiling(for samples: [Int16]) throws(ProviderError) -> Double {
        var loudness = meter.integrated
        if loudness == nil {
            let first = try LoudnessMeter(sampleRate: sampleRate)
            try first.add(samples)
            loudness = first.integrated
        }
        guard let loudness else { return Double(Int16.max) }
        let seconds = Double(sampleCount) / Double(sampleRate)
        let doubt = settings.lastDoubt + settings.firstDoubt * exp(-seconds / settings.doubtFades)
        let headroom = settings.highestPeak - settings.loudness - doubt
        return pow(10, (loudness + headroom) / 20) * Double(Int16.max)
    }

    /// Returns the cause of an encoder's error, which may be the file's.
    private func cause(of error: ProviderError) -> RecordingError {
        sink.failure.map { .storage($0) } ?? .encoder(error)
    }

    /// Replaces the first page by one of the same stream with another gain: the library writes it, including the
    /// checksum.
    private func replaceHeader(gain: Double) throws(ProviderError) {
        let memory = MemorySink()
        let twin = try OpusEncoder(sampleRate: sampleRate, title: title, sink: memory)
        try twin.configure(settings, serial: serial, gain: gain)
        try twin.write([0])
        try twin.drain()
        guard sink.replaceBeginning(with: OggPage.first(in: memory.bytes)) else {
            throw .unknown(ProviderErrorDetails(provider: OpusFunctions.provider, detail: "The header has moved."))
        }
    }
}

/// Ogg's division of a stream into pages (RFC 3533, section 6).
enum OggPage {
    /// The bytes of the first page.
    static func first(in bytes: [UInt8]) -> ArraySlice<UInt8> {
        guard bytes.count > 27 else { return [] }
        let segments = Int(bytes[26])
        let sizes = bytes.dropFirst(27).prefix(segments)
        return bytes.prefix(27 + segments + sizes.reduce(0) { $0 + Int($1) })
    }
}
