/// The measurements of a voice sample: `story voice test`.
public struct VoiceSampleDocument: JSONDocument {
    /// The identifier of the voice, as `story voices` lists it.
    public var voice: String
    /// The identifier of its narrator, as `--narrator` takes it.
    public var narrator: String
    /// The number of sentences.
    public var sentenceCount: Int
    /// The length of the speech, in seconds.
    public var duration: Double
    /// The time to synthesise it, in seconds, including loading.
    public var synthesisTime: Double
    /// The time to synthesise the first sentence, in seconds, including loading.
    public var firstSentenceTime: Double
    /// Seconds of speech per second of synthesis, without the first sentence if there are others.
    public var timesRealTime: Double
    /// The written file, as an absolute path; null if the sample was played.
    @Nullable public var path: String?

    /// Creates a document from its values.
    public init(
        voice: String, narrator: String, sentenceCount: Int, duration: Double, synthesisTime: Double,
        firstSentenceTime: Double, timesRealTime: Double, path: String?
    ) {
        self.voice = voice
        self.narrator = narrator
        self.sentenceCount = sentenceCount
        self.duration = duration
        self.synthesisTime = synthesisTime
        self.firstSentenceTime = firstSentenceTime
        self.timesRealTime = timesRealTime
        self.path = path
    }
}

/// The voice of new stories: `story voice default`.
public struct DefaultVoiceDocument: JSONDocument {
    /// The identifier of the household's voice, as `story voices` lists it; null if it has chosen none.
    @Nullable public var voice: String?
    /// The identifiers of the narrators, as `--narrator` accepts them: the first that speaks a story's language
    /// narrates it.
    public var narrators: [String]

    /// Creates a document from its values.
    public init(voice: String?, narrators: [String]) {
        self.voice = voice
        self.narrators = narrators
    }
}
