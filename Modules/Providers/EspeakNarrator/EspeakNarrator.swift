public import StoryCore

/// Speaks many languages with espeak-ng, in this process; the default narrator of every language but English.
///
/// Word times come from espeak-ng's own events, exact to the sample. libespeak-ng is under the GPL and is loaded
/// only when something is spoken with it, or when it is asked whether it could.
public struct EspeakNarrator: Narrator {
    public let identifier: ProviderIdentifier = "espeak-ng"
    public let displayName = "eSpeak NG (many languages, embedded)"
    public let languages: [LanguageCode] = EspeakVoices.languages.map { LanguageCode(rawValue: $0) }

    /// Creates the narrator; nothing is loaded before it speaks.
    public init() {}

    public func checkAvailability() async throws(ProviderError) {
        _ = try await EspeakEngine.shared.sampleRate()
    }

    public func voices(for language: LanguageCode) -> [Voice] {
        EspeakVoices.voices(for: language)
    }

    public func wordsPerMinute(voice: String, language: LanguageCode) -> Double {
        EspeakVoices.wordsPerMinute(language)
    }

    public func speak(_ utterance: Utterance) async throws(ProviderError) -> SpokenUtterance {
        var joined: UtteranceJoiner?
        for segment in utterance.segments {
            let part = EspeakPart(segment, of: utterance)
            guard !part.words.isEmpty else { continue }
            let spoken = try await EspeakEngine.shared.synthesize(part)
            var joiner = joined ?? UtteranceJoiner(sampleRate: spoken.sampleRate)
            joiner.append(spoken.part, gain: part.delivery.gain)
            joined = joiner
        }
        let sampleRate = try await EspeakEngine.shared.sampleRate()
        return (joined ?? UtteranceJoiner(sampleRate: sampleRate)).spoken(wordsOf: utterance.text)
    }
}

/// What espeak-ng speaks.
enum EspeakVoices {
    /// Speed in words a minute that espeak-ng is asked for at rate 1.
    static let nominalRate = 160.0
    /// Speed at rate 1 without pauses, measured over stories of all ages and tones; that of English for languages in
    /// which there are none.
    static func wordsPerMinute(_ language: LanguageCode) -> Double {
        language.base.rawValue == "de" ? 186 : 206
    }

    /// The languages, as espeak-ng calls them; those that it speaks well enough for a story.
    static let languages = [
        "en", "de", "fr", "es", "it", "nl", "pt", "pl", "cs", "sk", "sv", "da", "nb", "fi", "et", "lv", "lt", "hu",
        "ro", "bg", "hr", "sr", "sl", "uk", "ru", "el", "tr", "ca", "eu", "ga", "cy", "is", "eo", "id", "vi", "sw",
    ]
    private static let variants = [
        ("", "", "the plain voice"), ("+f2", ", woman", "a woman's voice"),
        ("+f4", ", young woman", "a lighter woman's voice"), ("+m3", ", man", "a deeper man's voice"),
    ]

    /// What may follow a language's name, for people.
    static var variantNames: String {
        variants.map(\.0).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The voices of a language, the plain one first.
    static func voices(for language: LanguageCode) -> [Voice] {
        guard languages.contains(language.base.rawValue) else { return [] }
        let name = language.base.displayName
        return variants.map { variant, who, summary in
            Voice(name: language.base.rawValue + variant, displayName: "\(name)\(who) (espeak)", summary: summary)
        }
    }
}
