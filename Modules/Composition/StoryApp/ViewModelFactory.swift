public import FeatureKit
public import Generation
public import Library
public import StoryCore

/// Makes each view model once, over the app's shared repositories, and ties them together.
@MainActor
public final class ViewModelFactory {
    /// Makes stories; one for the whole app.
    public let storyGeneration: StoryGenerationViewModel
    /// Lists stories; one for the whole app.
    public let storyLibrary: StoryLibraryViewModel

    /// Makes the view models.
    ///
    /// - Parameters:
    ///   - app: Brings the features with their dependencies.
    ///   - onStoryGenerated: Called once for every new story.
    ///   - navigate: Shows a place in the app.
    public init(
        app: AppContainer, onStoryGenerated: @escaping @MainActor (Story) -> Void = { _ in },
        navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        let router = AppRouter()
        storyGeneration = app.generation.makeViewModel { navigate(router.destination(for: $0)) }
        storyLibrary = app.library.makeStoryLibraryViewModel { navigate(router.destination(for: $0)) }
        storyGeneration.onStoryGenerated = { [weak storyLibrary] story in
            onStoryGenerated(story)
            Task { await storyLibrary?.storiesDidChange() }
        }
    }

    /// The environment that views read the view models from.
    public var environment: Environment {
        Environment().providing(storyGeneration).providing(storyLibrary)
    }
}
