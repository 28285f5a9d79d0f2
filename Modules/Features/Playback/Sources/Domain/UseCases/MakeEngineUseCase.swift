import FeatureKit
package import StoryCore

/// Makes the engine that plays.
package protocol MakeEngineUseCaseContract: Sendable {
    /// An engine that has opened nothing yet.
    ///
    /// - Parameter output: Where the sound goes.
    func execute(_ output: PlaybackOutput) throws(AudioPlaybackError) -> any PlaybackEngine
}

struct MakeEngineUseCase: MakeEngineUseCaseContract {
    let registry: Registry

    func execute(_ output: PlaybackOutput) throws(AudioPlaybackError) -> any PlaybackEngine {
        do throws(RegistryError) {
            return try registry.engine(nil).makeEngine(output: output)
        } catch {
            throw .registry(error)
        }
    }
}
