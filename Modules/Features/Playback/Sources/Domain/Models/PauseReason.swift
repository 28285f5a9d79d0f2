/// Why a story stands still.
public enum PauseReason: String, CaseIterable, Codable, Sendable {
    /// Whoever listens wanted it.
    case listener
    /// The sleep timer ran out.
    case sleepTimer
    /// The story ended, and none follows.
    case endOfQueue
    /// Another program paused it: media keys, headset buttons, desktop controls.
    case otherProgram
}
