import Generation
import StoryDocuments

extension StoryStage {
    /// The stage as programs are told it.
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
    /// What was finished as programs are told it.
    init(_ kind: UnitProgress.Kind) {
        self =
            switch kind {
            case .page: .page
            case .sentence: .sentence
            case .picture: .picture
            }
    }
}
