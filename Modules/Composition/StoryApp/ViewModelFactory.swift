public import Generation
public import Library
public import Playback
public import StoryCore

/// Makes each view model once, over the app's shared repositories, and ties them together.
@MainActor
public final class ViewModelFactory {
    /// Makes stories; one for the whole app.
    public let storyGeneration: StoryGenerationViewModel
    /// Plays stories; one for the whole app.
    public let audioPlayback: AudioPlaybackViewModel
    /// Lists stories; one for the whole app.
    public let storyLibrary: StoryLibraryViewModel

    /// Makes the view models.
    ///
    /// - Parameters:
    ///   - app: Brings the features with their dependencies.
    ///   - output: Where the sound goes.
    ///   - playsNewStories: Whether a new story with a narration is played as soon as it is there.
    ///   - onStoryGenerated: Called once for every new story.
    ///   - navigate: Shows a place in the app.
    public init(
        app: AppContainer, output: PlaybackOutput = .automatic, playsNewStories: Bool = false,
        onStoryGenerated: @escaping @MainActor (Story) -> Void = { _ in },
        navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        storyGeneration = app.generation.makeViewModel { navigate(GenerationRouting.destination(for: $0)) }
        let storyLibrary = app.library.makeStoryLibraryViewModel { navigate(LibraryRouting.destination(for: $0)) }
        let audioPlayback = app.playback.makeViewModel(output: output) {
            navigate(PlaybackRouting.destination(for: $0))
        }
        self.storyLibrary = storyLibrary
        self.audioPlayback = audioPlayback
        storyGeneration.onStoryGenerated = { [weak storyLibrary, weak audioPlayback] story in
            onStoryGenerated(story)
            Task { await storyLibrary?.storiesDidChange() }
            guard playsNewStories, story.narration != nil else { return }
            Task { await audioPlayback?.play(story: story) }
        }
    }
}
