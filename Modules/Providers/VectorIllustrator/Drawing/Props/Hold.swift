/// How a figure carries a thing.
enum Hold: Sendable {
    /// In one hand, beside the body.
    case oneHand
    /// Before the body, with a hand at either side.
    case bothHands
    /// Hanging from the hand by a handle at its top.
    case fromAbove
    /// By its long handle, with the other end at the ground.
    case longDown
    /// With its mouthpiece at the lips.
    case mouth
    /// With its eyepiece before an eye.
    case eye
    /// Above the head, by a string or a stick.
    case overhead
    /// On the body; in the hand of a figure that does not wear it.
    case worn
    /// Not at all: it stands beside them, and they touch it.
    case tooLarge
}
