/// The voices: `story voices`.
public struct VoiceListDocument: JSONDocument {
    /// The voices, by language.
    public var voices: [VoiceDocument]

    /// Creates a document from its values.
    public init(voices: [VoiceDocument]) {
        self.voices = voices
    }
}

/// A voice that narrates stories.
public struct VoiceDocument: JSONPart {
    /// The voice's identifier; `--voice` takes it or the name.
    public var id: String
    /// The voice's name.
    public var name: String
    /// The code of its language: `en`.
    public var language: String
    /// The identifier of its narrator, as `--narrator` takes it.
    public var narrator: String
    /// A description, in words.
    public var summary: String

    /// Creates a document from its values.
    public init(id: String, name: String, language: String, narrator: String, summary: String) {
        self.id = id
        self.name = name
        self.language = language
        self.narrator = narrator
        self.summary = summary
    }
}
