import Collections
import Library
import StoryCore

/// Tells what a family has earned as soon as a story counts as heard, here or elsewhere.
@MainActor
struct AchievementNotice {
    /// The parts of the library that have changed.
    let changes: @Sendable () -> AsyncStream<Set<LibraryPart>>
    /// What was earned and not told yet.
    let newAchievements: @Sendable () async throws(CollectionsError) -> [Achievement]
    /// Shows a line to whoever listens.
    let tell: @MainActor (String) -> Void

    /// Looks whenever stories change, until the task is cancelled.
    func observe() async {
        for await parts in changes() where parts.contains(.stories) {
            do throws(CollectionsError) {
                let new = try await newAchievements()
                if !new.isEmpty { tell(StoryText.notice(of: new)) }
            } catch {
                // Nothing is lost: they are told the next time, and the list of achievements says what is wrong.
                continue
            }
        }
    }
}
