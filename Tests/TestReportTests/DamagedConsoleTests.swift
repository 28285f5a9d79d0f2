import Foundation
import TestReport
import TestSupport
import Testing

@Suite("Consoles that are damaged", .tags(.sweep), .timeLimit(.minutes(1)))
struct DamagedConsoleTests {
    private let reports: CheckedReports

    init() throws {
        reports = try CheckedReports()
    }

    /// The report of a console whose bytes come in pieces, from both streams in turn.
    private func write(_ bytes: [UInt8], piece: Int) throws -> TestCounts {
        try reports.write { recorder throws(ReportError) in
            var decoder = ConsoleDecoder(packagePath: "/package", timeZone: .gmt)
            for (number, start) in stride(from: 0, to: bytes.count, by: piece).enumerated() {
                let part = Array(bytes[start..<min(start + piece, bytes.count)])
                let facts = decoder.take(part, from: number % 8 == 7 ? .error : .output)
                for fact in facts { try recorder.record(fact) }
            }
            let (facts, end) = decoder.finish(.unknown)
            for fact in facts { try recorder.record(fact) }
            try recorder.endAttempt(end)
        }
    }

    @Test("Ten thousand consoles of damaged lines or of noise give ten thousand whole reports", arguments: 0..<10)
    func fuzz(part: Int) throws {
        // Given
        let names = ["classes", "class-crash", "classes-in-parallel", "crash", "slow"]
        let lines = try names.flatMap { try Recording($0).output.split(separator: 10).map(Array.init) }
        var damage = Damage(seed: 100 + part)

        // When
        var broken = 0
        for round in 0..<1000 {
            let bytes = round.isMultiple(of: 4) ? damage.noise(upTo: 300) : damage.shuffle(lines, upTo: 12)
            let piece = Int.random(in: 1...500, using: &damage.random)
            if try !reports.isWhole(write(bytes, piece: piece)) { broken += 1 }
        }

        // Then
        #expect(broken == 0)
    }

    @Test("Cut at a hundred points, a console gives a whole, valid report", arguments: ["classes", "class-crash"])
    func cut(name: String) throws {
        // Given
        let bytes = try Recording(name).output
        var damage = Damage(seed: 4)

        // Then
        for _ in 0..<50 {
            let rest = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &damage.random)))
            #expect(try reports.isWhole(write(rest, piece: 64)))
        }
    }

    @Test("Of a line for which there is no room the beginning is kept, and that it goes on")
    func longLine() throws {
        // Given
        var sut = ConsoleDecoder()
        let log = """
            Test Case 'A.x' started at 2026-01-31 12:00:00.000
            short
            \(String(repeating: "x", count: 1_000_000))
            another
            Test Case 'A.x' passed (0.1 seconds)

            """

        // When
        let facts = sut.take(Array(log.utf8), from: .output)

        // Then
        let output = try #require(facts.result(of: "A.x")).output
        #expect(output.hasPrefix("short\nxxxx") && output.hasSuffix("x … (the line goes on)\n… 1 more line\n"))
        #expect(output.utf8.count < 300_000)
    }

    @Test("Failures take no more room than they may, and those that are left out are counted")
    func longFailures() throws {
        // Given
        var sut = ConsoleDecoder()
        let failure = "/A.swift:3: error: A.x : \(String(repeating: "x", count: 100_000))\n"

        // When
        var facts = sut.take(Array("Test Case 'A.x' started at 2026-01-31 12:00:00.000\n".utf8), from: .output)
        for _ in 0..<50 { facts += sut.take(Array(failure.utf8), from: .output) }
        facts += sut.take(Array("Test Case 'A.x' failed (0.1 seconds)\n".utf8), from: .output)

        // Then
        let details = try #require(facts.result(of: "A.x")?.outcome.problem).details
        #expect(details.utf8.count < 1_300_000 && details.hasSuffix("… 39 more failures"))
    }
}
