/// Speaks sentences, with sample-exact marks of the words.
public protocol Narrator: Provider {
    /// The supported languages.
    var languages: [LanguageCode] { get }

    /// Returns the voices for a language, the default first; empty if it is not supported.
    func voices(for language: LanguageCode) -> [Voice]

    /// Returns a voice's speed at rate 1 without pauses, in words per minute.
    func wordsPerMinute(voice: String, language: LanguageCode) -> Double

    /// Returns the release of a voice; nil if the narrator does not give it, which is the default.
    func release(ofVoice voice: String) -> VoiceRelease?

    /// Speaks one sentence; equal utterances give equal samples.
    func speak(_ utterance: Utterance) async throws(ProviderError) -> SpokenUtterance
}

extension Narrator {
    public func release(ofVoice voice: String) -> VoiceRelease? { nil }
}

/// A voice of a narrator.
public struct Voice: Hashable, Codable, Sendable {
    /// The narrator's name for the voice, which is stored and which options accept: "slt".
    public var name: String
    /// The display name: "Clara", "German (espeak)".
    public var displayName: String
    /// A description for people: "a warm woman's voice, American".
    public var summary: String

    /// Creates a voice; the default display name is its name.
    public init(name: String, displayName: String? = nil, summary: String) {
        self.name = name
        self.displayName = displayName ?? name
        self.summary = summary
    }

    /// The display name with the name that options accept: "Clara (slt)".
    public var label: String { displayName == name ? name : "\(displayName) (\(name))" }
}
