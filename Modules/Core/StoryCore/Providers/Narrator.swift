/// Speaks sentences, and knows to the sample when each word is said.
public protocol Narrator: Provider {
    /// The languages that the narrator speaks.
    var languages: [LanguageCode] { get }

    /// The voices for a language, the default first; empty if the language is not spoken.
    func voices(for language: LanguageCode) -> [Voice]

    /// How fast a voice speaks at rate 1 without pauses, in words a minute.
    func wordsPerMinute(voice: String, language: LanguageCode) -> Double

    /// Which release of a voice speaks, for the story's record; nil if the narrator does not tell, as by default.
    func release(ofVoice voice: String) -> VoiceRelease?

    /// Speaks one sentence; the same utterance always gives the same samples.
    func speak(_ utterance: Utterance) async throws(ProviderError) -> SpokenUtterance
}

extension Narrator {
    public func release(ofVoice voice: String) -> VoiceRelease? { nil }
}

/// A voice of a narrator.
public struct Voice: Hashable, Codable, Sendable {
    /// The narrator's name for the voice, by which it is stored and which options take: "slt".
    public var name: String
    /// What people call the voice: "Clara", "German (espeak)".
    public var displayName: String
    /// What it sounds like, for people: "a warm woman's voice, American".
    public var summary: String

    /// Describes a voice; without a display name it is called as its narrator calls it.
    public init(name: String, displayName: String? = nil, summary: String) {
        self.name = name
        self.displayName = displayName ?? name
        self.summary = summary
    }

    /// What people call the voice, and what options take: "Clara (slt)".
    public var label: String { displayName == name ? name : "\(displayName) (\(name))" }
}
