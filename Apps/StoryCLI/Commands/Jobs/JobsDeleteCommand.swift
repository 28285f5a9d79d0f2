import ArgumentParser
import Generation
import StoryApp
import StoryCore

/// `story jobs delete`: discards what was made of stories that are not finished.
struct JobsDeleteCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Discard stories that are not finished, and free their space.",
        discussion: "A story that is in the library stays as it is; only what was made of its missing part goes.")

    @Argument(help: "The jobs: their ids, or the beginnings of them, see 'story jobs'.")
    var jobs: [String] = []

    @Flag(help: "Discard all that nobody is working on.")
    var all = false

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard all != jobs.isEmpty else { return }
        throw ValidationError("Name the jobs, or use '--all'.")
    }

    func run(in session: Session) async throws -> ExitStatus {
        let generation = try session.app.generation
        var found: [JobOverview] = []
        if all {
            found = try await generation.jobs().filter { !$0.isRunning }
        } else {
            for reference in jobs {
                let job = try await generation.job(matching: reference)
                if !found.contains(where: { $0.id == job.id }) { found.append(job) }
            }
        }
        guard !found.isEmpty else {
            session.console.write(
                output.json ? JSONText.pretty(JobListDocument([])) : "There is no unfinished story to discard.")
            return .done
        }
        try consent.obtain(on: session.console, for: question(about: found))
        for job in found { try await generation.discard(job.id) }
        if output.json {
            session.console.write(JSONText.pretty(JobListDocument(found)))
        } else {
            let lines = found.map { "Discarded '\($0.title)'." } + ["\(Self.size(of: found)) freed."]
            session.console.write(lines.joined(separator: "\n"))
        }
        return .done
    }

    private func question(about jobs: [JobOverview]) -> Consent {
        let storedCount = jobs.count(where: \.isStored)
        let stays =
            storedCount == 0
            ? "Heroes and events stay. What was made of these stories cannot be brought back."
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
