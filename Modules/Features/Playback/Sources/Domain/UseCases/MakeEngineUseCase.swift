import FeatureKit
package import StoryCore

/// Makes the engine that plays.
package protocol MakeEngineUseCaseContract: Sendable {
    /// An engine that has opened nothing yet.
    func execute() throws(AudioPlaybackError) -> any PlaybackEngine
}

struct MakeEngineUseCase: MakeEngineUseCaseContract {
    let registry: Registry
    let output: PlaybackOutput

    func execute() throws(AudioPlaybackError) -> any PlaybackEngine {
        do throws(RegistryError) {
            return try registry.engine(nil).makeEngine(output: output)
        } catch {
            throw .registry(error)
        }
    }
}
