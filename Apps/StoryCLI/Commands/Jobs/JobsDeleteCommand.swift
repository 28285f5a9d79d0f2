import ArgumentParser
import Generation
import StoryApp
import StoryCore
import StoryDocuments

/// `story jobs delete`: discards unfinished stories.
struct JobsDeleteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Discard unfinished stories and free their space.",
        discussion:
            "A story that is in the library stays as it is; only the unfinished work on its missing part is discarded.")

    @Argument(help: "The unfinished stories: their ids, or the beginnings of them; see 'story jobs'.")
    var jobs: [String] = []

    @Flag(help: "Discard all except those in progress.")
    var all = false

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard all != jobs.isEmpty else { return }
        throw ValidationError("Give the ids of unfinished stories, or use '--all'.")
    }

    func run(in session: Session) async throws -> ExitStatus {
        let generation = try session.app.generation
        let found =
            all ? try await generation.jobs().filter { !$0.isRunning } : try await generation.jobs(matching: jobs)
        guard !found.isEmpty else {
            session.console.write(
                output.json ? JSONText.pretty(JobListDocument([])) : "There are no unfinished stories.")
            return .done
        }
        try consent.obtain(on: session.console, for: question(about: found))
        for job in found { try await generation.discard(job.id) }
        if output.json {
            session.console.write(JSONText.pretty(JobListDocument(found)))
        } else {
            let lines = found.map { "Discarded '\($0.title)'." } + ["Freed \(Self.size(of: found))."]
            session.console.write(lines.joined(separator: "\n"))
        }
        return .done
    }

    private func question(about jobs: [JobOverview]) -> Consent {
        let storedCount = jobs.count(where: \.isStored)
        let stays =
            storedCount == 0
            ? "Heroes and events stay. The unfinished work can't be restored."
            : "\(StoryText.count(storedCount, "story is", "stories are")) in the library and stay there."
        return Consent(
            goes: jobs.map { "'\($0.title)' (\($0.id.short)): \(StoryText.size($0.byteCount))" },
            stays: stays,
            question: jobs.count == 1
                ? "Discard this unfinished story?" : "Discard these \(jobs.count) unfinished stories?")
    }

    private static func size(of jobs: [JobOverview]) -> String {
        StoryText.size(jobs.reduce(0) { $0 + $1.byteCount })
    }
}
