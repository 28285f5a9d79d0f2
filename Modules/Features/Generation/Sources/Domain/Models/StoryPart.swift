public import StoryCore

/// What is to be made of a story that is stored.
public enum StoryPart: Hashable, Sendable {
    /// Whatever was requested and is missing, or does not fit the text any more.
    case missing
    /// The narration, if it is missing, outdated, or by another voice than this one; nil for the voice that it has.
    case narration(voice: String? = nil)
    /// The pictures that are missing, and a cover with an old title.
    case pictures
    /// Another picture in place of one; the first one where there is none.
    case picture(IllustrationSlot)

    /// Makes the part that a step makes; what the author has written is never written again.
    public init(_ step: GenerationStep) {
        self =
            switch step {
            case .story: .missing
            case .audio: .narration()
            case .illustrations: .pictures
            }
    }

    /// The step that makes the part; nil for whichever is needed.
    var step: GenerationStep? {
        switch self {
        case .missing: nil
        case .narration: .audio
        case .pictures, .picture: .illustrations
        }
    }
}
