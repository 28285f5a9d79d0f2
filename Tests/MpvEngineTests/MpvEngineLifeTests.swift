import Foundation
import Glibc
@testable import MpvEngine
import StoryCore
import Testing
import TestSupport

@Suite("The life of an engine", .tags(.process), .timeLimit(.minutes(1)))
struct MpvEngineLifeTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() async throws {
        folder = try TemporaryFolder()
        file = try await Tone(seconds: 20).opus(in: folder)
    }

    @Test("An engine that is let go of while it plays ends by itself")
    func deinitialised() async throws {
        // Given
        var sut: MpvEngine? = MpvEngine(output: .null)
        let events = try #require(sut?.events)
        var iterator = events.makeAsyncIterator()
        sut?.load(file, from: 0, playing: true)
        while let event = await iterator.next(isolation: #isolation), !event.change.isPosition {}
        // When
        sut = nil
        // Then
        while await iterator.next(isolation: #isolation) != nil {}
    }

    @Test("Engines that are closed leave no thread and no open file behind")
    func threads() async throws {
        // Given
        func cycle() async throws {
            let sut = MpvEngine(output: .null)
            var reader = EventReader(sut)
            sut.load(file, from: 0, playing: true)
            _ = try await reader.position()
            await sut.close()
        }
        try await cycle()
        let before = try counts()
        // When
        for _ in 0..<30 { try await cycle() }
        // Then
        // Others play and end at the same time, but each of these would have left more than one of both.
        let after = try counts()
        #expect(after.threads < before.threads + 25)
        #expect(after.files < before.files + 25)
    }

    @Test("An engine that never played closes at once")
    func unused() async {
        let sut = MpvEngine()
        #expect(sut.position == nil)
        await sut.close()
        await sut.close()
        var reader = EventReader(sut)
        #expect(await reader.next() == nil)
    }

    @Test("After it is closed an engine does nothing that is asked of it")
    func closed() async throws {
        // Given
        let sut = MpvEngine(output: .null)
        sut.load(file, from: 0, playing: true)
        await sut.close()
        // When
        sut.load(file, from: 0, playing: true)
        sut.play()
        sut.pause()
        sut.seek(to: 3)
        sut.setSpeed(.normal)
        sut.setVolume(0.5, over: .seconds(1))
        sut.stop()
        // Then
        #expect(sut.position == nil)
        await sut.close()
        var reader = EventReader(sut)
        _ = await reader.rest()
    }

    @Test("Closing does not wait for a file that is being opened")
    func closedWhileLoading() async {
        for _ in 0..<10 {
            let sut = MpvEngine(output: .null)
            sut.load(file, from: 5, playing: true)
            await sut.close()
        }
    }

    @Test("Of many files at once, only the last one is played")
    func manyLoads() async throws {
        // Given
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        // When
        for number in 0..<50 { sut.load(file, from: Double(number) / 10, playing: true) }
        let load = sut.load(file, from: 9, playing: false)
        // Then
        #expect(load.rawValue == 51)
        #expect(try await reader.position(load).seconds == 9)
        await sut.close()
        #expect(await reader.rest().allSatisfy { $0.load == load })
    }

    @Test("Of many quick calls, the last ones decide")
    func manyCalls() async throws {
        // Given
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        let load = sut.load(file, from: 0, playing: true)
        _ = try await reader.position(load)
        // When
        for number in 0..<500 {
            sut.seek(to: Double(number % 20))
            number.isMultiple(of: 2) ? sut.pause() : sut.play()
            sut.setSpeed(try PlaybackSpeed(number.isMultiple(of: 3) ? 2 : 0.5))
        }
        sut.pause()
        sut.seek(to: 4.5)
        // Then
        #expect(sut.position?.seconds == 4.5)
        _ = try await reader.until { $0.position?.seconds == 4.5 && $0.position?.rate == 0 }
        sut.stop()
        #expect(sut.position == nil)
        await sut.close()
    }

    @Test("Calls from many tasks at once do no harm")
    func manyTasks() async throws {
        // Given
        let sut = MpvEngine(output: .null)
        let file = file
        // When
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    for step in 0..<20 {
                        sut.load(file, from: Double(step), playing: number.isMultiple(of: 2))
                        sut.seek(to: Double(number))
                        sut.play()
                        sut.pause()
                    }
                }
            }
        }
        let load = sut.load(file, from: 1, playing: false)
        // Then
        var reader = EventReader(sut)
        #expect(try await reader.position(load).seconds == 1)
        await sut.close()
    }

    @Test("A fade ends at its volume, and what is stopped tells nothing more")
    func stop() async throws {
        // Given
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        sut.load(file, from: 0, playing: true)
        _ = try await reader.position()
        sut.setVolume(0, over: .milliseconds(100))
        _ = try await reader.position()
        // When
        sut.stop()
        let load = sut.load(file, from: 3, playing: false)
        _ = try await reader.position(load)
        await sut.close()
        // Then
        #expect(await reader.rest().isEmpty)
    }

    @Test("It plays though the process has another locale for numbers")
    func locale() async throws {
        // Given
        try #require(setlocale(LC_NUMERIC, "C.UTF-8") != nil)
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        // When
        sut.load(file, from: 0, playing: true)
        // Then
        _ = try await reader.position()
        await sut.close()
    }

    /// How many threads and open files this process has.
    private func counts() throws -> (threads: Int, files: Int) {
        let manager = FileManager.default
        return (
            try manager.contentsOfDirectory(atPath: "/proc/self/task").count,
            try manager.contentsOfDirectory(atPath: "/proc/self/fd").count
        )
    }
}
