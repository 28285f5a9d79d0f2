import Foundation
public import Library
public import StoryCore

extension HeroDraft {
    /// A draft of a hero called Mira.
    public static func stub(name: String = "Mira", traits: [Trait] = [.brave]) -> HeroDraft {
        HeroDraft(name: name, traits: traits, pronouns: .she)
    }
}

extension Story {
    /// A story of one page without sound and pictures.
    public static func stub(about occasion: StoryOccasion, id: String = "stub", heroes: [Hero] = []) -> Story {
        let page = StoryPage(
            index: 0, text: "A light was on.", scene: Scene(setting: "bedroom"),
            illustration: StoryIllustration(status: .notRequested))
        return Story(
            id: StoryID(rawValue: id), title: "The light", heroes: heroes, occasion: occasion, ageBand: .all,
            tone: .gentle, language: .english, minutes: 1, seed: 7, pages: [page], narrationStatus: .notRequested,
            narration: nil, providers: StoryProviders(author: "fake", narrator: nil, illustrator: nil),
            createdAt: Date(timeIntervalSince1970: 1_000_000))
    }
}
