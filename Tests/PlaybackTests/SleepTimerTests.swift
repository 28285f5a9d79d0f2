import FeatureKitStubs
import Foundation
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("Sleep timer", .timeLimit(.minutes(1)))
@MainActor
struct SleepTimerTests {
    private let story = Story.stub(playable: "one", duration: 300)

    private func playing(_ setting: SleepTimerSetting, speed: Double = 1) async throws -> TestPlayer {
        let player = TestPlayer([story])
        try player.sut.setSpeed(.of(speed))
        player.sut.setSleepTimer(setting)
        await player.sut.play(story: story)
        return player
    }

    /// The clock may know the time before the timer does.
    private func expect(remaining: Int, of player: TestPlayer) async {
        await player.wait { player.sut.sleepTimer?.remaining == remaining }
        #expect(player.sut.sleepTimer?.remaining == remaining)
    }

    @Test(
        "What people type is read",
        arguments: [
            ("20m", SleepTimerSetting.listening(.seconds(1200))), ("1h", .listening(.seconds(3600))),
            ("90m", .listening(.seconds(5400))), ("1h30m", .listening(.seconds(5400))),
            ("1H0.5m", .listening(.seconds(3630))),
            ("h", nil), ("1hm", nil), ("30m1h", nil), ("1h30", nil), ("25h", nil), ("0.5M", .listening(.seconds(30))),
            ("end", .endOfStory), ("END", .stories(1)), ("2", .stories(2)), ("0", nil), ("-3", nil), ("m", nil),
            ("nanm", nil), ("infm", nil), ("1e9m", nil), ("", nil), ("soon", nil), ("101", nil),
        ] as [(String, SleepTimerSetting?)])
    func reading(text: String, setting: SleepTimerSetting?) {
        #expect(SleepTimerSetting(text) == setting)
    }

    @Test("Minutes are minutes of listening, at any speed", arguments: [0.5, 1, 2])
    func minutes(speed: Double) async throws {
        // Given
        let player = try await playing(.listening(.seconds(60)), speed: speed)
        // When
        await player.listen(for: .seconds(49))
        // Then
        #expect(player.engine.volume == 1)
        await expect(remaining: 11, of: player)
        // When
        await player.listen(for: .seconds(11.1))
        // Then
        #expect(player.sut.isPaused)
        #expect(player.sut.sleepTimer == nil)
        #expect(abs(player.sut.currentTime - 50 * speed) < 0.3 * speed)
    }

    @Test("A volume that was chosen stays: a fade begins there, and what comes after it is as loud")
    func volume() async throws {
        // Given
        let player = try await playing(.listening(.seconds(30)))
        for wanted in [-1, .nan, 7, 0.6] { player.sut.setVolume(wanted) }
        #expect(player.sut.volume == 0.6)
        #expect(player.engine.volume == 0.6)
        // When
        await player.listen(for: .seconds(25))
        player.sut.setVolume(0.8)
        // Then
        #expect(player.engine.volume < 0.4)
        // When
        player.sut.noticeActivity()
        // Then
        #expect(player.engine.volume == 0.8)
    }

    @Test("The timer stands still while the story does")
    func pausing() async throws {
        // Given
        let player = try await playing(.listening(.seconds(60)))
        await player.listen(for: .seconds(20))
        // When
        player.sut.pause()
        await player.listen(for: .seconds(1000))
        // Then
        await expect(remaining: 40, of: player)
        // When
        player.sut.resume()
        await player.listen(for: .seconds(5))
        // Then
        await expect(remaining: 35, of: player)
    }

