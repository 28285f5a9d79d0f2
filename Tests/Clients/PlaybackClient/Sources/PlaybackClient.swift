import FeatureKitStubs
import Playback
import PlaybackStubs
import StoryCore

/// Plays a story with the feature alone: no storage, no sound, only the contracts and the stubs.
@main @MainActor
struct PlaybackClient {
    static func main() async {
        let story = Story.stub(playable: "lamp")
        let engine = PlaybackEngineFake()
        let feature = PlaybackFeature(dependencies: .stub(LibraryFake([story]), engine: engine))
        let player = feature.makeViewModel(of: feature.makePlayer()) { exit in print("exit \(exit)") }
        await player.play(story: story, from: 30)
        print("playing \(player.isPlaying) at \(player.currentTime) of \(player.duration)")
        player.pause()
        print("paused \(player.isPaused) on page \(player.readingPosition.page + 1)")
        player.didTapOnQueue()
        showEveryState()
    }

    /// What a preview of a screen does.
    private static func showEveryState() {
        for (name, viewModel) in AudioPlaybackViewModelStub.all {
            print("state \(name): \(viewModel.currentStory?.title ?? "none")")
        }
        for (name, _) in PlaybackQueueViewModelStub.all { print("queue \(name)") }
    }
}
