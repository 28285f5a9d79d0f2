import StoryCore

/// What happens in a story, beat by beat, before it is told.
struct StoryPlan {
    var title: String
    var beats: [Beat]
}

/// One moment of a story, in one place.
struct Beat {
    /// What is told, in order; with marks for names and pronouns, see `CastGrammar`.
    var sentences: [Sentence]
    var scene: Scene
    /// How the heroes feel and stand, one for each page that the beat fills; the last one repeats.
    var looks: [Look]
}

/// Bearing of the heroes on a page.
struct Look {
    var pose: Pose
    var mood: Mood
}

/// A sentence of a beat.
struct Sentence {
    var text: String
    /// 0 is always told; the higher the number, the sooner the sentence is left out of a short story.
    var rank: Int
    /// Whether a new paragraph begins here.
    var beginsParagraph = false
}
