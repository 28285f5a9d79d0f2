import ArgumentParser
import StoryApp
import StoryCore
import StoryDocuments
import TerminalPictures

/// `story doctor`: reports what works on this machine, and how to fix the rest.
struct DoctorCommand: AppCommand {
    static let mendsLibrary = true
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check what works on this computer and how to fix what doesn't.")

    @OptionGroup var output: OutputOptions

    @Option(help: "Also write the checks to a JUnit report, for CI.")
    var junit: String?

    func run(in session: Session) async throws -> ExitStatus {
        let checks = try await session.app.healthChecks() + [pictureCheck()]
        if output.json {
            session.console.write(JSONText.pretty(HealthDocument(checks: checks.map(HealthCheckDocument.init))))
        } else {
            for check in checks {
                session.console.write("\(check.label) \(check.name): \(check.commandDetail)")
                if let recovery = check.commandRecovery { session.console.write("        \(recovery)") }
            }
        }
        if let junit { try CheckReport(name: "story.doctor", checks: checks).write(to: junit) }
        return checks.allSatisfy { $0.isHealthy || $0.isOptional } ? .done : .unavailable
    }
}

/// Checks whether the player can show pictures, which listening does not need.
private func pictureCheck() async -> HealthCheck {
    let name = "pictures terminal"
    do throws(TerminalPictureError) {
        try await TerminalPictureMaker(firstImage: 1).checkAvailability()
        return HealthCheck(name: name, isOptional: true, .works("Kitty, Sixel or symbols (libchafa)"))
    } catch {
        return HealthCheck(name: name, isOptional: true, .fails(error))
    }
}

extension HealthCheck {
    /// The label with a fixed width, which aligns the names.
    fileprivate var label: String {
        isHealthy ? "ok     " : isOptional ? "missing" : "BROKEN "
    }
}
