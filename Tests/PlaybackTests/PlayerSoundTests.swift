import FeatureKitStubs
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

    private let first = PlaybackEngineFake()
    private let second = PlaybackEngineFake()
    private let log = Watched<[PlaybackEvent?]>([])
    private let sut: PlayerSound

    init() {
        sut = PlayerSound(EnginesMock(engines: [.automatic: first, .null: second]))
        sut.listen { [log] event in log.change { $0.append(event) } }
    }

    @Test("After a change of output nothing of the engine before is taken, neither what it told nor that it ended")
    func otherOutput() async throws {
        // Given
        try sut.prepare(for: .automatic)
        _ = sut.load(.file(URL(filePath: "/one")), from: 0, playing: true)
        // When
        try sut.prepare(for: .null)
        second.tell(PlaybackEvent(load: PlaybackLoad(rawValue: 9), change: .loaded(duration: 1)))
        await until { log.value.last??.load.rawValue == 9 }
        // Then
        #expect(log.value.map { $0?.load.rawValue } == [9])
    }

    @Test("That the engine has ended by itself is told")
    func ended() async throws {
        // Given
        try sut.prepare(for: .automatic)
        // When
        await first.close()
        // Then
        await until { !log.value.isEmpty }
        #expect(log.value == [nil])
    }
}
