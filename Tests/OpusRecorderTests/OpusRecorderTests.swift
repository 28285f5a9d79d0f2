import Foundation
@testable import OpusRecorder
import StoryCore
import TestSupport
import Testing

@Suite("Opus recorder", .tags(.process), .timeLimit(.minutes(5)))
struct OpusRecorderTests {
    private let rate = 16_000

    @Test("The file is Ogg Opus, mono, of about 24 kbit/s, and as long as its summary says")
    func format() async throws {
        try await withFolder { folder in
            // Given
            let samples = bursts(seconds: 20)
            // When
            let (file, summary) = try await record(samples, in: folder)
            // Then
            let decoded = try await decode(file)
            let bytes = try Data(contentsOf: file).count
            #expect(abs(Double(decoded.count) / 48_000 - summary.duration) < 0.001)
            #expect(summary.duration == 20)
            #expect((10_000...30_000).contains(bytes * 8 / 20))
            #expect(summary.format == "audio/ogg; codecs=opus")
            let information = try await Program.run("opusinfo", file.path).text
            #expect(information.contains("Channels: 1"))
            #expect(!information.lowercased().contains("warning"))
        }
    }

    @Test("What is heard stands where it was written, within a millisecond, from start to end of a quarter of an hour")
    func position() async throws {
        try await withFolder { folder in
            // Given
            let samples = bursts(seconds: 900)
            // When
            let (file, _) = try await record(samples, in: folder)
            let decoded = try await decode(file)
            // Then
            for second in [0, 1, 450, 898] {
                let reference = (0..<24_000).map { Double(samples[second * rate + $0 / 3]) }
                let offset = try #require(bestOffset(of: reference, in: decoded, around: second * 48_000, reach: 480))
                #expect(abs(offset) <= 48)
            }
        }
    }

    @Test("Quiet and loud recordings come out at -18 LUFS and below full scale", arguments: [300.0, 3_000, 30_000])
    func loudness(amplitude: Double) async throws {
        try await withFolder { folder in
            // When
            let (file, summary) = try await record(bursts(seconds: 20, amplitude: amplitude), in: folder)
            // Then
            let decoded = try await decode(file)
            let meter = try LoudnessMeter(sampleRate: 48_000)
            try meter.add(decoded)
            let measured = meter.integrated ?? 0
            #expect(abs(measured + 18) < 0.5)
            #expect(summary.loudness == -18)
            #expect(decoded.allSatisfy { abs(Int($0)) < Int16.max })
        }
    }

    @Test("However loud it begins, the true peak of what is heard is at most -1 dB", arguments: [1.0, 2.5, 8])
    func truePeak(beginning: Double) async throws {
        try await withFolder { folder in
            // Given a title without pauses, louder than the story
            let title = bursts(seconds: 2, amplitude: 2_000 * beginning).filter { $0 != 0 }
            let story = bursts(seconds: 30, amplitude: 2_000)
            // When
            let (file, _) = try await record(title + story, in: folder)
            // Then
            let decoded = try await decode(file)
            let meter = try LoudnessMeter(sampleRate: 48_000)
            try meter.add(decoded)
            #expect((meter.truePeak ?? 0) <= -1)
        }
    }

    @Test("A sentence that is said softly stays soft, however high the peaks of the voice are", arguments: [0.5, 0.7])
    func softness(softly: Double) async throws {
        try await withFolder { folder in
            // Given sentences of a voice with vowels far above the rest, every other one said softly
            let recording = try await OpusRecorder().startRecording(
                to: folder.appending(path: "a"), sampleRate: rate, title: "T", serial: 7)
            // When
            for index in 0..<20 {
                try await recording.append(peaky(amplitude: index.isMultiple(of: 2) ? 20_000 : 20_000 * softly))
                try await recording.append([Int16](repeating: 0, count: rate))
            }
            _ = try await recording.finish()
            // Then
            let decoded = try await decode(folder.appending(path: "a"))
            let levels = (0..<20).map { level(of: decoded[($0 * 3 * 48_000)..<(($0 * 3 + 2) * 48_000)]) }
            for index in stride(from: 10, to: 20, by: 2) {
                #expect(levels[index + 1] - levels[index] < 0.75 * 20 * log10(softly))
            }
        }
    }

    @Test("Silence is recorded as silence, without a loudness")
    func silence() async throws {
        try await withFolder { folder in
            let (file, summary) = try await record([Int16](repeating: 0, count: rate), in: folder)
            #expect(summary.loudness == nil)
            #expect(try await decode(file).allSatisfy { abs(Int($0)) < 4 })
        }
    }

    @Test("The same samples give the same bytes")
    func sameBytes() async throws {
        try await withFolder { folder in
            let files = try await [
                record(bursts(seconds: 3), in: folder, name: "a"), record(bursts(seconds: 3), in: folder, name: "b"),
            ]
            #expect(try Data(contentsOf: files[0].0) == Data(contentsOf: files[1].0))
        }
    }

