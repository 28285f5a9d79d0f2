import Foundation
@testable import MpvEngine
import StoryCore
import Testing
import TestSupport

@Suite("Playing with libmpv", .tags(.process), .timeLimit(.minutes(1)))
struct MpvEngineTests {
    /// How late the null output of libmpv may be on a busy machine, in seconds; what would be wrong is far more. How exact
    /// the sound itself is, is measured where no clock runs: see HeardSoundTests.
    private static let jitter = 0.15
    private let folder: TemporaryFolder
    private let sut = MpvEngine(output: .null)

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A file is loaded with its length, and then its position moves")
    func play() async throws {
        // Given
        let file = try await Tone(seconds: 20).opus(in: folder)
        var reader = EventReader(sut)
        // When
        let load = sut.load(file, from: 0, playing: true)
        // Then
        let first = await reader.next()?.change
        guard case .loaded(let duration?) = first else {
            Issue.record("A file is loaded before anything else is told of it")
            return
        }
        #expect((20...20.01).contains(duration))
        let positions = [try await reader.position(load), try await reader.position(load)]
        #expect(positions[0].seconds == 0 && positions[0].rate == 1)
        let passed = positions[0].instant.duration(to: positions[1].instant) / .seconds(1)
        #expect(abs(positions[1].seconds - passed) < Self.jitter)
        await sut.close()
    }

    @Test("A file that is loaded paused stands at its position until it is played")
    func loadPaused() async throws {
        // Given
        let file = try await Tone(seconds: 20).opus(in: folder)
        var reader = EventReader(sut)
        // When
        sut.load(file, from: 3.25, playing: false)
        // Then
        #expect(sut.position?.seconds == 3.25)
        let first = try await reader.position()
        #expect(first.seconds == 3.25 && first.rate == 0)
        sut.play()
        let resumed = try #require(try await reader.until { $0.isResumed }.position)
        #expect(resumed.seconds == 3.25 && resumed.rate == 1)
        #expect(abs(try await reader.position().seconds - 3.35) < Self.jitter)
        await sut.close()
    }

    @Test("A seek is where it was asked to be, at once and when it is done", arguments: [true, false])
    func seek(isPlaying: Bool) async throws {
        // Given
        let file = try await Tone(seconds: 20).opus(in: folder)
        var reader = EventReader(sut)
        sut.load(file, from: 0, playing: isPlaying)
        _ = try await reader.position()
        // When
        sut.seek(to: 12.345)
        let asked = try #require(sut.position)
        // Then
        #expect((12.345..<12.4).contains(asked.seconds))
        let position = try await reader.until { ($0.position?.seconds ?? 0) > 12 }.position
        #expect(position?.seconds == 12.345)
        if isPlaying {
            let next = try await reader.position()
            let passed = try #require(position?.instant.duration(to: next.instant)) / .seconds(1)
            #expect(abs(next.seconds - 12.345 - passed) < Self.jitter)
        }
        await sut.close()
    }

    @Test("A seek before the beginning or behind the end is brought into the file", arguments: [-5, 1e300, .infinity])
    func clampedSeek(position: Double) async throws {
        // Given
        let file = try await Tone(seconds: 5).opus(in: folder)
        var reader = EventReader(sut)
        sut.load(file, from: 2, playing: false)
        _ = try await reader.position()
        // When
        sut.seek(to: position)
        let found = try await reader.position()
        // Then
        #expect(found.seconds == 0 || (5...5.01).contains(found.seconds))
        #expect((found.seconds == 0) == (position < 0))
        await sut.close()
    }

    @Test("What is not a number moves nothing")
    func notANumber() async throws {
        // Given
        let file = try await Tone(seconds: 5).opus(in: folder)
        var reader = EventReader(sut)
        sut.load(file, from: .nan, playing: false)
        #expect(try await reader.position().seconds == 0)
        // When
        sut.seek(to: 2)
        sut.seek(to: .nan)
        sut.setVolume(.nan)
        // Then
        #expect(try await reader.position().seconds == 2)
        await sut.close()
    }

