import AppTestSupport
import CollectionsStubs
import FeatureKit
import FeatureKitStubs
import Foundation
import GenerationStubs
import LibraryStubs
import Playback
import PlaybackStubs
import StoryApp
import StoryCore
import Testing

@Suite("A player and its remote", .timeLimit(.minutes(1)))
@MainActor
struct PlaybackRemoteControlTests {
    private static let cover = MediaReference(
        digest: String(repeating: "c", count: 64), fileExtension: "png", byteCount: 1)

    private let engine = PlaybackEngineFake()
    private let remote = PlaybackRemoteFake()
    private let store: LibraryFake
    private let stories: [Story]
    private let player: AudioPlaybackViewModel
    private let sut: PlaybackRemoteControl
    private let quits = Watched(0)

    init() throws {
        stories = try ["one", "two", "three"].map { id in
            var story = Story.stub(playable: id, title: "Story \(id)")
            story.heroes = try ["Mira", "Ole"].map { try Hero(id: HeroID(rawValue: $0), name: $0) }
            story.cover = StoryIllustration(status: .ready, media: Self.cover)
            return story
        }
        store = LibraryFake(stories)
        let feature = PlaybackFeature(dependencies: .stub(store, engine: engine))
        player = feature.makeViewModel(of: feature.makePlayer()) { _ in }
        sut = PlaybackRemoteControl(player: player.player, remote: remote, media: store) { [quits] in
            quits.change { $0 += 1 }
        }
    }

    private func wait(until isSo: () -> Bool) async throws {
        await until(isSo)
        try Task.checkCancellation()
    }

    /// Waits until the remote shows something.
    private func wait(_ isShown: (PlaybackRemoteState) -> Bool) async throws {
        try await wait { remote.shown.last.map(isShown) ?? false }
    }

    /// Plays the first of three stories.
    private func play(from position: Double = 10) async throws {
        sut.start()
        player.setQueue(stories)
        await player.play(story: stories[0], from: position)
        try await wait { $0.status == .playing && $0.track?.story.rawValue == "one" && $0.position.rate == 1 }
    }

    private func isAt(_ seconds: Double) -> Bool { abs(player.currentTime - seconds) < 1e-6 }

    @Test("What is repeated and whether it is shuffled is shown, and can be chosen outside")
    func order() async throws {
        // Given
        try await play()
        // When
        remote.send(.setRepeat(.all))
        remote.send(.setShuffled(true))
        // Then
        try await wait { $0.repeats == .all && $0.isShuffled }
        #expect(player.queue.repeats == .all)
        #expect(player.queue.isShuffled)
        // When
        player.setRepeat(.one)
        player.setShuffled(false)
        // Then
        try await wait { $0.repeats == .one && !$0.isShuffled }
    }

    @Test("What is played is shown, with its cover and its heroes")
    func shown() async throws {
        // When
        try await play()
        // Then
        let state = try #require(remote.shown.last)
        #expect(state.track?.title == "Story one")
        #expect(state.track?.artists == ["Mira", "Ole"])
        #expect(state.track?.duration == 60)
        #expect(state.track?.cover?.path.hasSuffix(Self.cover.relativePath) == true)
        #expect(abs(state.position.seconds - 10) < 1)
        #expect(state.hasNext && state.hasPrevious)
    }

    @Test("Nobody outside hears of a player before a story is heard")
    func quietStart() async throws {
        // Given
        sut.start()
        // When
        player.setQueue(stories)
        player.setVolume(0.5)
        await player.play(story: stories[0])
        try await wait { $0.status == .playing }
        // Then
        #expect(remote.shown.first?.track?.story.rawValue == "one")
    }

    @Test("Without heroes the voice is the artist, and without a cover there is none")
    func bareStory() async throws {
        // Given
        sut.start()
        let bare = Story.stub(playable: "one")
        // When
        await player.play(story: bare)
        try await wait { $0.status == .playing }
        // Then
        #expect(remote.shown.last?.track?.artists == ["plain"])
        #expect(remote.shown.last?.track?.cover == nil)
    }

    @Test("Pause, play and both in one")
    func pausing() async throws {
        try await play()
        remote.send(.pause)
        try await wait { $0.status == .paused && $0.position.rate == 0 }
        #expect(player.pauseReason == .otherProgram)
        remote.send(.play)
        try await wait { $0.status == .playing }
        remote.send(.playPause)
        try await wait { $0.status == .paused }
        remote.send(.playPause)
        try await wait { $0.status == .playing }
        #expect(engine.isHeard)
    }

    @Test("The next story and the one before are played")
    func stepping() async throws {
        try await play()
        remote.send(.next)
        try await wait { $0.track?.story.rawValue == "two" && $0.status == .playing }
        remote.send(.previous)
        try await wait { $0.track?.story.rawValue == "one" && $0.status == .playing }
    }

    @Test("What is paused stays so with another story, until somebody wants it played", arguments: [true, false])
    func steppingWhilePaused(forward: Bool) async throws {
        // Given
        try await play()
        remote.send(.next)
        try await wait { $0.track?.story.rawValue == "two" && $0.status == .playing }
        remote.send(.pause)
        try await wait { $0.status == .paused }
        // When
        remote.send(forward ? .next : .previous)
        let story = forward ? "three" : "one"
        try await wait { $0.track?.story.rawValue == story && $0.status == .paused && player.isPaused }
        // Then
        #expect(player.pauseReason == .otherProgram)
        #expect(!engine.isHeard)
        remote.send(.play)
        try await wait { $0.status == .playing }
        #expect(engine.isHeard)
    }

