public import StoryCore

/// A voice that should have narrated a story, and that no narrator has any more: another one did.
public struct ReplacedVoice: Hashable, Sendable {
    /// The story.
    public var story: StoryID
    /// The voice that is gone, as its narrator called it.
    public var voice: String

    /// Tells of a story and its voice.
    public init(story: StoryID, voice: String) {
        self.story = story
        self.voice = voice
    }
}
