import Generation
import StoryDocuments

extension StoryStage {
    /// Converts a stage.
    init(_ stage: GenerationStage) {
        self =
            switch stage {
            case .generatingStory: .generatingStory
            case .generatingAudio: .generatingAudio
            case .generatingIllustrations: .generatingIllustrations
            case .completed: .completed
            }
    }
}

extension UnitEventDocument.Kind {
    /// Converts the kind of a unit.
    init(_ kind: UnitProgress.Kind) {
        self =
            switch kind {
            case .page: .page
            case .sentence: .sentence
            case .picture: .picture
            }
    }
}
