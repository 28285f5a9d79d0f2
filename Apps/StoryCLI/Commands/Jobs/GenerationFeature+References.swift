import Generation
import StoryCore
import StoryDocuments

extension GenerationFeature {
    /// Returns the unfinished stories for references, each once.
    func jobs(matching references: [String]) async throws -> [JobOverview] {
        var found: [JobOverview] = []
        for reference in references {
            let job = try await job(matching: reference)
            if !found.contains(where: { $0.id == job.id }) { found.append(job) }
        }
        return found
    }

    /// Puts unfinished stories into the queue in some way, and tells so.
    ///
    /// - Parameter done: What was done: "Queued".
    func queue(
        _ references: [String], by change: (JobID) async throws -> Void, done: String, in session: Session,
        _ output: OutputOptions
    ) async throws {
        let found = try await jobs(matching: references)
        for job in found { try await change(job.id) }
        let queued = try await jobs(matching: found.map(\.id.rawValue))
        session.console.write(
            output.json
                ? JSONText.pretty(JobListDocument(queued))
                : queued.map { "\(done) '\($0.title)'." }.joined(separator: "\n"))
    }
}
