public import Foundation
public import Playback
public import StoryApp
public import StoryCore

/// What a screen wants to be played.
public enum PlayRequest: Hashable, Sendable {
    /// A story, from where it was left, or from so many seconds.
    case story(StoryID, from: TimeInterval?)
    /// Stories, one after the other, in place of the queue.
    case all([StoryID])
    /// A story after the one that plays.
    case next(StoryID)
    /// A story at the end of the queue.
    case last(StoryID)
}

/// What screens are made of.
@MainActor
public struct ScreenContext {
    /// Brings the features.
    let app: AppContainer
    /// Plays stories; one for the whole app.
    let player: any AudioPlaybackViewModelContract
    /// Has stories played.
    let play: @MainActor (PlayRequest) -> Void
    /// Goes to a place of the app.
    let navigate: @MainActor (AppDestination) -> Void

    /// Gathers what screens are made of.
    ///
    /// - Parameters:
    ///   - app: Brings the features.
    ///   - player: Plays stories; one for the whole app.
    ///   - play: Has stories played.
    ///   - navigate: Goes to a place of the app.
    public init(
        app: AppContainer, player: any AudioPlaybackViewModelContract,
        play: @escaping @MainActor (PlayRequest) -> Void,
        navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        (self.app, self.player, self.play, self.navigate) = (app, player, play, navigate)
    }
}
