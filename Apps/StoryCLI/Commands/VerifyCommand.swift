import ArgumentParser
import Library
import StoryApp
import StoryCore

/// `story verify`: looks whether the library is whole.
struct VerifyCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Look at every story, every file and every checksum.",
        discussion: """
            Ends with 0 unless something is damaged and was not mended, which is 65. What an interrupted command left \
            unfinished is named with what finishes it, and is no damage. A repair removes nothing \
            that may be somebody's work: it moves that into the folder 'damaged' in the library, where 'index.jsonl' \
            lists what it was.
            """)

    @Flag(help: "Mend what can be mended; missing pictures and narrations are made again.")
    var repair = false

    @Flag(help: "Remove for good what repairs have moved into the folder 'damaged', then verify.")
    var removeDamaged = false

    @Option(help: "Also write what was looked at as test cases of a JUnit report, for CI.")
    var junit: String?

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var progress: ProgressOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard !(repair && removeDamaged) else {
            throw ValidationError("'--repair' and '--remove-damaged' cannot be used together.")
        }
    }

    func run(in session: Session) async throws -> ExitStatus {
        if removeDamaged { try await clearDamaged(in: session) }
        let found = repair ? try await mend(in: session) : try await session.app.library.inspect()
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
                stays: "The library stays as it is. What goes cannot be brought back.",
                question: "Remove the files?"))
        try await library.removeDamaged()
    }

    private func mend(in session: Session) async throws -> LibraryInspection {
        let reporter = progress.reporter(for: output.console(of: session))
        defer { reporter.end() }
        let repair = try session.app.repair
        return try await Interruption.cancelling { try await repair.execute(observer: reporter.tell) }
    }
}
