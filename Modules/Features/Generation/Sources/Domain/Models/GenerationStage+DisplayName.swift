import StoryCore

extension GenerationStage {
    /// The display name.
    public var displayName: String {
        switch self {
        case .generatingStory: "Writing the story"
        case .generatingAudio: "Narrating the story"
        case .generatingIllustrations: "Drawing the pictures"
        case .completed: "Ready"
        }
    }
}
