import Collections
import StoryCore
import StoryStorage

extension GrowthProfile {
    /// Whether it is unchanged since it was made.
    var isStorable: Bool {
        StoredBounds.isCode(language.rawValue) && (try? check()) != nil
            && self
                == GrowthProfile(
                    focus: focus, ageBand: ageBand, interests: interests, childName: childName, language: language)
    }
}

extension CollectionPlan {
    /// Whether it is valid.
    var isStorable: Bool {
        (1...100).contains(heroes.count) && heroes.allSatisfy(\.isStorable)
            && minutes.map(StoryBrief.minutesRange.contains) != false
            && missing.count <= 100 && missing.allSatisfy { (0..<100).contains($0) }
    }
}
