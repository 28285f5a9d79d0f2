import Foundation
@testable import MpvEngine
import StoryCore
import Testing
import TestSupport

/// libmpv writes what would be heard into a file, faster than it could be heard.
@Suite("What is heard", .tags(.process), .timeLimit(.minutes(1)))
struct HeardSoundTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A file that begins in the middle is heard from there, to the millisecond", arguments: [0, 0.5, 1.2345])
    func start(start: Double) async throws {
        // Given
        let file = try await Tone(seconds: 3, onset: 2).opus(in: folder)
        // When
        let samples = try await heard(file, from: start)
        // Then
        let onset = try #require(samples.firstIndex { abs(Int($0)) > 1_000 })
        #expect(abs(Double(onset) / 48_000 - (2 - start)) < 0.004)
    }

    @Test("Speed changes how long it takes and leaves the pitch", arguments: [0.5, 0.75, 1, 1.25, 1.5, 2])
    func speed(value: Double) async throws {
        // Given
        let file = try await Tone(seconds: 3).opus(in: folder)
        // When
        let samples = try await heard(file, speed: PlaybackSpeed(value))
        // Then
        #expect(abs(Double(samples.count) / 48_000 - 3 / value) < 0.15)
        let middle = samples[(samples.count / 4)..<(samples.count * 3 / 4)]
        let crossings = zip(middle, middle.dropFirst()).count { $0 < 0 && $1 >= 0 }
        #expect(abs(Double(crossings) * 48_000 / Double(middle.count) - 440) < 9)
    }

    @Test("Without volume there is silence, and half of it is less than the whole")
    func volume() async throws {
        // Given
        let file = try await Tone(seconds: 1).opus(in: folder)
        // When
        let peaks = try await [0, 0.5, 1].inOrder { volume in
            try await heard(file, volume: volume).map { abs(Int($0)) }.max() ?? -1
        }
        // Then
        #expect(peaks[0] == 0)
        #expect((500..<4_000).contains(peaks[1]))
        #expect((7_000..<9_000).contains(peaks[2]))
    }

    /// What would be heard of a file, at 48 kHz.
    private func heard(
        _ file: URL, from start: Double = 0, speed: PlaybackSpeed = .normal, volume: Double = 1
    ) async throws -> [Int16] {
        let wave = folder.file("\(UUID().uuidString).pcm")
        let sut = MpvEngine(
            MpvSetup(
                output: .null,
                outputOptions: [
                    ("ao", "pcm"), ("ao-pcm-file", wave.path), ("ao-pcm-waveheader", "no"), ("audio-format", "s16"),
                    ("audio-channels", "mono"), ("audio-samplerate", "48000"),
                ]))
        var reader = EventReader(sut)
        sut.setSpeed(speed)
        sut.setVolume(volume)
        sut.load(file, from: start, playing: true)
        _ = try await reader.until { $0.isEnded }
        await sut.close()
        return try Data(contentsOf: wave).withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    }
}

extension Array {
    /// One result after the other, in order.
    fileprivate func inOrder<Result>(_ work: (Element) async throws -> Result) async throws -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await work(element)) }
        return results
    }
}
