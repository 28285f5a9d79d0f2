import Collections
import StoryCore

/// What a family has earned by listening, which nobody has told it yet.
struct EarnedAchievements {
    let collections: CollectionsFeature
    let console: Console

    /// Tells it in a line, or nothing.
    func tell() async {
        do throws(CollectionsError) {
            let new = try await collections.newAchievements()
            if !new.isEmpty { console.writeError(StoryText.notice(of: new) + ".") }
        } catch {
            // The story was heard all the same; whoever asks next is told.
            return
        }
    }
}
