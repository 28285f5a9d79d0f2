import Collections
import StoryCore

/// The achievements that were not reported yet.
struct EarnedAchievements {
    let collections: CollectionsFeature
    let console: Console

    /// Reports them in a line, if there are any.
    func tell() async {
        do throws(CollectionsError) {
            let new = try await collections.newAchievements()
            if !new.isEmpty { console.writeError(Achievement.notice(of: new) + ".") }
        } catch {
            // The story was heard all the same; the next caller reports them.
            return
        }
    }
}
