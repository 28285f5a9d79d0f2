import Generation

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
}
