import Foundation
@testable import NeuralNarrator
import StoryCore
import Testing

@Suite("Vocoder", .timeLimit(.minutes(2)))
struct VocoderTests {
    /// What hibari's own vocoder makes of the same spectra: every eleventh sample; see `Recordings/vocoder.py`.
    private struct Recording: Decodable {
        var pulses: [Float]
        var sound: [Float]
    }

    private static let pitch: [Float] = [
        0, 0, 130, 180, 220, 240, 210, 160, 90, 30, 10, 35, 300, 280, 260, 250, 245, 180, 120, 60, 20,
    ]

    @Test("Pulses are those of the original")
    func pulses() throws {
        // When
        let pulses = PulseTrain.samples(
            pitch: Self.pitch, hop: SpectralFrames.hop, sampleRate: SpectralFrames.sampleRate)
        // Then
        let expected = try recording().pulses
        let found = stride(from: 0, to: pulses.count, by: 11).map { pulses[$0] }
        try #require(found.count == expected.count)
        // The original computes angles of up to 1,700 in single precision.
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.05 })
        #expect(meanDistance(found, expected) < 1e-3)
    }

    @Test("Sound is that of the original, at the ends as well")
    func sound() throws {
        // Given
        let spectra = MadeSpectra(pitch: Self.pitch, noise: -60)
        // When
        let sound = try spectra.sound(seed: 1)
        // Then
        let expected = try recording().sound
        let found = stride(from: 0, to: sound.count, by: 11).map { sound[$0] }
        #expect(sound.count == Self.pitch.count * SpectralFrames.hop)
        try #require(found.count == expected.count)
        #expect(expected.contains { abs($0) > 0.1 })
        // The pulses of the original are no more exact than this, see above.
        #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-2 })
        #expect(meanDistance(found, expected) < 1e-3)
    }

    @Test("The same seed makes the same samples, and another one other noise")
    func seeds() throws {
        // Given
        let spectra = MadeSpectra(pitch: Self.pitch, noise: -1)
        // When
        let first = try spectra.sound(seed: 7)
        // Then
        #expect(try spectra.sound(seed: 7) == first)
        #expect(try spectra.sound(seed: 8) != first)
    }

    @Test("Noise is as loud as it is asked for, and even")
    func noise() throws {
        // Given
        let spectra = MadeSpectra(pitch: [Float](repeating: 0, count: 64), noise: 0, others: -60)
        // When
        let inner = try spectra.sound(seed: 3).dropFirst(1_200).dropLast(1_200)
        // Then
        // Of 601 bins each has a mean power of 2, which the transform divides by 1,200 and the windows by 1½.
        let power = inner.reduce(0) { $0 + $1 * $1 } / Float(inner.count)
        let mean = inner.reduce(0, +) / Float(inner.count)
        #expect(abs(power - 2 / 1_200 / 1.5) < 1e-4)
        #expect(abs(mean) < 1e-3)
    }

    @Test("Any number of frames can be made sound of, also one", arguments: [0, 1, 2, 15, 16, 17, 33])
    func counts(count: Int) throws {
        // Given
        let spectra = MadeSpectra(pitch: [Float](repeating: 150, count: count), noise: -3)
        // When
        let sound = try spectra.sound(seed: 1)
        // Then
        #expect(sound.count == count * SpectralFrames.hop)
        #expect(sound.allSatisfy { $0.isFinite })
    }

    @Test("Spectra that do not fit each other are not taken")
    func misfit() {
        let numbers: [Float] = [1, 2, 3]
        numbers.withUnsafeBufferPointer {
            #expect(
                SpectralFrames(
                    harmonics: $0, rotation: $0, noise: $0, remainder: $0, remainderPhase: $0, pitch: [100]) == nil)
        }
    }

    // MARK: - Helpers

    private func recording() throws -> Recording {
        let file = try #require(Bundle.module.url(forResource: "Recordings/vocoder", withExtension: "json"))
        return try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
    }

    private func meanDistance(_ first: [Float], _ second: [Float]) -> Float {
        zip(first, second).reduce(0) { $0 + abs($1.0 - $1.1) } / Float(max(1, first.count))
    }
}

/// Spectra by formulas, as `Recordings/vocoder.py` has them.
private struct MadeSpectra {
    private let pitch: [Float]
    private let parts: [[Float]]

    /// - Parameters:
    ///   - noise: How strong the noise is, as a natural logarithm.
    ///   - others: The same for everything else; nil for the formulas.
    init(pitch: [Float], noise: Float, others: Float? = nil) {
        func part(_ value: (Float, Float) -> Float) -> [Float] {
            (0..<SpectralFrames.binCount).flatMap { bin in pitch.indices.map { value(Float(bin), Float($0)) } }
        }
        self.pitch = pitch
        parts = [
            part { others ?? 1 + sin($0 / 40 + $1 / 3) }, part { 2 * sin($0 / 90 - $1 / 5) }, part { _, _ in noise },
            part { others ?? -1 + cos($0 / 25 + $1 / 2) }, part { 6 * sin($0 / 7 + $1) },
        ]
    }

    func sound(seed: UInt64) throws -> [Float] {
        let all = parts.joined().map { $0 }
        let count = SpectralFrames.binCount * pitch.count
        return try all.withUnsafeBufferPointer { all in
            let parts = (0..<5).map { UnsafeBufferPointer(rebasing: all[$0 * count..<($0 + 1) * count]) }
            let frames = try #require(
                SpectralFrames(
                    harmonics: parts[0], rotation: parts[1], noise: parts[2], remainder: parts[3],
                    remainderPhase: parts[4], pitch: pitch))
            return try Vocoder(for: "tester").sound(of: frames, seed: seed)
        }
    }
}
