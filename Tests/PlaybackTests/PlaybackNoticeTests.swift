import FeatureKit
import FeatureKitStubs
import Foundation
import PlaybackStubs
import StoryCore
import Synchronization
import Testing

@testable import Playback

@Suite("What is wrong though a story is heard", .timeLimit(.minutes(1)))
@MainActor
struct PlaybackNoticeTests {
    private final class PreferencesMock: GetPreferencesUseCaseContract {
        let answer = Mutex<Result<PlaybackPreferences, AudioPlaybackError>>(.success(PlaybackPreferences()))

        func execute() async throws(AudioPlaybackError) -> PlaybackPreferences { try answer.withLock { $0 }.get() }
    }

    private let damaged = AudioPlaybackError.storage(.readOnly(path: "settings"))
    private let busy = StorageError.busy("The library")

    @Test("Settings that cannot be read are told for as long as that is so, whatever else is kept")
    func settings() async {
        // Given
        let player = TestPlayer(Story.three)
        let preferences = PreferencesMock()
        preferences.answer.withLock { $0 = .failure(damaged) }
        var useCases = PlaybackContainer(dependencies: .stub(player.store, engine: player.engine)).useCases(output: nil)
        useCases.getPreferences = preferences
        let sut = StoryPlayer(useCases: useCases, random: { 7 })
        // When
        await sut.play(story: Story.three[0], from: nil)
        await sut.transport.stop()
        // Then
        #expect(sut.transport.notice == damaged)
        // When
        preferences.answer.withLock { $0 = .success(PlaybackPreferences()) }
        await sut.play(story: Story.three[1], from: nil)
        // Then
        #expect(sut.transport.notice == nil)
    }

    @Test("A position that is not kept is told until it is, also when the queue can be kept")
    func position() async {
        // Given
        let player = TestPlayer(Story.three)
        await player.sut.didAppear()
        player.store.fail(with: busy)
        await player.sut.play(story: Story.three[0])
        player.store.fail(with: nil)
        // When
        player.sut.append(Story.three[1])
        await player.service.flush()
        // Then
        #expect(player.sut.notice == .storage(busy))
        await player.listen(for: .seconds(2))
        await player.wait { player.sut.notice == nil }
    }

    @Test("What is wrong with the story is told again when everything else is well")
    func story() async {
        // Given
        var story = Story.three[0]
        story.narrationStatus = .outdated
        let player = TestPlayer([story])
        await player.sut.play(story: story)
        #expect(player.sut.notice == .outdated(title: story.title))
        // When
        player.store.fail(with: .diskFull(path: "library"))
        await player.listen(for: .seconds(2))
        // Then
        #expect(player.sut.notice == .storage(.diskFull(path: "library")))
        // When
        player.store.fail(with: nil)
        await player.listen(for: .seconds(2))
        // Then
        await player.wait { player.sut.notice == .outdated(title: story.title) }
    }

    @Test("An empty queue is empty, whatever is wrong with the story that is heard")
    func emptyQueue() async {
        // Given
        var story = Story.three[0]
        story.narrationStatus = .outdated
        let player = TestPlayer([story])
        await player.sut.play(story: story)
        let sut = PlaybackFeature(dependencies: .stub(player.store, engine: player.engine))
            .makeQueueViewModel(player: player.sut) { _ in }
        await sut.didAppear()
        // When
        sut.didRemove(at: 0)
        // Then
        #expect(player.sut.notice == .outdated(title: story.title))
        #expect(sut.state == .empty)
    }
}
