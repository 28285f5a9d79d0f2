import Collections
import StoryCore
import StoryViews

extension DisplayText {
    /// Returns the facts of a growth profile: its category and its readers.
    static func facts(of profile: GrowthProfile) -> [String] {
        var facts = [profile.focus.displayName, profile.ageBand.displayName]
        if let name = profile.childName { facts.append("for \(line(name))") }
        return facts + profile.interests.map(line)
    }

    /// Returns how many stories of a collection are completed.
    static func count(of collection: StoryCollection) -> String {
        let stories = StoryText.count(collection.stories.count, "story", "stories")
        return collection.stories.isEmpty ? "no stories" : "\(collection.completedCount) of \(stories)"
    }
}