    @Test("A seek and a speed while the file is being opened count once it is open")
    func seekWhileLoading() async throws {
        // Given
        let file = try await Tone(seconds: 20).opus(in: folder)
        var reader = EventReader(sut)
        // When
        sut.load(file, from: 0, playing: true)
        sut.seek(to: 7)
        sut.setSpeed(try PlaybackSpeed(2))
        // Then
        let position = try await reader.position()
        #expect(position.seconds == 7 && position.rate == 2)
        await sut.close()
    }

    @Test("Another speed is heard at once, and the position does not jump", arguments: [0.5, 2])
    func speed(value: Double) async throws {
        // Given
        let file = try await Tone(seconds: 20).opus(in: folder)
        var reader = EventReader(sut)
        sut.load(file, from: 4, playing: true)
        _ = try await reader.position()
        let before = try await reader.position()
        // When
        sut.setSpeed(try PlaybackSpeed(value))
        let change = try #require(try await reader.until { $0.position?.rate == value }.position)
        // Then
        #expect(abs(change.seconds - before.seconds(at: change.instant)) < Self.jitter)
        for _ in 0..<4 {
            let next = try await reader.position()
            #expect(abs(next.seconds - change.seconds(at: next.instant)) < Self.jitter)
        }
        await sut.close()
    }

    @Test("Pausing holds the position, and playing goes on from there")
    func pause() async throws {
        // Given
        let file = try await Tone(seconds: 20).opus(in: folder)
        var reader = EventReader(sut)
        sut.load(file, from: 0, playing: true)
        _ = try await reader.position()
        _ = try await reader.position()
        // When
        sut.pause()
        sut.pause()
        let paused = try #require(try await reader.until { $0.isPaused }.position)
        // Then
        #expect(paused.rate == 0)
        #expect(sut.position?.seconds == paused.seconds)
        // When
        sut.play()
        // Then
        let resumed = try #require(try await reader.until { !$0.isPosition }.position)
        #expect(resumed.rate == 1 && resumed.seconds == paused.seconds)
        await sut.close()
    }

    @Test("Pausing counts while the file is still being opened")
    func pauseWhileLoading() async throws {
        // Given
        let file = try await Tone(seconds: 5).opus(in: folder)
        var reader = EventReader(sut)
        // When
        sut.load(file, from: 0, playing: true)
        sut.pause()
        // Then
        let paused = try #require(try await reader.until { $0.isPaused }.position)
        #expect(paused.rate == 0)
        await sut.close()
    }

    @Test("The end is told once, at the end, and again after a seek away from there")
    func end() async throws {
        // Given
        let file = try await Tone(seconds: 2).opus(in: folder)
        var reader = EventReader(sut)
        // When
        sut.load(file, from: 1.5, playing: true)
        let begun = try await reader.position()
        let end = try #require(try await reader.until { $0.isEnded }.position)
        // Then
        #expect((2...2.01).contains(end.seconds) && end.rate == 0)
        #expect(begun.instant.duration(to: end.instant) >= .milliseconds(480))
        // When
        sut.play()
        sut.seek(to: 1.8)
        // Then
        #expect(try await reader.until { _ in true }.position?.seconds == 1.8)
        #expect(try await reader.until { $0.isEnded }.position != nil)
        await sut.close()
        #expect(await reader.rest().isEmpty)
    }

    @Test("Whoever pauses, seeks to the end again and again, and goes on, hears that it is over")
    func endAfterSeeks() async throws {
        let file = try await Tone(seconds: 2).opus(in: folder)
        var reader = EventReader(sut)
        for round in 0..<20 {
            // Given
            sut.load(file, from: 0, playing: true)
            _ = try await reader.position()
            sut.pause()
            for _ in 0...(round % 3) {
                sut.seek(to: 2)
                _ = try await reader.until { $0.position?.seconds == 2 }
            }
            // When
            sut.play()
            // Then
            _ = try await reader.until { $0.isEnded }
        }
        await sut.close()
    }
}
