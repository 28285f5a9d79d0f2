/// Why a story stands still.
public enum PauseReason: String, CaseIterable, Codable, Sendable {
    /// Whoever listens wanted it.
    case listener
    /// The sleep timer ran out.
    case sleepTimer
    /// The story was heard to its end, and none follows.
    case endOfQueue
    /// Another program wanted it: media keys, the buttons of a headset, a desktop's own controls.
    case otherProgram
}
