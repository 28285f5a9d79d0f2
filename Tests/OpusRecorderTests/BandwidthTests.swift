import Foundation
import OpusRecorder
import StoryCore
import TestSupport
import Testing

@Suite("Bandwidth of recordings", .tags(.process), .timeLimit(.minutes(2)))
struct BandwidthTests {
    @Test(
        "What neural voices have above 8 kHz is kept; the hiss that espeak-ng has there is not",
        arguments: [(rate: 22_050, isKept: false), (rate: 24_000, isKept: true)])
    func bandwidth(rate: Int, isKept: Bool) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "band-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Given
        let file = folder.appending(path: "a.opus")
        let recording = try await OpusRecorder().startRecording(to: file, sampleRate: rate, title: "T", serial: 7)
        // When
        try await recording.append(breath(seconds: 4, rate: rate))
        _ = try await recording.finish()
        // Then
        let data = try await Program.run("opusdec", "--quiet", "--no-dither", "--rate", "48000", file.path, "-").output
        let decoded = data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
        let share = power(of: decoded, from: 9_000) / power(of: decoded, from: 3_000)
        #expect(isKept ? share > 0.1 : share < 0.01)
    }

    // MARK: - Private

    /// Noise of all frequencies, as in a long "s".
    private func breath(seconds: Int, rate: Int) -> [Int16] {
        var noise = SeededGenerator(seed: 3)
        return (0..<seconds * rate).map { _ in Int16(Int(noise.next() % 12_000) - 6_000) }
    }

    /// Power at frequencies from one on, 1 kHz wide, of two seconds at 48 kHz.
    private func power(of samples: [Int16], from lowest: Double) -> Double {
        stride(from: lowest, to: lowest + 1_000, by: 50).reduce(0) { sum, frequency in
            let turn = 2 * .pi * frequency / 48_000
            var (real, imaginary) = (0.0, 0.0)
            for (index, sample) in samples[48_000..<144_000].enumerated() {
                real += Double(sample) * cos(turn * Double(index))
                imaginary += Double(sample) * sin(turn * Double(index))
            }
            return sum + real * real + imaginary * imaginary
        }
    }
}
