import StoryCore

/// Texts from outside as screens show them, and what people call the values that they choose from.
enum Words {
    /// A text on one line that cannot steer the terminal.
    static func line(_ text: String) -> String { PlainText.line(text, limit: .max) ?? "" }

    /// What a person typed with a comma between two words.
    static func list(_ text: String) -> [String] {
        text.split(separator: ",").compactMap { PlainText.line(String($0), limit: .max) }
    }

    /// What a collection is about, and for whom.
    static func facts(of profile: GrowthProfile) -> [String] {
        var facts = [profile.focus.displayName, profile.ageBand.words]
        if let name = profile.childName { facts.append("for \(line(name))") }
        return facts + profile.interests.map(line)
    }

    /// How much of a collection is completed.
    static func count(of collection: StoryCollection) -> String {
        let stories = StoryText.count(collection.stories.count, "story", "stories")
        return collection.stories.isEmpty ? "no stories" : "\(collection.completedCount) of \(stories)"
    }
}

extension AgeBand {
    /// The band for people: "ages 4-6".
    var words: String { self == .all ? "all ages" : "ages \(rawValue)" }
}
