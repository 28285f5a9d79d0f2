import FeatureKitStubs
import Foundation
public import Library
public import StoryCore

extension HeroDraft {
    /// A draft of a hero called Mira.
    public static func stub(name: String = "Mira", traits: [Trait] = [.brave]) -> HeroDraft {
        HeroDraft(name: name, traits: traits, pronouns: .she)
    }
}

extension StorySummary {
    /// A story in a list.
    public static func stub(id: String = "stub", title: String = "The light") -> StorySummary {
        StorySummary(.stub(id: StoryID(rawValue: id), title: title))
    }
}

extension DeletionPlan {
    /// The plan for moving a story to the bin.
    public static func stub() -> DeletionPlan {
        DeletionPlan(
            target: .story(StoryID(rawValue: "stub")), name: "The light",
            goes: [.text(pageCount: 4), .audio(300), .pictures(5)], stays: [.heroes(["Mira"])],
            restorableUntil: Date(timeIntervalSince1970: 1_000_000 + StoryBin.retention))
    }
}

extension StoryBin {
    /// Two stories in the bin, one of which has hours left.
    public static var stub: StoryBin {
        let now = Date(timeIntervalSince1970: 1_000_000)
        return StoryBin(
            stories: [
                BinnedStory(
                    id: StoryID(rawValue: "stub"), title: "The light", removedAt: now, byteCount: 1_234_567),
                BinnedStory(
                    id: StoryID(rawValue: "other"), title: "The boat of leaves",
                    removedAt: now.addingTimeInterval(3600 - retention), byteCount: 700_000),
            ], byteCount: 1_934_567)
    }
}

extension StoryListPage {
    /// Stories that differ in all that a list shows.
    static var variety: StoryListPage {
        func story(
            _ title: String, _ status: PartStatus, duration: TimeInterval? = nil, plays: Int = 0,
            heroes: [String] = ["Mira"], about occasion: StoryOccasion = .standard(.rainyDay)
        ) -> StorySummary {
            StorySummary(
                id: StoryID(rawValue: title), title: title, heroNames: heroes, occasion: occasion, language: .english,
                duration: duration, narrationStatus: status, pageCount: 6, isFavorite: plays > 2, playCount: plays,
                createdAt: Date(timeIntervalSince1970: 1_000_000))
        }
        return StoryListPage(stories: [
            story("The boat of leaves", .ready, duration: 303, plays: 4, heroes: ["Mira", "Tom"]),
            story("The words that changed", .outdated, duration: 61.4, plays: 1),
            story("The fox that said nothing", .failed), story("The letter on its way", .pending),
            story("美羅のお月さま", .ready, duration: 45, heroes: ["美羅"], about: .custom(.stub())),
            story(
                "The very long way to the sea, over the hills, through the rain, across the bridge and back home",
                .notRequested, heroes: ["Mira", "Tom", "Zoë", "Maximiliane"]),
        ])
    }
}

extension Story {
    /// A story with an outdated narration and cover, a complete illustration and a failed one.
    static var illustrated: Story {
        func media(_ digit: String, _ ending: String) -> MediaReference {
            MediaReference(digest: String(repeating: digit, count: 64), fileExtension: ending, byteCount: 1000)
        }
        var story = Story.stub(narrationStatus: .outdated, isFavorite: true, playCount: 1)
        story.narration = Narration(
            media: media("a", "opus"), duration: 303, format: "audio/ogg; codecs=opus", voice: "slt", loudness: nil,
            pageStarts: [0, 150], sentences: [], words: [])
        story.cover = StoryIllustration(
            status: .outdated, media: media("b", "png"), alternativeText: "The title above a window with a lamp")
        story.pages[0].illustration = StoryIllustration(
            status: .ready, media: media("c", "png"), alternativeText: "Mira at a window, at night")
        story.pages[1].illustration.status = .failed
        return story
    }
}
