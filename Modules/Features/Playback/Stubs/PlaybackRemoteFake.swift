public import StoryCore
import Synchronization

/// A remote that remembers what it was shown, and whose buttons a test presses.
public final class PlaybackRemoteFake: PlaybackRemote {
    public let commands: AsyncStream<PlaybackRemoteCommand>
    private let continuation: AsyncStream<PlaybackRemoteCommand>.Continuation
    private let state = Mutex<(shown: [PlaybackRemoteState], isClosed: Bool)>(([], false))

    /// Makes a remote.
    public init() {
        (commands, continuation) = AsyncStream.makeStream()
    }

    /// Everything that was shown, in order.
    public var shown: [PlaybackRemoteState] { state.withLock { $0.shown } }

    /// Whether it was taken away.
    public var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Somebody wants something.
    public func send(_ command: PlaybackRemoteCommand) {
        continuation.yield(command)
    }

    public func show(_ state: PlaybackRemoteState) {
        self.state.withLock { if !$0.isClosed { $0.shown.append(state) } }
    }

    public func close() async {
        state.withLock { $0.isClosed = true }
        continuation.finish()
    }
}

/// Hands out one remote.
public struct PlaybackRemoteProviderStub: PlaybackRemoteProvider {
    public let identifier: ProviderIdentifier = "fake"
    public let displayName = "Fake remote"
    private let remote: any PlaybackRemote

    /// Makes a provider.
    public init(remote: any PlaybackRemote) {
        self.remote = remote
    }

    public func checkAvailability() async throws(ProviderError) {}

    public func makeRemote() -> any PlaybackRemote { remote }
}
