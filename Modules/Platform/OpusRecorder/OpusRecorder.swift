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

    /// Makes a recorder; nothing is loaded before it records.
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
    /// Bits a second.
    var bitRate: Int32 = 24_000
    /// 0 to 10: the encoder's effort. At this rate speech gains little above 5, and 10 takes twice as long.
    var complexity: Int32 = 5
    /// Integrated loudness in LUFS.
    var loudness = -18.0
}
