import FeatureKit
import StoryCore

extension JobQueueContract {
    /// Returns what the queue knows of all jobs; for children of those that they asked for, since the titles of others tell
    /// of stories that they may not see.
    func entries(for access: AccessGuard) async throws(GenerationError) -> [JobEntry] {
        let entries = try await GenerationError.stored(try await entries())
        guard try await GenerationError.isAllowed(.manageJobs, by: access) else {
            return entries.filter { $0.profile == access.caller }
        }
        return entries
    }
}
