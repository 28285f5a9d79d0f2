import Foundation
import ReportTestSupport
import TestReport
import TestSupport
import Testing

@Suite("Event streams that are damaged", .tags(.sweep), .timeLimit(.minutes(1)))
struct DamagedStreamTests {
    private let reports: CheckedReports

    init() throws {
        reports = try CheckedReports()
    }

    @Test(
        "Cut at a hundred points, a stream gives a whole, valid report in which no test is lost",
        arguments: ["testing", "testing-version-0", "testing-all-fields", "crash"])
    func cut(name: String) throws {
        // Given
        let bytes = try [UInt8](Data(contentsOf: Recording(name).events))
        var damage = Damage(seed: 3)

        for _ in 0..<25 {
            // When
            let rest = bytes.prefix(Int.random(in: 0..<bytes.count, using: &damage.random))
            let counts = try reports.write(events: rest)

            // Then
            let tests = rest.split(separator: 10, omittingEmptySubsequences: false).dropLast()
                .map { String(decoding: $0, as: UTF8.self) }
                .count { $0.contains(#""kind":"test""#) && $0.contains("isParameterized") }
            #expect(counts.tests >= tests)
            #expect(try reports.isWhole(counts))
        }
    }

    @Test("Ten thousand streams of damaged lines or of noise give ten thousand whole, valid reports", arguments: 0..<10)
    func fuzz(part: Int) throws {
        // Given
        let lines = try Data(contentsOf: Recording("testing-version-0").events).split(separator: 10).map(Array.init)
        var damage = Damage(seed: part)

        // When
        var broken = 0
        for round in 0..<1000 {
            let bytes = round.isMultiple(of: 4) ? damage.noise(upTo: 300) : damage.shuffle(lines, upTo: 6)
            if try !reports.isWhole(reports.write(events: bytes)) { broken += 1 }
        }

        // Then
        #expect(broken == 0)
    }

    @Test("Lines that cannot be read are counted, and the report says so")
    func note() throws {
        // Given
        let lines = "not JSON\n{\"kind\":\n\u{0}\u{0}\n\n"

        // When
        _ = try reports.write(events: lines.utf8)

        // Then
        let output = try reports.report.suites.first?["system-out"]?.text
        #expect(output?.contains("3 lines of the event stream") == true)
    }
}
