public import Foundation
public import StoryCore

/// Records narrations as Ogg Opus, mono, about 24 kbit/s, at -18 LUFS.
///
/// Encoding proceeds with the narration, before the loudness of the whole is known. So it is measured meanwhile, and
/// the correction is written to the header at the end, as the output gain that every Opus player applies (RFC 7845,
/// section 5.1).
public struct OpusRecorder: NarrationRecorder {
    public let identifier: ProviderIdentifier = "opus"
    public let displayName = "Ogg Opus"
    private let settings: OpusSettings

    /// Creates a recorder; nothing is loaded before it records.
    public init() {
        settings = OpusSettings()
    }

    init(settings: OpusSettings) {
        self.settings = settings
    }

    public func checkAvailability() async throws(ProviderError) {
        _ = try OpusFunctions()
        _ = try LoudnessFunctions()
    }

    public func startRecording(
        to file: URL, sampleRate: Int, title: String, serial: UInt32
    ) async throws(RecordingError) -> any NarrationRecording {
        try OpusRecording(file: file, sampleRate: sampleRate, title: title, serial: serial, settings: settings)
    }
}

/// The settings of the encoding.
struct OpusSettings: Sendable {
    /// The bit rate of speech, per second; with a story's pauses it averages 24,000.
    var bitRate: Int32 = 30_000
    /// 0 to 10: the encoder's effort. From 4 to 6, libopus 1.3.1 makes a click of some consonants of espeak-ng, 16 dB
    /// above anything around it: one in 55 minutes of stories, and none in 150 from 8 on, where the sound is as good as
    /// at 10.
    var complexity: Int32 = 8
    /// Integrated loudness in LUFS.
    var loudness = -18.0
    /// The loudness lost by encoding at this bit rate, in LU; between 0.1 and 0.3 for our voices.
    var encodingLoss = 0.2
    /// By how much the peaks of a sentence may be above its level, in dB: what flite's sentences have, and espeak-ng's,
    /// with 17 dB, do not keep to.
    var highestCrest = 11.0
    /// The maximum sample after correction, in dB of full scale; peaks between samples and those of encoding are
    /// higher.
    var highestPeak = -2.0
    /// The highest true peak that a player may hear, in dB of full scale (EBU R 128 allows -1).
    var highestTruePeak = -1.0
    /// The maximum increase of the true peak by encoding, in dB; with our voices it was half a dB.
    var encodingPeak = 0.8
    /// By how much the first sentence may be louder than the whole story will be, in dB, and in how many seconds of
    /// recording that doubt fades: a title has no pauses, and after 12 seconds the loudness is known within 0.4 dB.
    var firstDoubt = 4.5
    var doubtFades = 6.0
    /// The remaining uncertainty: a bedtime story becomes softer.
    var lastDoubt = 0.4
}
