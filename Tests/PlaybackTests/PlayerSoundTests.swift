import Foundation
import PlaybackStubs
import StoryCore
import Testing

@testable import Playback

@Suite("The engine of a player", .timeLimit(.minutes(1)))
@MainActor
struct PlayerSoundTests {
    /// Hands out an engine for each device.
    private struct EnginesMock: MakeEngineUseCaseContract {
        let engines: [PlaybackOutput: PlaybackEngineFake]

        func execute(_ output: PlaybackOutput) throws(AudioPlaybackError) -> any PlaybackEngine {
            engines[output] ?? PlaybackEngineFake()
        }
    }

    @MainActor
    private final class Log {
        var events: [PlaybackEvent?] = []
    }

    private let first = PlaybackEngineFake()
    private let second = PlaybackEngineFake()
    private let log = Log()
    private let sut: PlayerSound

    init() {
        sut = PlayerSound(EnginesMock(engines: [.automatic: first, .null: second]))
        sut.listen { [log] in log.events.append($0) }
    }

    @Test("After a change of output nothing of the engine before is taken, neither what it told nor that it ended")
    func otherOutput() async throws {
        // Given
        try sut.prepare(for: .automatic)
        _ = sut.load(.file(URL(filePath: "/one")), from: 0, playing: true)
        // When
        try sut.prepare(for: .null)
        second.tell(PlaybackEvent(load: PlaybackLoad(rawValue: 9), change: .loaded(duration: 1)))
        while log.events.last??.load.rawValue != 9, !Task.isCancelled { await Task.yield() }
        // Then
        #expect(log.events.map { $0?.load.rawValue } == [9])
    }

    @Test("That the engine has ended by itself is told")
    func ended() async throws {
        // Given
        try sut.prepare(for: .automatic)
        // When
        await first.close()
        // Then
        while log.events.isEmpty, !Task.isCancelled { await Task.yield() }
        #expect(log.events == [nil])
    }
}
