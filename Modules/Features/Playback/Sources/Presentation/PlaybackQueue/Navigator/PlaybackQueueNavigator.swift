package import StoryCore

/// Where the queue leads to.
@MainActor
package protocol PlaybackQueueNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows a story.
    func navigateToStory(identifier: StoryID)
}

struct PlaybackQueueNavigator: PlaybackQueueNavigatorContract {
    let navigate: @MainActor (PlaybackExit) -> Void

    func goBack() { navigate(.back) }

    func navigateToStory(identifier: StoryID) { navigate(.story(identifier)) }
}
