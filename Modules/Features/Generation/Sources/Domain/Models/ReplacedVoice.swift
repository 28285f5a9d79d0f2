public import StoryCore

/// The requested voice of a story that no narrator has any more, so that another one narrated.
public struct ReplacedVoice: Hashable, Sendable {
    /// The story's identifier.
    public var story: StoryID
    /// The narrator's name for the voice.
    public var voice: String

    /// Creates a replaced voice.
    public init(story: StoryID, voice: String) {
        self.story = story
        self.voice = voice
    }
}
