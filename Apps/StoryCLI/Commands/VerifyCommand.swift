import ArgumentParser
import Library
import StoryApp
import StoryCore

/// `story verify`: looks whether the library is whole.
struct VerifyCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Look at every story, every file and every checksum.",
        discussion: "Ends with 0 if everything is in order or was mended, and with 65 if something is wrong.")

    @Flag(help: "Mend what can be mended; missing pictures and narrations are made again.")
    var repair = false

    @Option(help: "Also write what was looked at as test cases of a JUnit report, for CI.")
    var junit: String?

    @OptionGroup var progress: ProgressOptions
    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let inspection = repair ? try await mend(in: session) : try await session.app.library.inspect()
        if output.json {
            session.console.write(JSONText.pretty(InspectionDocument(inspection)))
        } else {
            let lines = inspection.items.flatMap(\.lines) + [inspection.summary]
            session.console.write(lines.joined(separator: "\n"))
        }
        if let junit {
            try CheckReport(name: "story.verify", inspection: inspection).write(to: junit)
        }
        return inspection.findings.allSatisfy(\.isMended) ? .done : .badData
    }

    private func mend(in session: Session) async throws -> LibraryInspection {
        let reporter = progress.reporter(for: output.console(of: session))
        defer { reporter.end() }
        let repair = try session.app.repair
        return try await Interruption.cancelling { try await repair.execute(observer: reporter.tell) }
    }
}