    @Test("A paused story that is begun again stays paused, at its start")
    func restartWhilePaused() async throws {
        try await play(from: 20)
        remote.send(.pause)
        try await wait { $0.status == .paused }
        remote.send(.previous)
        try await wait { $0.status == .paused && $0.position.seconds == 0 }
        #expect(player.isPaused && !engine.isHeard)
    }

    @Test("What else changes between two readings of the clock moves nothing")
    func positionBetweenReadings() async throws {
        // Given
        try await play()
        let before = try #require(remote.shown.last?.position)
        // When
        player.setVolume(0.5)
        try await wait { $0.volume == 0.5 }
        // Then
        #expect(remote.shown.last?.position == before)
    }

    @Test("A change of speed goes on from where the story is by then")
    func positionAtChangeOfSpeed() async throws {
        // Given
        try await play()
        let before = try #require(remote.shown.last?.position)
        // When
        player.setSpeed(try PlaybackSpeed(2))
        try await wait { $0.position.rate == 2 }
        // Then
        let after = try #require(remote.shown.last?.position)
        #expect(after.seconds == before.seconds(at: after.instant) || after.seconds == player.currentTime)
    }

    @Test("On the last story there is no next one")
    func last() async throws {
        sut.start()
        player.setQueue([stories[0]])
        await player.play(story: stories[0])
        try await wait { $0.status == .playing }
        #expect(remote.shown.last?.hasNext == false)
    }

    @Test(
        "Skips stay within the story, and one behind its end goes to the next",
        arguments: [(5.0, 15.0, "one"), (-5, 5, "one"), (-1e12, 0, "one"), (50, 60, "one"), (1e12, 0, "two")])
    func skipping(seconds: Double, position: Double, story: String) async throws {
        try await play()
        remote.send(.skip(seconds))
        try await wait { $0.track?.story.rawValue == story && isAt(position) }
    }

    @Test("A position is gone to in the story that is meant, and only there")
    func positions() async throws {
        try await play()
        remote.send(.seek(to: 30, in: StoryID(rawValue: "two")))
        remote.send(.seek(to: -1, in: StoryID(rawValue: "one")))
        remote.send(.seek(to: 60.1, in: StoryID(rawValue: "one")))
        remote.send(.seek(to: .nan, in: StoryID(rawValue: "one")))
        remote.send(.seek(to: 40, in: StoryID(rawValue: "one")))
        try await wait { $0.position.seconds == 40 }
        #expect(!remote.shown.contains { [30, 60, 0].contains($0.position.seconds) })
    }

    @Test(
        "A rate becomes the nearest of the six speeds",
        arguments: [(1.3, 1.25), (0.1, 0.5), (-4, 0.5), (99, 2), (.infinity, 2), (0.625, 0.5), (1.8, 2), (1.74, 1.5)])
    func rates(rate: Double, speed: Double) async throws {
        try await play()
        remote.send(.setRate(rate))
        try await wait { $0.speed.value == speed && $0.position.rate == speed }
    }

    @Test("Volume and the end of the program")
    func volume() async throws {
        try await play()
        remote.send(.setVolume(0.25))
        try await wait { $0.volume == 0.25 }
        remote.send(.quit)
        try await wait { quits.value == 1 }
    }

    @Test("What was stopped begins at its start when somebody wants it played")
    func stopping() async throws {
        // Given
        try await play()
        // When
        remote.send(.stop)
        try await wait { $0.status == .stopped }
        // Then
        #expect(remote.shown.last?.track?.story.rawValue == "one")
        #expect(remote.shown.last?.hasNext == false)
        remote.send(.play)
        try await wait { $0.status == .playing && player.isPlaying }
        #expect(isAt(0))
    }

    @Test("A story that is renamed is shown with its new title, also once it was stopped", arguments: [false, true])
    func renamed(isStopped: Bool) async throws {
        // Given
        sut.start()
        await player.play(story: stories[0])
        try await wait { $0.status == .playing }
        if isStopped {
            remote.send(.stop)
            try await wait { $0.status == .stopped }
        }
        // When
        var renamed = stories[0]
        renamed.title = "The new title"
        store.put(renamed)
        // Then
        try await wait { $0.track?.title == "The new title" }
    }

    @Test("In the last minute of a sleep timer a button is a key")
    func sleepTimer() async throws {
        try await play()
        player.setSleepTimer(.listening(.seconds(40)))
        remote.send(.setVolume(0.5))
        try await wait { $0.volume == 0.5 }
        #expect((player.sleepTimer?.remaining ?? 0) > 60)
    }

    @Test("A story that cannot be played is shown as stopped")
    func failure() async throws {
        try await play()
        engine.fail(.fileMissing(path: "/gone"))
        try await wait { $0.status == .stopped }
    }

    @Test("A remote that is taken away is shown nothing more")
    func closing() async throws {
        try await play()
        await sut.close()
        #expect(remote.isClosed)
    }

    @Test("An app has a control if it was put together with a remote", arguments: [true, false])
    func composition(hasRemote: Bool) throws {
        // Given
        let remote = hasRemote ? PlaybackRemoteProviderStub(remote: remote) : nil
        // When
        let app = try AppContainer(AppServices(storage: .inMemory(), registry: Registry(), remote: remote))
        // Then
        #expect((app.makeRemoteControl(of: player.player) {} != nil) == hasRemote)
    }
}
