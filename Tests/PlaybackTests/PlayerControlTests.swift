import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("What keys of a player lead to", .timeLimit(.minutes(1)))
@MainActor
struct PlayerControlTests {
    @Test("One key plays, pauses, goes on and plays again")
    func toggleOrBegin() async {
        // Given
        let story = Story.stub(playable: "one")
        let player = TestPlayer()
        await player.sut.toggleOrBegin()
        #expect(player.sut.state == .idle)
        await player.sut.play(story: story)
        // Then
        await player.sut.toggleOrBegin()
        #expect(player.sut.state == .paused(story, .listener))
        await player.sut.toggleOrBegin()
        #expect(player.sut.state == .playing(story))
        // When
        await player.listen(for: .seconds(60))
        await player.wait { player.sut.state == .paused(story, .endOfQueue) }
        await player.sut.toggleOrBegin()
        // Then
        #expect(player.sut.state == .playing(story))
        #expect(player.sut.currentTime == 0)
    }

    @Test("After a stop it plays the story of the queue that was current")
    func queue() async {
        // Given
        let player = TestPlayer(Story.three)
        player.sut.setQueue(Story.three)
        await player.sut.play(at: 1)
        await player.sut.stop()
        // When
        await player.sut.toggleOrBegin()
        // Then
        #expect(player.sut.currentStory == Story.three[1])
    }

    @Test("The volume goes in tenths and stays within its range")
    func volume() {
        let player = TestPlayer()
        player.sut.setVolume(0.77)
        player.sut.changeVolume(by: 1)
        #expect(player.sut.volume == 0.9)
        player.sut.changeVolume(by: -20)
        #expect(player.sut.volume == 0)
    }

    @Test("The household's volume holds until another one is chosen, which holds for the stories after it, too")
    func householdVolume() async throws {
        // Given
        let player = TestPlayer(Story.three)
        try await player.store.save(AppSettings(volume: 40))
        // When
        await player.sut.play(story: Story.three[0])
        // Then
        #expect(player.sut.volume == 0.4)
        #expect(player.engine.calls.contains(.setVolume(0.4, over: .zero)))
        // When
        player.sut.setVolume(0.8)
        await player.sut.play(story: Story.three[1])
        // Then
        #expect(player.sut.volume == 0.8)
    }

    @Test("The sleep timer goes through its settings and then away")
    func sleepTimer() async {
        let player = TestPlayer()
        await player.sut.play(story: .stub(playable: "one"))
        var settings: [SleepTimerSetting?] = []
        for _ in 0...SleepTimerSetting.steps.count {
            player.sut.setNextSleepTimer()
            settings.append(player.sut.sleepTimer?.setting)
        }
        #expect(settings == SleepTimerSetting.steps + [nil])
    }

    @Test("A page that somebody turned to has no lit word, and one that is read has its word")
    func litText() {
        let readAlong = ReadAlong(.stub(playable: "one"))
        let spoken = readAlong.litText(at: readAlong.readingPosition(at: 4))
        #expect(spoken == TextRange(start: 5, end: 8))
        #expect(readAlong.litText(at: readAlong.readingPosition(onPage: 1)) == nil)
        #expect(readAlong.litText(at: ReadingPosition(page: 1, sentence: 0, word: 1)) == nil)
        #expect(readAlong.litText(at: ReadingPosition(page: 0, word: 99)) == nil)
    }
}
