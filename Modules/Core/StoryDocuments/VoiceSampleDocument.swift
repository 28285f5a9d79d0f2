/// What a voice was heard to do: `story voice test`.
public struct VoiceSampleDocument: JSONDocument {
    /// The identifier of the voice, as `story voices` lists it.
    public var voice: String
    /// The identifier of its narrator, as `--narrator` takes it.
    public var narrator: String
    /// How many sentences it said.
    public var sentenceCount: Int
    /// How long the speech is, in seconds.
    public var duration: Double
    /// How long the voice took for it, in seconds, loading included.
    public var synthesisTime: Double
    /// How long the voice took for the first sentence, in seconds, loading included.
    public var firstSentenceTime: Double
    /// How many seconds of speech there are for each second that it took, from the second sentence on; of the first if
    /// there is no other.
    public var timesRealTime: Double
    /// The file that was written, as an absolute path; null if it was played.
    @Nullable public var path: String?

    /// Creates the document from its values.
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

/// Who narrates new stories: `story voice default`.
public struct DefaultVoiceDocument: JSONDocument {
    /// The identifier of the voice that the household has chosen, as `story voices` lists it; null if none is.
    @Nullable public var voice: String?
    /// The identifiers of the narrators, as `--narrator` takes them: the first that speaks a story's language narrates it.
    public var narrators: [String]

    /// Creates the document from its values.
    public init(voice: String?, narrators: [String]) {
        self.voice = voice
        self.narrators = narrators
    }
}
