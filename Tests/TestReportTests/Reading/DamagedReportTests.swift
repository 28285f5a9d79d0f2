import Foundation
import TestReport
import Testing

@Suite("Reports that were damaged", .timeLimit(.minutes(1)))
struct DamagedReportTests {
    @Test("Ten thousand random changes to a report give results or an error with a position, never a crash")
    func mutations() throws {
        // Given
        let original = Array(Reports.full.utf8)
        var random = RepeatableRandom(seed: 5)
        var (read, refused) = (0, 0)

        for round in 0..<10_000 {
            // When
            // A pipe, since ten thousand files would keep the disk busy for longer than the reader.
            let pipe = Pipe()
            try pipe.fileHandleForWriting.write(contentsOf: damaged(original, by: &random))
            try pipe.fileHandleForWriting.close()
            do throws(ReportError) {
                let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
                try ReportReader(path: path, isStrict: round.isMultiple(of: 10)).read { _ in }
                read += 1
            } catch {
                // Then
                guard case .invalid(_, .some(1...), .some(1...), let reason) = error, !reason.isEmpty else {
                    Issue.record("\(error)")
                    return
                }
                refused += 1
            }
        }
        #expect(read > 100 && refused > 100)
    }

    private func damaged(_ original: [UInt8], by random: inout RepeatableRandom) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let location = Int.random(in: 0..<max(1, bytes.count), using: &random)
            let end = min(bytes.count, location + Int.random(in: 0...40, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.removeSubrange(location..<end)
            case 1: bytes.insert(contentsOf: bytes[location..<end], at: 0 + location / 2)
            case 2: bytes.removeLast(bytes.count - location)
            case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: location)
            default: if location < bytes.count { bytes[location] = UInt8.random(in: 0...255, using: &random) }
            }
        }
        return bytes
    }
}

/// The same numbers every time (SplitMix64).
private struct RepeatableRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
