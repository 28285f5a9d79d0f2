import DynamicLibrary
public import StoryCore

/// Speaks English with flite, in this process; the default narrator of English.
///
/// Word times come from the Segment relation of each utterance. Synthesis is about 80 times faster than real time,
/// at 16 kHz.
public struct FliteNarrator: Narrator {
    public let identifier: ProviderIdentifier = "flite"
    public let displayName = "Flite (English, embedded)"
    public let languages: [LanguageCode] = [.english]

    /// Creates the narrator; nothing is loaded before it speaks.
    public init() {}

    public func checkAvailability() async throws(ProviderError) {
        for voice in FliteVoice.allCases { try await FliteEngine.shared.load(voice) }
    }

    public func voices(for language: LanguageCode) -> [Voice] {
        guard language.base == .english else { return [] }
        return FliteVoice.allCases.map { Voice(name: $0.rawValue, displayName: $0.displayName, summary: $0.summary) }
    }

    public func wordsPerMinute(voice: String, language: LanguageCode) -> Double {
        (FliteVoice(rawValue: voice) ?? .slt).wordsPerMinute
    }

    public func speak(_ utterance: Utterance) async throws(ProviderError) -> SpokenUtterance {
        guard let voice = FliteVoice(rawValue: utterance.voice) else {
            throw .configuration(
                ProviderErrorDetails(
                    provider: identifier, detail: "No voice called '\(utterance.voice)'.",
                    remedy: .chooseOne(of: FliteVoice.allCases.map(\.rawValue))))
        }
        var joined = UtteranceJoiner(sampleRate: FliteVoice.sampleRate)
        for part in SpeechPart.parts(of: utterance) {
            joined.append(
                try await FliteEngine.shared.synthesize(part, voice: voice), gain: part.delivery.gain)
        }
        return joined.spoken(wordsOf: utterance.text)
    }
}

/// The voices that Debian's flite has and that suit a story.
enum FliteVoice: String, CaseIterable {
    case slt, rms, awb

    /// Samples a second of every voice.
    static let sampleRate = 16_000

    var displayName: String {
        switch self {
        case .slt: "Clara"
        case .rms: "Edgar"
        case .awb: "Angus"
        }
    }

    var summary: String {
        switch self {
        case .slt: "a clear woman's voice, American"
        case .rms: "a deep man's voice, American"
        case .awb: "a lively man's voice, Scottish"
        }
    }

    /// Speed at rate 1 without pauses, measured over stories of all ages and tones, dialogue and all.
    var wordsPerMinute: Double {
        switch self {
        case .slt: 213
        case .rms: 186
        case .awb: 207
        }
    }

    /// Mean pitch of the voice in Hz, measured over a paragraph.
    var meanPitch: Double {
        switch self {
        case .slt: 170
        case .rms: 100
        case .awb: 129
        }
    }
    /// How far the pitch moves about its mean: what the voice itself has; Edgar's melody cannot be changed.
    var pitchRange: Double {
        switch self {
        case .slt: 27
        case .rms: 12
        case .awb: 25
        }
    }
}
