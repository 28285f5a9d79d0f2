/// The stages of making a story, in order.
public enum StoryStage: String, CaseIterable, Codable, Sendable {
    case generatingStory, generatingAudio, generatingIllustrations, completed
}

/// A stage of making a story begins: a line of `--progress json`.
public struct StageEventDocument: JSONLine {
    /// Always `stage`.
    public var event: String = "stage"
    /// The stage.
    public var stage: StoryStage
    /// The finished share of the whole story, 0 to 1.
    public var progress: Double

    /// Creates a document from its values.
    public init(stage: StoryStage, progress: Double) {
        self.stage = stage
        self.progress = progress
    }
}

/// A part of a story is finished: a line of `--progress json`.
public struct UnitEventDocument: JSONLine {
    /// The kinds of parts.
    public enum Kind: String, CaseIterable, Codable, Sendable {
        case page, sentence, picture
    }

    /// Always `unit`.
    public var event: String = "unit"
    /// The kind of part.
    public var kind: Kind
    /// The number of finished parts of this kind, including this one.
    public var done: Int
    /// The total number of parts of this kind; null while unknown.
    @Nullable public var total: Int?
    /// The finished share of the whole story, 0 to 1.
    public var progress: Double

    /// Creates a document from its values.
    public init(kind: Kind, done: Int, total: Int?, progress: Double) {
        self.kind = kind
        self.done = done
        self.total = total
        self.progress = progress
    }
}

/// A note for people: a line of `--progress json`.
public struct NoteEventDocument: JSONLine {
    /// Always `note`.
    public var event: String = "note"
    /// The note, in words.
    public var message: String

    /// Creates a document from its values.
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

    /// Creates a document from its values.
    public init(id: String) {
        self.id = id
    }
}
