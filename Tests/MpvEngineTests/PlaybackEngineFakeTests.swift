import FeatureKitStubs
import Foundation
import PlaybackStubs
import StoryCore
import Testing

@Suite("The engine without sound", .timeLimit(.minutes(1)))
struct PlaybackEngineFakeTests {
    private let file = URL(filePath: "/story.opus")

    @Test("It tells what an engine tells, when a test lets time pass")
    func order() async throws {
        // Given
        let sut = PlaybackEngineFake(duration: 1)
        var reader = EventReader(sut)
        // When
        let load = sut.load(file, from: 0.5, playing: true)
        sut.advance(by: .milliseconds(200))
        sut.pause()
        sut.advance(by: .seconds(9))
        sut.play()
        sut.setSpeed(try PlaybackSpeed(2))
        sut.advance(by: .seconds(1))
        await sut.close()
        // Then
        let events = await reader.rest()
        #expect(events.allSatisfy { $0.load == load })
        #expect(events.first?.change == .loaded(duration: 1))
        #expect(
            events.compactMap { $0.change.position?.seconds } == [0.5, 0.6, 0.7, 0.7, 0.7, 0.7, 0.9, 1])
        #expect(events.count { $0.change.isEnded } == 1)
        #expect(events.last?.change.isEnded == true)
    }

    @Test("A file fails as a test says")
    func failure() async throws {
        // Given
        let error = PlaybackError.fileMissing(path: file.path)
        let sut = PlaybackEngineFake(files: [file: .failure(error)])
        var reader = EventReader(sut)
        // When
        let load = sut.load(file, from: 0, playing: true)
        // Then
        #expect(try await reader.failure(load) == error)
        #expect(sut.position == nil)
    }

    @Test("A fade takes the time that passes while something is heard")
    func fade() {
        // Given
        let sut = PlaybackEngineFake()
        sut.load(file, from: 0, playing: true)
        // When
        sut.setVolume(0, over: .seconds(10))
        sut.advance(by: .seconds(5))
        sut.pause()
        sut.advance(by: .seconds(60))
        // Then
        #expect(abs(sut.volume - 0.5) < 1e-9)
        sut.play()
        sut.advance(by: .seconds(5))
        #expect(sut.volume == 0)
    }

    @Test("Its clock wakes those whose time has come, and those who are cancelled")
    func sleep() async throws {
        // Given
        let clock = VirtualClock()
        let early = Task { try await clock.sleep(for: .seconds(1)) }
        let late = Task { try await clock.sleep(for: .seconds(5)) }
        await until { clock.sleeperCount >= 2 }
        // When
        clock.advance(by: .seconds(1))
        try await early.value
        late.cancel()
        // Then
        await #expect(throws: CancellationError.self) { try await late.value }
        #expect(clock.sleeperCount == 0)
    }
}