    @Test("The sound fades over the last ten seconds, and what is played next begins where it began to fade, aloud")
    func fading() async throws {
        // Given
        let player = try await playing(.listening(.seconds(30)))
        // When
        await player.listen(for: .seconds(25))
        // Then
        let fades = player.engine.calls.compactMap { call -> Duration? in
            if case .setVolume(0, let duration) = call { duration } else { nil }
        }
        #expect(fades.count == 1)
        #expect(fades.allSatisfy { $0 > .seconds(9.8) && $0 <= .seconds(10) })
        #expect(abs(player.engine.volume - 0.5) < 0.02)
        #expect(player.sut.sleepTimer?.isFading == true)
        // When
        await player.listen(for: .seconds(5.1))
        // Then
        #expect(player.sut.isPaused)
        #expect(abs(player.sut.currentTime - 20) < 0.11)
        #expect(player.engine.volume == 1)
        let position = try #require(try await player.position(of: story))
        #expect(abs(position - 20) < 0.11)
        // When
        player.sut.resume()
        await player.listen(for: .seconds(1))
        // Then
        #expect(player.sut.isPlaying)
        #expect(abs(player.sut.currentTime - 21) < 0.11)
        #expect(player.engine.volume == 1)
    }

    @Test("The end of the story is as far away as it is at this speed", arguments: [0.5, 1, 1.5, 2])
    func endOfStory(speed: Double) async throws {
        // Given
        let player = try await playing(.endOfStory, speed: speed)
        player.sut.seek(to: 240)
        // Then
        await expect(remaining: Int((60 / speed).rounded(.up)), of: player)
        // When
        await player.listen(for: .seconds(60 / speed - 5))
        // Then
        #expect(abs(player.engine.volume - 0.5) < 0.03)
        // When
        await player.listen(for: .seconds(6))
        // Then
        #expect(player.sut.isPaused)
        #expect(abs(player.sut.currentTime - (300 - 10 * speed)) < 0.3)
        #expect(player.engine.volume == 1)
    }

    @Test("At another speed the fade is as long as what is left, or comes later")
    func speedInFade() async throws {
        let player = try await playing(.endOfStory)
        player.sut.seek(to: 292)
        #expect(player.engine.calls.last == .setVolume(0, over: .seconds(8)))
        try player.sut.setSpeed(.of(2))
        #expect(player.engine.calls.last == .setVolume(0, over: .seconds(4)))
        try player.sut.setSpeed(.of(0.5))
        #expect(player.engine.calls.last == .setVolume(1, over: .zero))
        #expect(player.sut.sleepTimer?.isFading == false)
    }

    @Test("A seek out of the fade brings the sound back, and the timer stays")
    func seekOutOfFade() async throws {
        // Given
        let player = try await playing(.endOfStory)
        player.sut.seek(to: 295)
        await player.listen(for: .seconds(2))
        #expect(player.engine.volume < 1)
        // When
        player.sut.seek(to: 100)
        // Then
        #expect(player.engine.volume == 1)
        #expect(player.sut.sleepTimer?.isFading == false)
        await expect(remaining: 200, of: player)
    }

    @Test("A number of stories is counted by those that are heard to their end")
    func stories() async throws {
        // Given
        let player = TestPlayer(Story.three)
        player.sut.setQueue(Story.three)
        player.sut.setSleepTimer(.stories(2))
        await player.sut.play(at: 0)
        #expect(player.sut.sleepTimer == SleepTimer(setting: .stories(2), remaining: nil, storiesLeft: 2))
        // When
        await player.listen(for: .seconds(60))
        await player.wait { player.sut.currentStory == Story.three[1] && player.sut.isPlaying }
        // Then
        #expect(player.engine.volume == 1)
        #expect(player.sut.sleepTimer?.storiesLeft == 1)
        // When
        await player.listen(for: .seconds(60))
        // Then
        #expect(player.sut.state == .paused(Story.three[1], .sleepTimer))
        #expect(abs(player.sut.currentTime - 50) < 0.2)
    }

    @Test("A key in the last minute makes the timer ten minutes longer, and brings the sound back")
    func extending() async throws {
        // Given
        let player = try await playing(.listening(.seconds(70)))
        player.sut.noticeActivity()
        await expect(remaining: 70, of: player)
        await player.listen(for: .seconds(65))
        #expect(player.engine.volume < 1)
        // When
        player.sut.noticeActivity()
        // Then
        #expect(player.engine.volume == 1)
        await expect(remaining: 605, of: player)
        #expect(player.sut.sleepTimer?.isFading == false)
        await player.listen(for: .seconds(20))
        #expect(player.sut.isPlaying)
    }

