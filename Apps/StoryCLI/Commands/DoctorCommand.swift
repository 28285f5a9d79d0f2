import ArgumentParser
import StoryApp

/// `story doctor`: tells what works on this machine, and how to mend what does not.
struct DoctorCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Tell what works on this machine, and how to mend what does not.")

    @OptionGroup var output: OutputOptions

    private struct Row: Encodable {
        var check: String
        var ok: Bool
        var detail: String
        @Nullable var recovery: String?
    }

    func run(in session: Session) async throws -> ExitStatus {
        let checks = try await session.app.healthChecks()
        if output.json {
            session.console.write(
                JSONText.pretty(
                    checks.map { Row(check: $0.name, ok: $0.isHealthy, detail: $0.detail, recovery: $0.recovery) }))
        } else {
            for check in checks {
                session.console.write("\(check.isHealthy ? "ok     " : "BROKEN ") \(check.name): \(check.detail)")
                if let recovery = check.recovery { session.console.write("        \(recovery)") }
            }
        }
        return checks.allSatisfy(\.isHealthy) ? .done : .unavailable
    }
}
