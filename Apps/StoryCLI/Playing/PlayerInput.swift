import Generation
import Glibc
import StoryCore
import TerminalUI

/// What a player that is shown is told from outside.
enum PlayerInput: Sendable {
    /// Something that is shown may be different.
    case changed
    /// A request for a story is done, or has failed.
    case settled
    /// The terminal sent something; nothing if it is closed.
    case bytes([UInt8])
    /// A picture may be seen now, or it is known how.
    case pictured
    /// The terminal has another size.
    case resized
    /// Somebody wants to go on with other things (Ctrl-Z).
    case suspended
    /// The process is asked to end.
    case interrupted
    /// Somebody outside of the program wants it to end.
    case quit
    /// The story that is played while it is made has come further.
    case making(GenerationUpdate)
    /// It is made: the story as it is stored, or nil if nothing is.
    case made(Story?)
    /// What became of a key, or what went wrong.
    case note(String)
}

/// The signals that a player knows, as input; before and after they do what they did.
final class PlayerSignals {
    private let watch: SignalWatch

    /// - Parameter canSuspend: Whether there is a terminal to leave.
    init(canSuspend: Bool, _ tell: @escaping @Sendable (PlayerInput) -> Void) {
        let others = [SIGWINCH] + (canSuspend ? [SIGTSTP] : [])
        // A reader that goes away is noticed when something is written for it.
        watch = SignalWatch(SignalWatch.ends + others, ignoring: [SIGPIPE]) { number in
            switch number {
            case SIGWINCH: tell(.resized)
            case SIGTSTP: tell(.suspended)
            default: tell(.interrupted)
            }
        }
    }

    /// Handles signals no longer.
    func stop() { watch.stop() }
}
