public import VoiceStore

/// Places on this machine that providers need; an initialiser takes one by the name that it has here.
public struct ProviderPaths: Sendable {
    /// Where neural voices and their engine lie.
    public var voices: VoicesLayout

    /// Names the places.
    public init(voices: VoicesLayout) {
        self.voices = voices
    }

    /// Finds the places by environment variables.
    public init(environment: [String: String]) {
        self.init(voices: VoicesLayout(environment: environment))
    }
}
