import Foundation
@testable import MpvEngine
import StoryCore
import Testing
import TestSupport

@Suite("Playing what is still being recorded", .tags(.process), .timeLimit(.minutes(1)))
struct GrowingFileTests {
    private let folder: TemporaryFolder
    private let bytes: Data
    private let url: URL

    init() async throws {
        folder = try TemporaryFolder()
        bytes = try await Data(contentsOf: Tone(seconds: 6).opus(in: folder))
        url = folder.file("growing.opus")
    }

    /// A file in which the first part of the recording is.
    private func growing(_ part: Double) throws -> GrowingFile {
        try bytes.prefix(Int(Double(bytes.count) * part)).write(to: url)
        return GrowingFile(url)
    }

    /// Adds what is missing up to a part of the recording.
    private func grow(_ file: GrowingFile, to part: Double) throws {
        let handle = try FileHandle(forWritingTo: url)
        let size = try handle.seekToEnd()
        try handle.write(contentsOf: bytes.prefix(Int(Double(bytes.count) * part)).dropFirst(Int(size)))
        try handle.close()
        file.grow()
    }

    @Test("What is there is heard, what comes is heard behind it, and the end is that of the whole recording")
    func grows() async throws {
        // Given
        let file = try growing(0.3)
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        let load = sut.load(.growing(file), from: 0, playing: true)
        guard case .loaded(let duration) = try await reader.until(load, \.isLoaded) else { return }
        #expect(duration == nil)
        // When
        while try await reader.position(load).seconds < 0.5 {}
        try grow(file, to: 0.7)
        while try await reader.position(load).seconds < 2.5 {}
        try grow(file, to: 1)
        file.complete()
        // Then
        let end = try #require(try await reader.until(load, \.isEnded).position)
        #expect(abs(end.seconds - 6) < 0.2, "\(end.seconds)")
        await sut.close()
    }

    @Test("A recording that has no sound yet is waited for")
    func empty() async throws {
        // Given
        let file = try growing(0)
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        let load = sut.load(.growing(file), from: 0, playing: true)
        // When
        try grow(file, to: 1)
        // Then
        #expect(try await reader.position(load).seconds < 0.5)
        file.complete()
        await sut.close()
    }

    @Test("Where the recording stands still the position does too, and it goes on where it stood")
    func starved() async throws {
        // Given
        let file = try growing(0.25)
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        let load = sut.load(.growing(file), from: 0, playing: true)
        // When
        var still = try await reader.position(load)
        while still.rate > 0 || still.seconds < 0.5 { still = try await reader.position(load) }
        #expect(still.seconds < 2.5, "\(still.seconds)")
        try grow(file, to: 1)
        file.complete()
        // Then
        var next = try await reader.position(load)
        while next.rate == 0 { next = try await reader.position(load) }
        #expect(abs(next.seconds - still.seconds) < 0.5, "\(still.seconds) \(next.seconds)")
        _ = try await reader.until(load, \.isEnded)
        await sut.close()
    }

    @Test("A seek within what is there is heard at once, also while the rest is waited for")
    func seek() async throws {
        // Given
        let file = try growing(0.5)
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        let load = sut.load(.growing(file), from: 0, playing: true)
        while try await reader.position(load).rate > 0 {}
        // When
        sut.seek(to: 1)
        // Then
        var time = try await reader.position(load)
        while time.rate == 0 { time = try await reader.position(load) }
        #expect((1..<1.5).contains(time.seconds), "\(time.seconds)")
        // When
        sut.seek(to: 2)
        time = try await reader.position(load)
        while time.seconds < 2.2 { time = try await reader.position(load) }
        // Then
        file.complete()
        _ = try await reader.until(load, \.isEnded)
        await sut.close()
    }

    @Test("A seek behind what is there goes on as soon as it comes")
    func seekAhead() async throws {
        // Given
        let file = try growing(0.4)
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        let load = sut.load(.growing(file), from: 0, playing: true)
        _ = try await reader.position(load)
        // When
        sut.seek(to: 5)
        _ = try await reader.position(load)
        try grow(file, to: 1)
        file.complete()
        // Then
        let end = try #require(try await reader.until(load, \.isEnded).position)
        #expect(abs(end.seconds - 6) < 0.2, "\(end.seconds)")
        await sut.close()
    }

    @Test("An engine ends, stops and opens another file while it waits for a recording")
    func leaves() async throws {
        // Given
        let file = try growing(0.2)
        let other = try await Tone(seconds: 2).opus(in: folder)
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        // When
        sut.load(.growing(file), from: 0, playing: true)
        while try await reader.position().rate > 0 {}
        let load = sut.load(other, from: 0, playing: true)
        // Then
        #expect(try await reader.position(load).seconds < 0.5)
        // When
        sut.load(.growing(try growing(0)), from: 0, playing: true)
        await sut.close()
        // Then
        #expect(sut.position == nil)
    }

    @Test("What is removed while it is recorded is heard to its end")
    func removed() async throws {
        // Given
        let file = try growing(1)
        try FileManager.default.removeItem(at: url)
        file.complete()
        let sut = MpvEngine(output: .null)
        var reader = EventReader(sut)
        // When
        let load = sut.load(.growing(file), from: 5, playing: true)
        // Then
        _ = try await reader.until(load, \.isEnded)
        await sut.close()
    }
}
