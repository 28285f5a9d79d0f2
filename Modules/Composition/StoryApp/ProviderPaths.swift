public import VoiceStore

/// Paths on this machine that providers need, matched with the names of initialiser parameters.
public struct ProviderPaths: Sendable {
    /// The paths of the natural voices and their engine.
    public var voices: VoicesLayout

    /// Creates paths.
    public init(voices: VoicesLayout) {
        self.voices = voices
    }

    /// Creates paths from environment variables.
    public init(environment: [String: String]) {
        self.init(voices: VoicesLayout(environment: environment))
    }
}
