import StoryCore

/// What happens in a story, beat by beat, before it is told.
struct StoryPlan {
    /// The id of the plot.
    var plot: String
    /// The title, with marks, see ``Cast``.
    var title: String
    var beats: [Beat]
    /// The name of the friend who comes along.
    var companion: String?
    /// The sentences that return.
    var refrains: [String]
    /// What a person typed, by the mark that stands for it.
    var words: [String: String]
}

/// One moment of a story, in one place.
struct Beat {
    /// What is told, in order.
    var sentences: [Sentence]
    /// Where it is; the people in it come from the sentences.
    var scene: Scene
}

/// How the heroes stand and feel.
struct Look {
    var pose: Pose
    var mood: Mood
}

/// A sentence or two of a beat.
struct Sentence: PageLine {
    /// What is told, with the marks of a ``Cast``.
    var text: String
    /// 0 is always told; the higher the number, the sooner the sentence is left out of a short story.
    var rank: Int
    /// Whether a new paragraph begins here.
    var beginsParagraph = false
    /// How the heroes look from here on.
    var look: Look?
    /// Who else is there while this is told.
    var companions: [SceneCharacter] = []
    /// Whether it only describes, so that two of them can become one for bigger children.
    var isDetail = false
    /// Whether it returns on purpose.
    var isRefrain = false
}
