import FeatureKitStubs
public import StoryCore

/// A remote that records its states, and whose commands a test sends.
public final class PlaybackRemoteFake: PlaybackRemote {
    public let commands: AsyncStream<PlaybackRemoteCommand>
    private let continuation: AsyncStream<PlaybackRemoteCommand>.Continuation
    private let state = Watched<(shown: [PlaybackRemoteState], isClosed: Bool)>(([], false))

    /// Creates a remote.
    public init() {
        (commands, continuation) = AsyncStream.makeStream()
    }

    /// The shown states, in order.
    public var shown: [PlaybackRemoteState] { state.value.shown }

    /// Whether it was closed.
    public var isClosed: Bool { state.value.isClosed }

    /// Sends a command.
    public func send(_ command: PlaybackRemoteCommand) {
        continuation.yield(command)
    }

    public func show(_ state: PlaybackRemoteState) {
        self.state.change { if !$0.isClosed { $0.shown.append(state) } }
    }

    public func close() async {
        state.change { $0.isClosed = true }
        continuation.finish()
    }
}

/// Provides one remote.
public struct PlaybackRemoteProviderStub: PlaybackRemoteProvider {
    public let identifier: ProviderIdentifier = "fake"
    public let displayName = "Fake remote"
    private let remote: any PlaybackRemote

    /// Creates a provider.
    public init(remote: any PlaybackRemote) {
        self.remote = remote
    }

    public func checkAvailability() async throws(ProviderError) {}

    public func makeRemote() -> any PlaybackRemote { remote }
}
