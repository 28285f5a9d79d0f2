import Dispatch
import Generation
import Glibc
import StoryCore

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

/// The signals that a player knows, as input; before and after they do what they always did.
final class PlayerSignals {
    private let sources: [any DispatchSourceSignal]
    private let numbers: [Int32]

    /// - Parameter canSuspend: Whether there is a terminal to leave.
    init(canSuspend: Bool, _ tell: @escaping @Sendable (PlayerInput) -> Void) {
        // Somebody who started the program with 'nohup' wants it to go on without the terminal.
        let ends = ([SIGINT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])).map { ($0, PlayerInput.interrupted) }
        let others: [(Int32, PlayerInput)] =
            [(SIGWINCH, .resized)] + (canSuspend ? [(SIGTSTP, .suspended)] : [])
        numbers = (ends + others).map(\.0)
        sources = (ends + others).map { number, input in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
            source.setEventHandler { tell(input) }
            source.resume()
            return source
        }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Handles signals no longer.
    func stop() {
        sources.forEach { $0.cancel() }
        numbers.forEach { signal($0, SIG_DFL) }
    }
}
