import StoryCore

extension GenerationStage {
    /// The stage's name for people.
    public var displayName: String {
        switch self {
        case .generatingStory: "Writing the story"
        case .generatingAudio: "Narrating the story"
        case .generatingIllustrations: "Drawing the pictures"
        case .completed: "Ready"
        }
    }
}
