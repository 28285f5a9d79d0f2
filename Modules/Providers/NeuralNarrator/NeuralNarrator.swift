public import StoryCore
public import VoiceStore

/// Speaks with the neural voices that are installed, in this process; the default narrator of English where one is.
///
/// A network computes how long each phoneme takes, so that half of the words are marked within 14 ms (``HibariOnset``).
/// Synthesis is 40 to 70 times faster than real time on one core of 2024 (`./generate.sh benchmark voices`). The engine
/// and a voice are loaded when a first sentence is spoken with it.
public struct NeuralNarrator: Narrator {
    public let identifier = Self.name
    public let displayName = "Natural voices (embedded)"
    /// The name by which it is chosen.
    static let name: ProviderIdentifier = "neural"

    private let installed: InstalledVoices
    private let engine: NeuralEngine

    /// Creates the narrator; nothing is loaded before it speaks, and what is installed meanwhile is seen.
    ///
    /// - Parameter voices: Where voices and their engine lie.
    public init(voices: VoicesLayout) {
        installed = InstalledVoices(voices)
        engine = NeuralEngine()
    }

    /// The languages of the voices that are there; none without the engine.
    public var languages: [LanguageCode] {
        var seen: Set<LanguageCode> = []
        return usable.compactMap { $0.manifest.language?.base }.filter { seen.insert($0).inserted }
    }

    public func checkAvailability() async throws(ProviderError) {
        guard installed.voices().contains(where: { $0.manifest.kind != .engine }) else {
            throw Self.missing(
                "Natural voices sound like people; until there is one, stories are narrated by the system's voices.",
                .installVoice(named: nil))
        }
        try await engine.start(try library)
    }

    public func voices(for language: LanguageCode) -> [Voice] {
        let spoken = usable.filter { $0.manifest.language?.base == language.base }
        // A request for British English prefers British voices.
        return (spoken.filter { $0.manifest.language == language } + spoken.filter { $0.manifest.language != language })
            .map { Voice(name: $0.manifest.name, displayName: $0.manifest.displayName, summary: $0.manifest.summary) }
    }

    public func wordsPerMinute(voice: String, language: LanguageCode) -> Double {
        usable.first { $0.manifest.name == voice }?.wordsPerMinute ?? InstalledVoice.usualWordsPerMinute
    }

    public func release(ofVoice voice: String) -> VoiceRelease? {
        guard let library = installed.engine(), let found = usable.first(where: { $0.manifest.name == voice }),
            let model = found.manifest.mainDigest
        else { return nil }
        return VoiceRelease(engine: "ONNX Runtime \(library.manifest.release)", model: model)
    }

    public func speak(_ utterance: Utterance) async throws(ProviderError) -> SpokenUtterance {
        guard let voice = installed.voices().first(where: { $0.manifest.name == utterance.voice }) else {
            throw Self.missing("It isn't installed.", .installVoice(named: utterance.voice))
        }
        let library = try library
        return try await engine.speak(utterance, with: voice, library: library)
    }

    // MARK: - Private

    /// The voices that can be spoken with, in the order in which they are offered; none without the engine.
    private var usable: [InstalledVoice] {
        guard installed.engine() != nil else { return [] }
        return installed.voices().filter { $0.manifest.kind != .engine }
            .sorted { ($0.manifest.kind.rank, $0.manifest.name) < ($1.manifest.kind.rank, $1.manifest.name) }
    }

    /// What runs the voices.
    private var library: InstalledVoice {
        get throws(ProviderError) {
            guard let library = installed.engine() else {
                throw Self.missing("ONNX Runtime, which computes them, isn't installed.", .installVoiceEngine)
            }
            return library
        }
    }

    private static func missing(_ detail: String, _ remedy: RecoveryAction) -> ProviderError {
        .configuration(ProviderErrorDetails(provider: name, detail: detail, remedy: remedy))
    }
}

extension VoiceManifest.Kind {
    /// The clearer voices come first.
    fileprivate var rank: Int { self == .hibari ? 0 : 1 }
}

extension InstalledVoice {
    /// The speed at rate 1 without pauses of a voice that was not measured.
    static let usualWordsPerMinute = 225.0

    /// Speed at rate 1 without pauses, measured over 250 sentences of our stories in the same run as flite's.
    var wordsPerMinute: Double { manifest.name == "heart" ? 235 : Self.usualWordsPerMinute }
}
