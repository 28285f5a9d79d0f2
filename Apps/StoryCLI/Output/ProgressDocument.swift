import Generation

/// A stage of making a story begins: a line of `--progress json`.
struct StageEventDocument: JSONLine {
    /// Always `stage`.
    var event: String = "stage"
    /// What is made from here on.
    var stage: GenerationStage
    /// How much of the whole story is made, 0 to 1.
    var progress: Double
}

/// A part of a story is finished: a line of `--progress json`.
struct UnitEventDocument: JSONLine {
    /// Always `unit`.
    var event: String = "unit"
    /// What was finished.
    var kind: UnitProgress.Kind
    /// How many of them are finished, this one counted.
    var done: Int
    /// How many there will be; null as long as nobody knows.
    @Nullable var total: Int?
    /// How much of the whole story is made, 0 to 1.
    var progress: Double
}

/// Something that people should know: a line of `--progress json`.
struct NoteEventDocument: JSONLine {
    /// Always `note`.
    var event: String = "note"
    /// What it is, in words.
    var message: String
}

/// The story is finished: the last line of `--progress json`, unless a note or an error follows.
struct DoneEventDocument: JSONLine {
    /// Always `done`.
    var event: String = "done"
    /// The story's identifier.
    var id: String
}
