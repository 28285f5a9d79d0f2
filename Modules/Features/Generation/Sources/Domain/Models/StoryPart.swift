public import StoryCore

/// A part of a stored story to generate.
public enum StoryPart: Hashable, Sendable {
    /// All requested parts that are missing or outdated.
    case missing
    /// The narration, if it is missing, outdated, or by another voice than this one; nil for its own voice.
    case narration(voice: String? = nil)
    /// The missing illustrations, and an outdated cover.
    case pictures
    /// A variation of an illustration; the original if there is none.
    case picture(IllustrationSlot)

    /// Creates the part of a step; the author's text is never written again.
    public init(_ step: GenerationStep) {
        self =
            switch step {
            case .story: .missing
            case .audio: .narration()
            case .illustrations: .pictures
            }
    }

    /// The step that makes the part; nil for all that are needed.
    var step: GenerationStep? {
        switch self {
        case .missing: nil
        case .narration: .audio
        case .pictures, .picture: .illustrations
        }
    }
}
