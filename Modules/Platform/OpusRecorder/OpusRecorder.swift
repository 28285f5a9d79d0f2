public import Foundation
public import StoryCore

/// Records narrations as Ogg Opus, mono, about 24 kbit/s, at -18 LUFS.
///
/// Encoding goes along with speaking, when the loudness of the whole is not known yet. So it is measured on the way,
/// and the correction is written into the header at the end, as the output gain that every player of Opus applies
/// (RFC 7845, section 5.1).
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

/// How a narration is encoded.
struct OpusSettings: Sendable {
    /// Bits a second of speech; with a story's pauses it comes to 24,000.
    var bitRate: Int32 = 30_000
    /// 0 to 10: the encoder's effort. From 4 to 6, libopus 1.3.1 makes a click of some consonants of espeak-ng, 16 dB
    /// above anything around it: one in 55 minutes of stories, and none in 150 from 8 on, where the sound is as good as
    /// at 10.
    var complexity: Int32 = 8
    /// Integrated loudness in LUFS.
    var loudness = -18.0
    /// What encoding at this bit rate takes away from the loudness, in LU; between 0.1 and 0.3 for our voices.
    var encodingLoss = 0.2
    /// By how much the peaks of a sentence may be above its level, in dB: what flite's sentences have, and espeak-ng's,
    /// with 17 dB, do not keep to.
    var highestCrest = 11.0
    /// The highest sample after correction, in dB of full scale; what lies between samples and what encoding adds
    /// comes on top.
    var highestPeak = -2.0
    /// The highest true peak that a player may hear, in dB of full scale (EBU R 128 allows -1).
    var highestTruePeak = -1.0
    /// What encoding may add to the true peak, in dB; with our voices it was half a dB.
    var encodingPeak = 0.8
    /// By how much the first sentence may be louder than the whole story will be, in dB, and in how many seconds of
    /// recording that doubt fades: a title has no pauses, and after 12 seconds the loudness is known within 0.4 dB.
    var firstDoubt = 4.5
    var doubtFades = 6.0
    /// What of the doubt stays: a bedtime story grows softer.
    var lastDoubt = 0.4
}
