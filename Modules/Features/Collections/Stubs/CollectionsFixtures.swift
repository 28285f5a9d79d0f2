public import Collections
import FeatureKitStubs
import Foundation
public import StoryCore

extension CollectedStory {
    /// A story of a collection.
    public static func stub(
        _ id: String = "stub", title: String = "The lamp at the window", isCompleted: Bool = false
    ) -> CollectedStory {
        CollectedStory(
            id: StoryID(rawValue: id), title: title,
            completedAt: isCompleted ? Date(timeIntervalSince1970: 1_000_000) : nil)
    }
}

extension StoryCollection {
    /// A collection of three stories, the first of which is completed.
    public static func stub(
        id: String = "stub", title: String = "Kindness & Empathy for Lina",
        profile: GrowthProfile = GrowthProfile(
            focus: .kindness, ageBand: .fourToSix, interests: ["whales"], childName: "Lina"),
        stories: [CollectedStory] = [
            .stub("one", isCompleted: true), .stub("two", title: "The whale that listened"),
            .stub("three", title: "A scarf for the wind"),
        ],
        missing: [Int] = []
    ) -> StoryCollection {
        StoryCollection(
            id: CollectionID(rawValue: id), title: title, profile: profile, stories: stories,
            plan: missing.isEmpty
                ? nil
                : CollectionPlan(
                    heroes: [.stub()], minutes: 1, seed: 5, wantsNarration: false, wantsIllustrations: false,
                    missing: missing),
            createdAt: Date(timeIntervalSince1970: 1_000_000))
    }
}

extension Achievement {
    /// The achievement for a completed collection.
    public static func stub(title: String = "Completed Kindness & Empathy for Lina") -> Achievement {
        Achievement(
            kind: .collectionCompleted, subject: "stub", title: title,
            earnedAt: Date(timeIntervalSince1970: 1_000_000))
    }
}

extension CollectionProgress {
    /// Progress with a story of each kind: made, made in part, failed, being made, waiting.
    public static func stub() -> CollectionProgress {
        var progress = CollectionProgress(count: 5)
        let failure = StoryGenerationFailure(StorageError.busy("The library"))
        progress.steps = [
            .made(title: "The lamp at the window", failure: nil),
            .made(title: "A scarf for the wind", failure: failure),
            .failed(failure), .generating(0.4), .waiting,
        ]
        return progress
    }
}

extension CollectionDraft {
    /// A draft with all values set.
    public static func stub() -> CollectionDraft {
        var draft = CollectionDraft(focus: .kindness)
        draft.ageBand = .fourToSix
        draft.interests = ["whales", "snow"]
        draft.childName = "Lina"
        draft.heroes = [.stub()]
        return draft
    }
}
