public import Foundation
public import Playback
public import StoryApp
public import StoryCore

/// A request of a screen to play something.
public enum PlayRequest: Hashable, Sendable {
    /// Plays a story from its saved position, or from a position in seconds.
    case story(StoryID, from: TimeInterval?)
    /// Plays stories one after the other, in place of the queue.
    case all([StoryID])
    /// Queues a story after the current one.
    case next(StoryID)
    /// Queues a story at the end.
    case last(StoryID)
}

/// The dependencies of screens.
@MainActor
public struct ScreenContext {
    /// The features.
    public let app: AppContainer
    /// The player, shared by the whole app.
    public let player: any AudioPlaybackViewModelContract
    /// Plays or queues stories.
    public let play: @MainActor (PlayRequest) -> Void
    /// Is told whether a screen has stories made, when that begins and at the end.
    public let onMaking: @MainActor (Bool) -> Void
    /// Navigates to a destination.
    public let navigate: @MainActor (AppDestination) -> Void

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - app: The features.
    ///   - player: The player, shared by the whole app.
    ///   - play: Plays or queues stories.
    ///   - onMaking: Is told whether a screen has stories made, when that begins and at the end.
    ///   - navigate: Navigates to a destination.
    public init(
        app: AppContainer, player: any AudioPlaybackViewModelContract,
        play: @escaping @MainActor (PlayRequest) -> Void,
        onMaking: @escaping @MainActor (Bool) -> Void,
        navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        (self.app, self.player, self.play) = (app, player, play)
        (self.onMaking, self.navigate) = (onMaking, navigate)
    }
}
