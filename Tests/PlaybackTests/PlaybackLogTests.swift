import FeatureKitStubs
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("What is logged of the player", .timeLimit(.minutes(1)))
@MainActor
struct PlaybackLogTests {
    @Test("Given a story, when it is played and left, then engine, file and position are logged, and no title")
    func playing() async throws {
        // Given
        let recorder = LogRecorder()
        let story = Story.stub(playable: "one")
        let sut = TestPlayer([story], log: recorder.log)
        // When
        await sut.service.play(story: story, from: 3)
        await sut.listen(for: .seconds(1))
        await sut.service.transport.stop()
        // Then
        let lines = recorder.lines
        let way = [
            "playback: an engine is opened output=null", "playback: a playback begins position=0.0 story=one",
            "playback: loading from=3.0 isPlaying=yes source=file",
        ]
        #expect(lines.filter(way.contains) == way, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("playback: loaded ") })
        #expect(lines.contains { $0.hasPrefix("playback: the position is stored ") && $0.contains("wasKept=yes") })
        #expect(!lines.contains { $0.contains(story.title) })
    }
}
