/// Why a story is paused.
public enum PauseReason: Hashable, Sendable, CaseIterable {
    /// The listener paused it.
    case listener
    /// The sleep timer ran out.
    case sleepTimer
    /// The story ended, and none follows.
    case endOfQueue
    /// Another program paused it: media keys, headset buttons, desktop controls.
    case otherProgram
}
