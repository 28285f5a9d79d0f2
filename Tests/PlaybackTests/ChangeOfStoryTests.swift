import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("While another story is opened", .timeLimit(.minutes(1)))
@MainActor
struct ChangeOfStoryTests {
    private let stories = Story.three
    private let player = TestPlayer(Story.three)

    /// Plays the first story, and then begins to open the second one.
    private func beginSecond() async {
        await player.sut.play(story: stories[0])
        await player.listen(for: .seconds(5))
        _ = player.service.transport.begin(PlaybackTracker(stories[1]))
    }

    @Test("Nothing is heard of the story before, and what was heard of it is kept")
    func silence() async throws {
        // When
        await beginSecond()
        // Then
        #expect(player.sut.state == .loading(stories[1]))
        #expect(!player.engine.isHeard)
        #expect(try await player.position(of: stories[0]) == 5)
    }

    @Test("A pause that is taken back plays nothing of the story before")
    func resume() async {
        // Given
        await beginSecond()
        player.sut.pause()
        // When
        player.sut.resume()
        // Then
        #expect(player.sut.state == .loading(stories[1]))
        #expect(!player.engine.isHeard)
        #expect(player.engine.calls.last != .play)
    }
}
