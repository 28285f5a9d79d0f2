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
    public let player: StoryPlayer
    /// Shows what is played; one for the whole app.
    public let audioPlayback: AudioPlaybackViewModel
    /// Lists stories; one for the whole app.
    public let storyLibrary: StoryLibraryViewModel

    /// Makes the view models.
    ///
    /// - Parameters:
    ///   - app: Brings the features with their dependencies.
    ///   - output: Where the sound goes in this session; nil for where the household wants it.
    ///   - onStoryGenerated: Called once for every new story.
    ///   - navigate: Shows a place in the app.
    public init(
        app: AppContainer, output: PlaybackOutput? = nil,
        onStoryGenerated: @escaping @MainActor (Story) -> Void = { _ in },
        navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        storyGeneration = app.generation.makeViewModel { navigate(GenerationRouting.destination(for: $0)) }
        let storyLibrary = app.library.makeStoryLibraryViewModel { navigate(LibraryRouting.destination(for: $0)) }
        let player = app.playback.makePlayer(output: output)
        self.storyLibrary = storyLibrary
        self.player = player
        audioPlayback = app.playback.makeViewModel(of: player) { navigate(PlaybackRouting.destination(for: $0)) }
        storyGeneration.onStoryGenerated = { [weak storyLibrary, weak player] story in
            onStoryGenerated(story)
            Task { await storyLibrary?.storiesDidChange() }
            guard story.narration != nil else { return }
            Task {
                guard let player, await Self.wantsNewStoriesPlayed(app.settings) else { return }
                // Who listens to another story hears that to its end.
                if player.transport.state.isPlaying {
                    player.changeQueue { $0.insert(QueuedStory(story), at: $0.next) }
                } else {
                    await player.play(story: story, from: nil)
                }
            }
        }
    }

    /// Whether the household wants new stories to be played; not if its settings cannot be read, which the settings' own
    /// screen tells.
    private static func wantsNewStoriesPlayed(_ settings: any SettingsRepository) async -> Bool {
        do throws(StorageError) {
            return try await settings.settings().playsNewStories
        } catch {
            return false
        }
    }
}
