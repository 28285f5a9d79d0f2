import FeatureKitStubs
public import Library
public import StoryCore

extension HeroDraft {
    /// A draft of a hero called Mira.
    public static func stub(name: String = "Mira", traits: [Trait] = [.brave]) -> HeroDraft {
        HeroDraft(name: name, traits: traits, pronouns: .she)
    }
}

extension StorySummary {
    /// What a list shows of a story.
    public init(_ story: Story) {
        self.init(
            id: story.id, title: story.title, heroNames: story.heroes.map(\.name), occasion: story.occasion,
            language: story.language, duration: story.narration?.duration, pageCount: story.pages.count,
            isFavorite: story.isFavorite, playCount: story.playCount, createdAt: story.createdAt)
    }

    /// A story in a list.
    public static func stub(id: String = "stub", title: String = "The light") -> StorySummary {
        StorySummary(.stub(id: StoryID(rawValue: id), title: title))
    }
}

extension DeletionPlan {
    /// What the deletion of a story means.
    public static func stub() -> DeletionPlan {
        DeletionPlan(
            target: .story(StoryID(rawValue: "stub")), name: "The light",
            goes: [.text(pageCount: 4), .audio(300), .pictures(5)], stays: [.heroes(["Mira"])])
    }
}
