package import StoryCore

/// Where the player leads to.
@MainActor
package protocol AudioPlaybackNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows a story.
    func navigateToStory(identifier: StoryID)
    /// Shows the queue.
    func navigateToQueue()
}

struct AudioPlaybackNavigator: AudioPlaybackNavigatorContract {
    let navigate: @MainActor (PlaybackExit) -> Void

    func goBack() { navigate(.back) }

    func navigateToStory(identifier: StoryID) { navigate(.story(identifier)) }

    func navigateToQueue() { navigate(.queue) }
}
