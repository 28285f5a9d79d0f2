import FeatureKit
import Foundation
public import Playback
public import StoryCore

/// Hands out one engine.
public struct PlaybackEngineProviderStub: PlaybackEngineProvider {
    public let identifier: ProviderIdentifier = "fake"
    public let displayName = "Fake engine"
    private let engine: any PlaybackEngine

    /// Makes a provider.
    public init(engine: any PlaybackEngine) {
        self.engine = engine
    }

    public func checkAvailability() async throws(ProviderError) {}

    public func makeEngine(output: PlaybackOutput) -> any PlaybackEngine { engine }
}

extension PlaybackDependencies {
    /// Dependencies over a library in memory and an engine whose time passes when it is told; waiting is on its clock.
    public static func stub(
        _ store: PlaybackStoreFake = PlaybackStoreFake(), engine: PlaybackEngineFake = PlaybackEngineFake()
    ) -> PlaybackDependencies {
        var registry = Registry()
        do {
            try registry.register(engine: PlaybackEngineProviderStub(engine: engine))
        } catch {
            preconditionFailure("An empty registry takes an engine: \(error.message)")
        }
        return PlaybackDependencies(
            registry: registry, stories: store, media: store, playback: store, observation: store,
            clock: engine.clock, now: { Date(timeIntervalSince1970: 1_000_000) })
    }
}
