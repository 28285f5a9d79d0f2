import ArgumentParser
import Library
import StoryApp
import StoryCore
import StoryDocuments

/// `story verify`: checks and repairs the library.
struct VerifyCommand: AppCommand {
    static let mendsLibrary = true
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Check every story, file and checksum.",
        discussion: """
            The exit code is 65 if something is damaged and not repaired, and 0 otherwise. Work left unfinished by an \
            interrupted command isn't damage; it is listed with the command that finishes it. A repair never deletes \
            what may be somebody's work: it moves it to the folder 'damaged' in the library, where 'index.jsonl' lists \
            what it was.
            """)

    @Flag(help: "Repair what can be repaired; missing pictures and narrations are created again.")
    var repair = false

    @Flag(help: "Permanently delete what repairs moved to the folder 'damaged', then verify.")
    var removeDamaged = false

    @Option(help: "Also write the results to a JUnit report, for CI.")
    var junit: String?

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var progress: ProgressOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !(repair && removeDamaged) else {
            throw ValidationError("'--repair' and '--remove-damaged' can't be used together.")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        if removeDamaged { try await clearDamaged(in: session) }
        let found = repair ? try await repairLibrary(in: session) : try await session.app.library.inspect()
        let inspection = found.namingCommands
        if output.json {
            session.console.write(JSONText.pretty(InspectionDocument(inspection)))
        } else {
            let lines = inspection.items.flatMap(\.lines) + [inspection.summary] + inspection.damagedLines
            session.console.write(lines.joined(separator: "\n"))
        }
        if let junit {
            try CheckReport(name: "story.verify", inspection: inspection).write(to: junit)
        }
        return inspection.hasDamage ? .badData : .done
    }

    private func clearDamaged(in session: Session) async throws {
        let library = try session.app.library
        guard let damaged = try await library.damagedFiles() else { return }
        try consent.obtain(
            on: session.console,
            for: Consent(
                goes: ["\(damaged.contents) in \(damaged.folder)"],
                stays: "Your library stays as it is. These files can't be restored.",
                question: "Delete these files?"))
        try await library.removeDamaged()
    }

    private func repairLibrary(in session: Session) async throws -> LibraryInspection {
        let reporter = progress.reporter(for: output.console(of: session))
        defer { reporter.end() }
        let repair = try session.app.repair
        return try await Interruption.cancelling { try await repair.execute(observer: reporter.tell) }
    }
}
