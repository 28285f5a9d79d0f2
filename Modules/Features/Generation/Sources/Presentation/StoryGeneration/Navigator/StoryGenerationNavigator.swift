package import StoryCore

/// Where the generation screen leads to.
@MainActor
package protocol StoryGenerationNavigatorContract {
    /// Leaves the screen.
    func goBack()
    /// Shows a story that was made.
    func navigateToStory(identifier: StoryID)
}

struct StoryGenerationNavigator: StoryGenerationNavigatorContract {
    let navigate: @MainActor (GenerationExit) -> Void

    func goBack() { navigate(.back) }

    func navigateToStory(identifier: StoryID) { navigate(.story(identifier)) }
}
