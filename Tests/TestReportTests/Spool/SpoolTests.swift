import Foundation
import TestSupport
import Testing

@testable import TestReport

@Suite("What is kept in files rather than in memory", .timeLimit(.minutes(1)))
struct SpoolTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A spool file reads back what was appended and replaced, wherever its pages are; it has no name")
    func spoolFile() throws {
        // Given
        var sut = try SpoolFile(folder: folder.url.path, pages: 2)
        var expected: [UInt8] = []
        var random = SeededNumbers(seed: 1)

        // When
        for _ in 0..<500 {
            let piece = (0..<Int.random(in: 1...900, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            #expect(try sut.append(piece) == Int64(expected.count))
            expected += piece
            let location = Int.random(in: 0..<expected.count, using: &random)
            expected[location] = 7
            try [UInt8(7)].withUnsafeBytes { try sut.overwrite(at: Int64(location), with: $0) }
        }

        // Then
        var bytes = [UInt8](repeating: 0, count: expected.count)
        try bytes.withUnsafeMutableBytes { try sut.read(at: 0, into: $0) }
        #expect(bytes == expected)
        #expect(try folder.names.isEmpty)
    }

    @Test("Reading beyond the end is an error")
    func beyond() throws {
        var sut = try SpoolFile(folder: folder.url.path)
        try sut.append([1, 2, 3])
        var bytes: [UInt8] = [0, 0]
        #expect(throws: ReportError.self) { try bytes.withUnsafeMutableBytes { try sut.read(at: 2, into: $0) } }
    }

    @Test("An index finds the last value under each of 100,000 keys, and none under others")
    func index() throws {
        // Given
        var sut = try HashIndex(folder: folder.url.path)
        let key = { (number: Int) in RecordKey("test", "M.S/f\(number)()").hash }

        // When
        for number in 0..<100_000 { try sut.set(key(number), to: Int64(number)) }
        for number in stride(from: 0, to: 100_000, by: 3) { try sut.set(key(number), to: 0) }

        // Then
        var wrong = 0
        for number in 0..<100_000 {
            if try sut.value(key(number)) != (number % 3 == 0 ? 0 : Int64(number)) { wrong += 1 }
            if try sut.value(key(-1 - number)) != nil { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    @Test("Without a folder to write to, there is an error that names it")
    func noFolder() {
        #expect(throws: ReportError.unwritable(path: "/nowhere/at/all", reason: "No such file or directory")) {
            _ = try RunRecorder(RecordingOptions(spoolFolder: "/nowhere/at/all"))
        }
    }
}

/// Random numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var number = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
        number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
        return number ^ (number >> 31)
    }
}