    @Test("A recording that is given up leaves nothing behind")
    func cancel() async throws {
        try await withFolder { folder in
            let recording = try await OpusRecorder().startRecording(
                to: folder.appending(path: "a"), sampleRate: rate, title: "T", serial: 1)
            try await recording.append(bursts(seconds: 2))
            await recording.cancel()
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }

    @Test("A recording that is finished stays, though it is given up afterwards")
    func cancelAfterFinish() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "a")
            let recording = try await OpusRecorder().startRecording(
                to: file, sampleRate: rate, title: "T", serial: 1)
            try await recording.append(bursts(seconds: 2))
            _ = try await recording.finish()
            await recording.cancel()
            #expect(FileManager.default.fileExists(atPath: file.path))
        }
    }

    @Test("A full disk is an error of the disk")
    func fullDisk() async throws {
        // Given
        let sink = try FileSink(URL(filePath: "/dev/full"), flags: 0)
        let sut = try OpusEncoder(sampleRate: rate, title: "T", sink: sink)
        // When
        #expect(throws: ProviderError.self) { try sut.write(bursts(seconds: 5)) }
        // Then
        #expect(sink.failure == .diskFull(path: "/dev/full"))
    }

    @Test("A file that is there already is not overwritten")
    func existing() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "a")
            try Data("mine".utf8).write(to: file)
            await #expect(throws: RecordingError.self) {
                try await OpusRecorder().startRecording(to: file, sampleRate: rate, title: "T", serial: 1)
            }
            #expect(try Data(contentsOf: file) == Data("mine".utf8))
        }
    }

    @Test("Peaks far above a sentence's own level are turned down, by as much in a soft one as in a loud one")
    func crest() {
        // Given
        let sut = PeakLimiter(sampleRate: rate)
        // When
        let loud = sut.evened(peaky(amplitude: 20_000), crest: 11)
        let soft = sut.evened(peaky(amplitude: 10_000), crest: 11)
        // Then
        #expect((loud.max() ?? 0) < 18_000)
        #expect(zip(loud, soft).allSatisfy { abs(Int($0) - 2 * Int($1)) < 10 })
        #expect(sut.evened(bursts(seconds: 1), crest: 11) == bursts(seconds: 1))
        #expect(sut.evened([0, 0], crest: 11) == [0, 0])
    }

    @Test("The limiter turns down what is too high, smoothly, and leaves the rest as it is")
    func limiter() {
        // Given
        var samples = [Int16](repeating: 1000, count: 16_000)
        for index in 8_000..<8_020 { samples[index] = -30_000 }
        // When
        let limited = PeakLimiter(sampleRate: rate).limited(samples, ceiling: 10_000)
        // Then
        #expect(limited.allSatisfy { abs(Int($0)) <= 10_000 })
        #expect(limited[..<7_000] == samples[..<7_000] && limited[9_000...] == samples[9_000...])
        let steps = zip(limited[7_000..<7_999], limited[7_001..<8_000]).map { abs(Int($0) - Int($1)) }
        #expect(steps.allSatisfy { $0 < 10 })
    }

    // MARK: - Private

    private func record(
        _ samples: [Int16], in folder: URL, name: String = "a"
    ) async throws -> (URL, RecordingSummary) {
        let file = folder.appending(path: name)
        let recording = try await OpusRecorder().startRecording(to: file, sampleRate: rate, title: "T", serial: 7)
        for start in stride(from: 0, to: samples.count, by: 5_000) {
            try await recording.append(Array(samples[start..<min(start + 5_000, samples.count)]))
        }
        return (file, try await recording.finish())
    }

    /// Half a second of a sweeping tone in every second, with noise, which has one offset where it fits.
    private func bursts(seconds: Int, amplitude: Double = 6_000) -> [Int16] {
        var noise = SeededGenerator(seed: 3)
        return (0..<seconds * rate).map { index in
            let time = Double(index % rate) / Double(rate)
            guard time < 0.5 else { return 0 }
            let hiss = Double(noise.next() % 1_000) / 1_000 - 0.5
            return Int16((sin(2 * .pi * (150 * time + 600 * time * time)) * 0.9 + hiss * 0.1) * amplitude)
        }
    }

    /// Two seconds of loud and soft vowels, each a series of pulses, and what is between them: peaks 17 dB above the
    /// level, as espeak-ng has them.
    private func peaky(amplitude: Double) -> [Int16] {
        (0..<2 * rate).map { index in
            let time = Double(index % 160) / Double(rate)
            let pulse = exp(-time * 200) * sin(2 * .pi * 700 * time)
            let loudness = index % 8_000 < 600 ? 1 : index % 8_000 < 3_200 ? 0.4 : 0.1
            return Int16(pulse * loudness * amplitude)
        }
    }

    private func level(of samples: ArraySlice<Int16>) -> Double {
        10 * log10(samples.reduce(0) { $0 + Double($1) * Double($1) } / Double(samples.count))
    }

    private func bestOffset(of reference: [Double], in decoded: [Int16], around offset: Int, reach: Int) -> Int? {
        (-reach...reach).filter { offset + $0 >= 0 && offset + $0 + reference.count <= decoded.count }
            .max { one, other in
                correlation(reference, decoded, offset + one) < correlation(reference, decoded, offset + other)
            }
    }

    private func correlation(_ reference: [Double], _ decoded: [Int16], _ offset: Int) -> Double {
        stride(from: 0, to: reference.count, by: 7).reduce(0) { $0 + reference[$1] * Double(decoded[offset + $1]) }
    }

    private func decode(_ file: URL) async throws -> [Int16] {
        let data = try await Program.run("opusdec", "--quiet", "--no-dither", "--rate", "48000", file.path, "-").output
        return data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
    }

    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "opus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }
}
