public import Foundation
public import StoryCore

extension Hero {
    /// A hero called Mira.
    public static func stub(
        name: String = "Mira", traits: [Trait] = [.brave], pronunciation: String? = nil
    ) -> Hero {
        let identifier = HeroID.derived(fromName: name, ordinal: 0)
        do {
            return try Hero(
                id: identifier, name: name, traits: traits, pronouns: .she, pronunciation: pronunciation)
        } catch {
            preconditionFailure("A fixture has to be a valid hero: \(error.message)")
        }
    }
}

extension CustomStoryEvent {
    /// An event about a lost tooth.
    public static func stub(title: String = "First tooth", promptSeed: String = "A tooth that hides")
        -> CustomStoryEvent
    {
        do {
            return try CustomStoryEvent(
                id: CustomEventID(rawValue: "tooth"), title: title, promptSeed: promptSeed, keywords: ["tooth"])
        } catch {
            preconditionFailure("A fixture has to be a valid event: \(error.message)")
        }
    }
}

extension Story {
    /// A story of two pages without narration and illustrations.
    public static func stub(
        id: StoryID = StoryID(rawValue: "stub"), title: String = "The lamp at the window",
        about occasion: StoryOccasion = .standard(.bedtime), heroes: [Hero] = [.stub()],
        narrationStatus: PartStatus = .notRequested, illustrationStatus: PartStatus = .notRequested,
        createdAt: Date = Date(timeIntervalSince1970: 1_000_000), isFavorite: Bool = false, playCount: Int = 0,
        telling: TellingRecord? = nil
    ) -> Story {
        let scene = Scene(
            setting: "bedroom", timeOfDay: "night", characters: heroes.map { SceneCharacter(.hero($0.id)) })
        let texts = ["Mira saw a light. It was far away.", "She waved. The light waved back."]
        return Story(
            id: id, title: title, heroes: heroes, occasion: occasion, ageBand: .all, tone: .gentle,
            language: .english, minutes: 1, seed: 7,
            pages: texts.enumerated().map { index, text in
                StoryPage(
                    index: index, text: text, scene: scene,
                    illustration: StoryIllustration(status: illustrationStatus))
            },
            narrationStatus: narrationStatus, narration: nil,
            providers: StoryProviders(author: "fake", narrator: nil, illustrator: nil),
            createdAt: createdAt, isFavorite: isFavorite, playCount: playCount, telling: telling)
    }
}

extension StorySummary {
    /// What a list shows of a story.
    public init(_ story: Story) {
        self.init(
            id: story.id, title: story.title, heroNames: story.heroes.map(\.name), occasion: story.occasion,
            language: story.language, duration: story.narration?.duration,
            narrationStatus: story.narrationStatus, pageCount: story.pages.count, isFavorite: story.isFavorite,
            playCount: story.playCount, createdAt: story.createdAt)
    }
}
