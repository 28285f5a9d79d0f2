public import Foundation
public import Playback
public import StoryApp
public import StoryCore

/// What screens are made of.
@MainActor
public struct ScreenContext {
    /// Brings the features.
    let app: AppContainer
    /// Plays stories; one for the whole app.
    let player: any AudioPlaybackViewModelContract
    /// Begins to play a story, from where it was left, or from so many seconds.
    let play: @MainActor (StoryID, TimeInterval?) -> Void
    /// Goes to a place of the app.
    let navigate: @MainActor (AppDestination) -> Void

    /// Gathers what screens are made of.
    ///
    /// - Parameters:
    ///   - app: Brings the features.
    ///   - player: Plays stories; one for the whole app.
    ///   - play: Begins to play a story, from where it was left, or from so many seconds.
    ///   - navigate: Goes to a place of the app.
    public init(
        app: AppContainer, player: any AudioPlaybackViewModelContract,
        play: @escaping @MainActor (StoryID, TimeInterval?) -> Void,
        navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        (self.app, self.player, self.play, self.navigate) = (app, player, play, navigate)
    }
}
