import FeatureKit
import FeatureKitStubs
import Foundation
import PlaybackStubs
import StoryCore

@testable import Playback

/// A player over a library in memory and an engine whose time passes when the test says so.
@MainActor
struct TestPlayer {
    let engine: PlaybackEngineFake
    let store: LibraryFake
    let navigator = NavigatorMock<PlaybackExit>()
    let service: StoryPlayer
    let sut: AudioPlaybackViewModel

    /// - Parameters:
    ///   - stories: What the library holds.
    ///   - files: How long the audio of a story is, if it is not as long as its narration, or why it fails.
    init(
        _ stories: [Story] = [.stub(playable: "one")], store: LibraryFake? = nil,
        files: [StoryID: Result<TimeInterval, PlaybackError>] = [:], access: AccessGuard = AccessGuard(),
        log: ActivityLog = ActivityLog()
    ) {
        let store = store ?? LibraryFake(stories)
        var lengths: [URL: Result<TimeInterval, PlaybackError>] = [:]
        for story in stories {
            guard let narration = story.narration, let file = store.localFile(of: narration.media) else { continue }
            lengths[file] = files[story.id] ?? .success(narration.duration)
        }
        self.store = store
        engine = PlaybackEngineFake(files: lengths)
        service = StoryPlayer(
            useCases: PlaybackContainer(dependencies: .stub(store, engine: engine, access: access, log: log))
                .useCases(output: .null),
            random: { 7 }, log: log)
        sut = AudioPlaybackViewModel(player: service, clock: engine.clock, navigator: navigator)
    }

    /// Lets time pass, and the player take what the engine tells of it.
    func listen(for duration: Duration) async {
        var left = duration
        while left > .zero {
            let step = min(left, PlaybackEngineFake.interval)
            engine.advance(by: step)
            await settle()
            left -= step
        }
    }

    /// Waits until the player shows where the engine is, and knows if that is the end.
    func settle() async {
        await wait {
            guard let position = engine.position else { return true }
            return !(abs(position.seconds - sut.currentTime) > 1e-9 || (engine.hasEnded && sut.isPlaying))
        }
    }

    /// Waits until something is so.
    func wait(until condition: () -> Bool) async {
        await until(condition)
    }

    /// What is stored once everything is written.
    func position(of story: Story) async throws -> TimeInterval? {
        await service.flush()
        return try await store.position(of: story.id)
    }
}

extension Story {
    /// Three stories of a minute each.
    static let three = ["one", "two", "three"].map { Story.stub(playable: $0, title: "Story \($0)") }
}

extension PlaybackSpeed {
    static func of(_ value: Double) throws -> PlaybackSpeed { try PlaybackSpeed(value) }
}
