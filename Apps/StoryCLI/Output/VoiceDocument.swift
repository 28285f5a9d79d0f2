/// The voices: `story voices`.
struct VoiceListDocument: JSONDocument {
    /// The voices, by language.
    var voices: [VoiceDocument]
}

/// A voice that reads stories.
struct VoiceDocument: Encodable {
    /// The voice's identifier; `--voice` takes it or the name.
    var id: String
    /// The voice's name.
    var name: String
    /// The code of the language that it reads: `en`.
    var language: String
    /// The identifier of its narrator, as `--narrator` takes it.
    var narrator: String
    /// What it sounds like, in words.
    var summary: String
}
