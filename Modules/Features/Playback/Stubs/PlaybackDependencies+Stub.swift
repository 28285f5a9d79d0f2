import FeatureKit
public import FeatureKitStubs
import Foundation
public import Playback
public import StoryCore

/// Hands out one engine, and knows the devices that it is told.
public struct PlaybackEngineProviderStub: PlaybackEngineProvider {
    public let identifier: ProviderIdentifier = "fake"
    public let displayName = "Fake engine"
    private let engine: any PlaybackEngine
    private let devices: Result<[PlaybackDevice], ProviderError>

    /// Makes a provider.
    ///
    /// - Parameter devices: What is found when somebody looks for sound devices.
    public init(engine: any PlaybackEngine, devices: Result<[PlaybackDevice], ProviderError> = .success([])) {
        self.engine = engine
        self.devices = devices
    }

    public func checkAvailability() async throws(ProviderError) {}

    public func makeEngine(output: PlaybackOutput) -> any PlaybackEngine { engine }

    public func outputDevices() async throws(ProviderError) -> [PlaybackDevice] { try devices.get() }
}

extension PlaybackDependencies {
    /// Dependencies over a library in memory and an engine whose time passes when it is told; waiting is on its clock.
    public static func stub(
        _ store: LibraryFake = LibraryFake(), engine: PlaybackEngineFake = PlaybackEngineFake()
    ) -> PlaybackDependencies {
        var registry = Registry()
        do {
            try registry.register(engine: PlaybackEngineProviderStub(engine: engine))
        } catch {
            preconditionFailure("An empty registry takes an engine: \(error.message)")
        }
        return PlaybackDependencies(
            registry: registry, stories: store, media: store, playback: store, settings: store,
            observation: store.otherProgram, clock: engine.clock, now: { Date(timeIntervalSince1970: 1_000_000) }, random: { 7 })
    }
}
