import Foundation
import ReportTestSupport
import StoryApp
import StoryCore
import TestReport
import TestSupport
import Testing

@testable import StoryCLI

@Suite("Checks as test cases", .tags(.process), .timeLimit(.minutes(1)))
struct CheckReportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("What is broken has failed and says how to repair it; what is optional and missing was skipped")
    func outcomes() throws {
        // Given
        let path = folder.file("checks.xml").path
        let sut = CheckReport(
            name: "story.doctor",
            checks: [
                HealthCheck(name: "library", .works("/home/library")),
                HealthCheck(
                    name: "narrator flite",
                    .fails(
                        ProviderError.configuration(
                            ProviderErrorDetails(provider: "flite", detail: "It is <gone>.", recovery: "Install it.")))),
                HealthCheck(name: "sound mpv", isOptional: true, .fails(HealthProblem.noSoundDevice)),
            ])

        // When
        try sut.write(to: path)

        // Then
        let report = try XMLReport(path: path)
        #expect(report.cases.map { $0.attribute("classname") } == ["story.doctor", "story.doctor", "story.doctor"])
        #expect(report.cases.map { $0.attribute("name") } == ["library", "narrator flite", "sound mpv"])
        #expect(report.cases[0]["system-out"]?.text.contains("/home/library") == true)
        #expect(report.cases[1]["failure"]?.attribute("message").contains("It is <gone>.") == true)
        #expect(report.cases[1]["failure"]?.text.contains("Install it.") == true)
        let reason = try #require(report.cases[2]["skipped"]?.attribute("message"))
        #expect(reason.hasPrefix("No sound device was found.") && reason.contains("'--output null'"))
        let counts = ["tests", "failures", "errors", "skipped"].map { report.root.attribute($0) }
        #expect(counts == ["3", "1", "0", "1"])
        #expect(try ReportValidator().findings(inFileAt: path).isValid)
    }
}

@Suite("The doctor's report", .tags(.process), .timeLimit(.minutes(1)))
struct DoctorReportTests {
    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    @Test("Each check of the machine is a test case, and the answer is the same as without a report")
    func report() async throws {
        // Given
        let path = story.home.appending(path: "doctor.xml").path

        // When
        let plain = try await story.run(["doctor", "--json"])
        let result = try await story.run(["doctor", "--json", "--junit", path])

        // Then
        #expect(result.status == plain.status)
        #expect(result.output == plain.output)
        let checks = try result.list("checks")
        let report = try XMLReport(path: path)
        #expect(report.cases.map { $0.attribute("name") } == checks.map { $0["name"] as? String })
        #expect(report.root.attribute("tests") == "\(checks.count)")
        let broken = checks.filter { $0["isHealthy"] as? Bool == false }
        #expect(
            report.root.attribute("failures") == "\(broken.count { $0["isOptional"] as? Bool == false })")
        #expect(report.root.attribute("skipped") == "\(broken.count { $0["isOptional"] as? Bool == true })")
        #expect(try ReportValidator().findings(inFileAt: path).isValid)
    }

    @Test("A report that cannot be written is exit code 73, and the checks are told nevertheless")
    func unwritable() async throws {
        // Given
        let path = story.home.appending(path: "none/doctor.xml").path

        // When
        let result = try await story.run(["doctor", "--junit", path])

        // Then
        #expect(result.status == 73)
        #expect(result.output.contains("library"))
        #expect(result.errorOutput.contains("\(path) can't be written: No such file or directory."))
        #expect((1...3).contains(result.errorOutput.split(separator: "\n").count))
    }
}
