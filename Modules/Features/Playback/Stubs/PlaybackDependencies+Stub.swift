public import FeatureKit
public import FeatureKitStubs
import Foundation
public import Playback
public import StoryCore

/// Provides one engine, and fixed devices.
public struct PlaybackEngineProviderStub: PlaybackEngineProvider {
    public let identifier: ProviderIdentifier = "fake"
    public let displayName = "Fake engine"
    private let engine: any PlaybackEngine
    private let devices: Result<[PlaybackDevice], ProviderError>

    /// Creates a provider.
    ///
    /// - Parameter devices: The result of looking up sound devices.
    public init(engine: any PlaybackEngine, devices: Result<[PlaybackDevice], ProviderError> = .success([])) {
        self.engine = engine
        self.devices = devices
    }

    public func checkAvailability() async throws(ProviderError) {}

    public func makeEngine(output: PlaybackOutput) -> any PlaybackEngine { engine }

    public func outputDevices() async throws(ProviderError) -> [PlaybackDevice] { try devices.get() }
}

extension PlaybackDependencies {
    /// Dependencies over a library in memory and an engine whose virtual clock measures all delays.
    public static func stub(
        _ store: LibraryFake = LibraryFake(), engine: PlaybackEngineFake = PlaybackEngineFake(),
        access: AccessGuard = AccessGuard(), log: ActivityLog = ActivityLog()
    ) -> PlaybackDependencies {
        var registry = Registry()
        do {
            try registry.register(engine: PlaybackEngineProviderStub(engine: engine))
        } catch {
            preconditionFailure("An empty registry takes an engine: \(error.message)")
        }
        return PlaybackDependencies(
            registry: registry, stories: store, media: store, playback: store, settings: store,
            observation: store.otherProgram, clock: engine.clock, now: { Date(timeIntervalSince1970: 1_000_000) },
            random: { 7 }, access: access, log: log)
    }
}
