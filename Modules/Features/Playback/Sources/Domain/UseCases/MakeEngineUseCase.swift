import FeatureKit
package import StoryCore

/// Creates the playback engine.
package protocol MakeEngineUseCaseContract: Sendable {
    /// Returns an engine that has opened nothing yet.
    ///
    /// - Parameter output: The audio output.
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
