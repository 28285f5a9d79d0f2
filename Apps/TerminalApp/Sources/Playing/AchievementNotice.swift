import Collections
import Library
import StoryCore

/// Reports achievements as soon as a story counts as heard, in this process or another.
@MainActor
struct AchievementNotice {
    /// Returns a stream of the changed parts of the library.
    let changes: @Sendable () -> AsyncStream<Set<LibraryPart>>
    /// Returns the achievements that were not reported yet.
    let newAchievements: @Sendable () async throws(CollectionsError) -> [Achievement]
    /// Shows a line to the family.
    let tell: @MainActor (String) -> Void

    /// Checks for achievements whenever stories change, until the task is cancelled.
    func observe() async {
        for await parts in changes() where parts.contains(.stories) {
            do throws(CollectionsError) {
                let new = try await newAchievements()
                if !new.isEmpty { tell(Achievement.notice(of: new)) }
            } catch {
                // Nothing is lost: they are reported the next time, and the list of achievements shows the error.
                continue
            }
        }
    }
}
