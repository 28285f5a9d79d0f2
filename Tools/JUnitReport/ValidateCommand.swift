import ArgumentParser
import TestReport

/// `junit-report validate`: whether files are reports.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check reports and show where they are invalid.",
        discussion: """
            Prints file:line:column: reason for every error, up to a hundred per file. Never uses the network and never \
            expands entities.

            \(ExitStatus.help)
            """)

    @Argument(help: "The reports.")
    var reports: [String]

    func run() throws {
        var worst: ExitCode?
        for path in reports {
            do throws(ReportError) {
                let findings = try ReportValidator().findings(inFileAt: path)
                tell(findings)
                if !findings.isValid, worst == nil { worst = ExitCode(ExitStatus.invalid.rawValue) }
            } catch {
                // A file that cannot be read says more about the call than about the file.
                worst = error.exit
            }
        }
        if let worst { throw worst }
    }

    private func tell(_ findings: ReportValidator.Findings) {
        for case .invalid(let path, let line, let column, let reason) in findings.faults {
            print("\(path):\(line ?? 1):\(column ?? 1): \(reason)")
        }
        let rest = findings.total - findings.faults.count
        if rest > 0 { print("… and \(rest) more.") }
    }
}
