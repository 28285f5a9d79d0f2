import FeatureKitStubs
import Foundation
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("Faults while playing", .timeLimit(.minutes(1)))
@MainActor
struct PlaybackFaultTests {
    private let story = Story.stub(playable: "one")

    @Test(
        "A story without audio is a clear error, whatever the reason",
        arguments: [PartStatus.notRequested, .failed, .pending])
    func noAudio(status: PartStatus) async {
        // Given
        let silent = Story.stub(playable: "silent", duration: nil, status: status)
        let player = TestPlayer([silent])
        // When
        await player.sut.play(story: silent)
        // Then
        let error = AudioPlaybackError.noAudio(title: silent.title, status: status)
        #expect(player.sut.state == .error(error, silent))
        #expect(player.sut.error == error)
        #expect(error.message.contains(silent.title))
        #expect(!error.advice.isEmpty)
        #expect(player.engine.calls.isEmpty)
    }

    @Test("A file that cannot be played is an error, and the position stays")
    func failure() async throws {
        // Given
        let missing = PlaybackError.fileMissing(path: "gone")
        let player = try await leftAt33(.failure(missing))
        // When
        await player.sut.play(story: story)
        // Then
        #expect(player.sut.state == .error(.engine(missing), story))
        #expect(try await player.position(of: story) == 33)
    }

    @Test("A position that was asked for is not kept before something is heard there")
    func failureElsewhere() async throws {
        // Given
        let player = try await leftAt33(.failure(.output(.automatic, detail: "none")))
        // When
        await player.sut.play(story: story, from: 50)
        // Then
        #expect(player.sut.error != nil)
        #expect(try await player.position(of: story) == 33)
    }

    @Test("Audio that ends before the position where the story was left takes that away from nobody")
    func lostPosition() async throws {
        // Given
        let player = try await leftAt33(.success(20))
        // When
        await player.sut.play(story: story)
        await player.listen(for: .seconds(1))
        #expect(try await player.position(of: story) == 33)
        // Then somebody who goes elsewhere is there
        player.sut.seek(to: 4)
        await player.listen(for: .seconds(2))
        player.sut.pause()
        #expect(try await player.position(of: story) == 6)
    }

    /// A player of a story that was left after 33 seconds.
    private func leftAt33(_ file: Result<TimeInterval, PlaybackError>) async throws -> TestPlayer {
        let store = LibraryFake([story])
        let start = try await store.begin(story.id, at: Date(timeIntervalSince1970: 0))
        try await store.record(PlaybackProgress(playback: start.number, position: 33, listened: 33, isHeard: false))
        return TestPlayer([story], store: store, files: [story.id: file])
    }

    @Test("A sound device that goes away is an error, and the retry goes on from there")
    func deviceGone() async {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        await player.listen(for: .seconds(12))
        let gone = PlaybackError.output(.automatic, detail: "unplugged")
        // When
        player.engine.fail(gone)
        await player.wait { player.sut.error != nil }
        // Then
        #expect(player.sut.state == .error(.engine(gone), story))
        // When
        await player.sut.didTapOnRetryButton()
        // Then
        #expect(player.sut.isPlaying)
        #expect(abs(player.sut.currentTime - 12) < 0.001)
    }

    @Test("An engine that ends by itself is an error, not a story that plays without a sound")
    func engineGone() async {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        // When
        await player.engine.close()
        // Then
        await player.wait { player.sut.error != nil }
        #expect(player.sut.currentStory == story)
    }

    @Test("A file that ends too early is heard, and told")
    func cutOff() async {
        // Given
        let player = TestPlayer([story], files: [story.id: .success(40)])
        // When
        await player.sut.play(story: story)
        // Then
        #expect(player.sut.isPlaying)
        #expect(player.sut.notice == .cutOff(title: story.title, end: 40, duration: 60))
    }

    @Test("Marks that do not fit are told, and the story is heard")
    func unfitMarks() async {
        // Given
        var story = story
        story.narration?.pageStarts = [0, 1e300]
        let player = TestPlayer([story])
        // When
        await player.sut.play(story: story)
        // Then
        #expect(player.sut.isPlaying)
        #expect(player.sut.notice == .unfitMarks(title: story.title))
    }

    @Test("A story that was edited after it was narrated is heard, and that is told, not damage")
    func outdated() async {
        // Given
        var story = story
        story.pages[0].text = "Another text, which nobody has narrated."
        story.narrationStatus = .outdated
        let player = TestPlayer([story])
        // When
        await player.sut.play(story: story)
        // Then
        #expect(player.sut.isPlaying)
        #expect(player.sut.notice == .outdated(title: story.title))
    }

    @Test("A story that is removed is heard to its end, and told; of one that is not played any more nothing is told")
    func removed() async throws {
        // Given
        let player = TestPlayer(Story.three)
        player.sut.setQueue(Story.three)
        await player.sut.play(story: Story.three[0])
        await player.listen(for: .seconds(1))
        // When
        player.store.remove(Story.three[0].id)
        await player.listen(for: .seconds(2))
        // Then
        #expect(player.sut.notice == .removed(title: Story.three[0].title))
        #expect(player.sut.isPlaying)
        // When
        await player.sut.next()
        await player.listen(for: .seconds(2))
        // Then
        #expect(player.sut.currentStory?.id == Story.three[1].id)
        #expect(player.sut.notice == nil)
    }

    @Test("What could not be kept last is told, too")
    func removedAtTheEnd() async {
        // Given
        let player = TestPlayer()
        await player.sut.play(story: story)
        await player.listen(for: .seconds(1))
        // When
        player.store.remove(story.id)
        await player.sut.stop()
        // Then
        #expect(player.sut.notice == .removed(title: story.title))
        #expect(player.sut.state == .idle)
        #expect(player.sut.duration == 0)
    }

    @Test("A library that cannot be written keeps no story from being heard, and is told")
    func storageFailure() async {
        // Given
        let player = TestPlayer()
        await player.sut.didAppear()
        player.store.fail(with: .diskFull(path: "library"))
        // When
        await player.sut.play(story: story)
        await player.listen(for: .seconds(3))
        // Then
        #expect(player.sut.isPlaying)
        #expect(player.sut.notice == .storage(.diskFull(path: "library")))
    }

    @Test("A library that can be written again keeps the position from then on")
    func storageRepaired() async throws {
        // Given
        let player = TestPlayer()
        await player.sut.didAppear()
        player.store.fail(with: .busy("library"))
        await player.sut.play(story: story)
        await player.listen(for: .seconds(3))
        // When
        player.store.fail(with: nil)
        await player.listen(for: .seconds(1))
        while player.sut.notice != nil { await player.listen(for: .milliseconds(100)) }
        await player.listen(for: .seconds(1))
        // Then
        let position = try #require(try await player.position(of: story))
        #expect(position > 4)
        #expect(player.sut.notice == nil)
    }

    @Test(
        "A narration of a senseless length is played all the same",
        arguments: [1e300, -5, 0, .nan, .infinity, .greatestFiniteMagnitude])
    func senselessLength(duration: Double) async {
        // Given
        var story = story
        story.narration?.duration = duration
        let player = TestPlayer([story], files: [story.id: .success(20)])
        player.sut.setSleepTimer(.endOfStory)
        // When
        await player.sut.play(story: story)
        player.engine.advance(by: .seconds(2))
        player.sut.skip(.forward)
        player.engine.advance(by: .seconds(30))
        await player.wait { !player.sut.isPlaying }
        // Then
        #expect(player.sut.error == nil)
        #expect(player.sut.notice?.message.isEmpty != true)
        #expect(!player.engine.isHeard)
    }
}
