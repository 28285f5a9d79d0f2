/// The two streams of a console.
public enum ConsoleStream: Hashable, Sendable {
    /// What tests and testing libraries write: `swift test` passes both streams of its tests on to this one.
    case output
    /// What `swift test` itself has to say.
    case error
}