    @Test("At the end of a story a key adds a story")
    func extendingByStory() async throws {
        // Given
        let player = TestPlayer(Story.three)
        player.sut.setQueue(Story.three)
        player.sut.setSleepTimer(.endOfStory)
        await player.sut.play(at: 0)
        await player.listen(for: .seconds(55))
        // When
        player.sut.noticeActivity()
        await player.listen(for: .seconds(5))
        await player.wait { player.sut.currentStory == Story.three[1] && player.sut.isPlaying }
        // Then
        #expect(player.engine.volume == 1)
        #expect(player.sut.sleepTimer?.storiesLeft == 1)
    }

    @Test("Who pauses in the fade and goes on is awake: aloud, from where it began to fade")
    func pauseInFade() async throws {
        // Given
        let player = try await playing(.listening(.seconds(60)))
        await player.listen(for: .seconds(56))
        player.sut.pause()
        // When
        player.sut.resume()
        // Then
        #expect(player.engine.volume == 1)
        #expect(abs(player.sut.currentTime - 50) < 0.11)
        #expect((player.sut.sleepTimer?.remaining ?? 0) > 600)
    }

    @Test("A timer that outlives the last story ends with it, and the next story is aloud", arguments: [4.0, 8, 100])
    func afterTheEnd(seconds: Double) async throws {
        // Given
        let player = try await playing(.listening(.seconds(seconds)))
        player.sut.seek(to: 295)
        // When
        await player.listen(for: .seconds(6))
        await player.wait { !player.sut.isPlaying }
        // Then
        #expect(player.sut.pauseReason == (seconds < 5 ? .sleepTimer : .endOfQueue))
        #expect(player.sut.sleepTimer == nil)
        #expect(player.engine.volume == 1)
    }

    @Test("A timer that is taken away lets the story go on, aloud")
    func takenAway() async throws {
        let player = try await playing(.listening(.seconds(60)))
        await player.listen(for: .seconds(55))
        player.sut.setSleepTimer(nil)
        await player.listen(for: .seconds(30))
        #expect(player.sut.isPlaying)
        #expect(player.engine.volume == 1)
        #expect(player.sut.sleepTimer == nil)
    }

    @Test("A setting is read as it is written", arguments: ["20m", "90m", "0.5m", "end", "3"])
    func text(text: String) {
        #expect(SleepTimerSetting(text)?.text == text)
    }

    @Test("The household's own timer begins with the first story, and again after an end, unless another is chosen")
    func preferred() async throws {
        // Given
        let player = TestPlayer([story])
        try await player.store.save(AppSettings(sleepTimer: .listening(.seconds(600))))
        // When
        await player.sut.play(story: story)
        // Then
        await expect(remaining: 600, of: player)
        // When
        player.sut.seek(to: 299)
        await player.listen(for: .seconds(2))
        await player.wait { player.sut.state == .paused(story, .endOfQueue) }
        #expect(player.sut.sleepTimer == nil)
        await player.sut.play(story: story)
        // Then
        await expect(remaining: 600, of: player)
    }

    @Test("Who takes the household's timer away before playing hears the story without one")
    func notPreferred() async throws {
        let player = TestPlayer([story])
        try await player.store.save(AppSettings(sleepTimer: .endOfStory))
        player.sut.setSleepTimer(nil)
        await player.sut.play(story: story)
        #expect(player.sut.sleepTimer == nil)
    }

    @Test(
        "A timer tells people what is left",
        arguments: [
            (SleepTimer(setting: .endOfStory, remaining: 9, storiesLeft: 1), "end of story"),
            (SleepTimer(setting: .stories(2), remaining: nil, storiesLeft: 2), "2 stories"),
            (SleepTimer(setting: .listening(.seconds(600)), remaining: 552, storiesLeft: nil), "9:12"),
        ])
    func label(timer: SleepTimer, label: String) {
        #expect(timer.displayName == label)
    }
}
