public import Generation
public import Library
public import Playback
public import StoryCore

/// Creates each view model once, over the app's shared repositories, and connects them.
@MainActor
public final class ViewModelFactory {
    /// The generation of stories, shared by the whole app.
    public let storyGeneration: StoryGenerationViewModel
    /// The player, shared by the whole app.
    public let player: StoryPlayer
    /// The player's view model, shared by the whole app.
    public let audioPlayback: AudioPlaybackViewModel
    /// The list of stories, shared by the whole app.
    public let storyLibrary: StoryLibraryViewModel

    /// Creates the view models.
    ///
    /// - Parameters:
    ///   - app: The features with their dependencies.
    ///   - output: The audio output of this session; nil for the household's setting.
    ///   - onStoryGenerated: Called once for every new story.
    ///   - navigate: Navigates to a destination.
    public init(
        app: AppContainer, output: PlaybackOutput? = nil,
        onStoryGenerated: @escaping @MainActor (Story) -> Void = { _ in },
        navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        storyGeneration = app.generation.makeViewModel { navigate(GenerationComposition.destination(for: $0)) }
        let storyLibrary = app.library.makeStoryLibraryViewModel { navigate(LibraryComposition.destination(for: $0)) }
        let player = app.playback.makePlayer(output: output)
        self.storyLibrary = storyLibrary
        self.player = player
        audioPlayback = app.playback.makeViewModel(of: player) { navigate(PlaybackComposition.destination(for: $0)) }
        storyGeneration.onStoryGenerated = { [weak storyLibrary, weak player] story in
            onStoryGenerated(story)
            Task { await storyLibrary?.storiesDidChange() }
            guard story.narration != nil else { return }
            Task {
                guard let player, await Self.wantsNewStoriesPlayed(app.settingsRepository) else { return }
                // A story that was played while it was being made is playing already.
                guard player.transport.state.story?.id != story.id else { return }
                // Another story is played to its end first.
                if player.transport.state.isPlaying {
                    player.changeQueue { $0.insert(QueuedStory(story), at: $0.next) }
                } else {
                    await player.play(story: story, from: nil)
                }
            }
        }
    }

    /// Returns whether the household wants new stories to be played; false if the settings cannot be read, which the
    /// settings screen reports.
    private static func wantsNewStoriesPlayed(_ settings: any SettingsRepository) async -> Bool {
        do throws(StorageError) {
            return try await settings.settings().playsNewStories
        } catch {
            return false
        }
    }
}
