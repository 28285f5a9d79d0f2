import StoryCore
import StoryViews

extension DisplayText {
    /// What a collection is about, and for whom.
    static func facts(of profile: GrowthProfile) -> [String] {
        var facts = [profile.focus.displayName, profile.ageBand.displayName]
        if let name = profile.childName { facts.append("for \(line(name))") }
        return facts + profile.interests.map(line)
    }

    /// How much of a collection is completed.
    static func count(of collection: StoryCollection) -> String {
        let stories = StoryText.count(collection.stories.count, "story", "stories")
        return collection.stories.isEmpty ? "no stories" : "\(collection.completedCount) of \(stories)"
    }
}
