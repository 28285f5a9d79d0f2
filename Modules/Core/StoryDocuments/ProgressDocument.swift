/// What is made of a story, one after the other.
public enum StoryStage: String, CaseIterable, Codable, Sendable {
    case generatingStory, generatingAudio, generatingIllustrations, completed
}

/// A stage of making a story begins: a line of `--progress json`.
public struct StageEventDocument: JSONLine {
    /// Always `stage`.
    public var event: String = "stage"
    /// What is made from here on.
    public var stage: StoryStage
    /// How much of the whole story is made, 0 to 1.
    public var progress: Double

    /// Creates the document from its values.
    public init(stage: StoryStage, progress: Double) {
        self.stage = stage
        self.progress = progress
    }
}

/// A part of a story is finished: a line of `--progress json`.
public struct UnitEventDocument: JSONLine {
    /// What a story is made of.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case page, sentence, picture
    }

    /// Always `unit`.
    public var event: String = "unit"
    /// What was finished.
    public var kind: Kind
    /// How many of them are finished, this one counted.
    public var done: Int
    /// How many there will be; null as long as nobody knows.
    @Nullable public var total: Int?
    /// How much of the whole story is made, 0 to 1.
    public var progress: Double

    /// Creates the document from its values.
    public init(kind: Kind, done: Int, total: Int?, progress: Double) {
        self.kind = kind
        self.done = done
        self.total = total
        self.progress = progress
    }
}

/// Something that people should know: a line of `--progress json`.
public struct NoteEventDocument: JSONLine {
    /// Always `note`.
    public var event: String = "note"
    /// What it is, in words.
    public var message: String

    /// Creates the document from its values.
    public init(message: String) {
        self.message = message
    }
}

/// The story is finished: the last line of `--progress json`, unless a note or an error follows.
public struct DoneEventDocument: JSONLine {
    /// Always `done`.
    public var event: String = "done"
    /// The story's identifier.
    public var id: String

    /// Creates the document from its values.
    public init(id: String) {
        self.id = id
    }
}
