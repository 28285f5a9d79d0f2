import Foundation
public import Generation
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
    /// A story of two pages without sound and pictures.
    public static func stub(
        id: StoryID = StoryID(rawValue: "stub"), title: String = "The lamp at the window",
        narrationStatus: PartStatus = .notRequested, illustrationStatus: PartStatus = .notRequested
    ) -> Story {
        let hero = Hero.stub()
        let scene = Scene(setting: "bedroom", timeOfDay: "night", characters: [SceneCharacter(.hero(hero.id))])
        let texts = ["Mira saw a light. It was far away.", "She waved. The light waved back."]
        return Story(
            id: id, title: title, heroes: [hero], occasion: .standard(.bedtime), ageBand: .all, tone: .gentle,
            language: .english, minutes: 1, seed: 7,
            pages: texts.enumerated().map { index, text in
                StoryPage(
                    index: index, text: text, scene: scene,
                    illustration: StoryIllustration(status: illustrationStatus))
            },
            narrationStatus: narrationStatus, narration: nil,
            providers: StoryProviders(author: "fake", narrator: nil, illustrator: nil),
            createdAt: Date(timeIntervalSince1970: 1_000_000))
    }
}

extension StoryBrief {
    /// A brief for the fakes of this module.
    public static func stub(
        heroes: [Hero] = [.stub()], occasion: StoryOccasion = .standard(.bedtime),
        narrator: ProviderIdentifier? = "fake",
        illustrator: ProviderIdentifier? = "fake"
    ) -> StoryBrief {
        StoryBrief(
            heroes: heroes, occasion: occasion, ageBand: .all, tone: .gentle, language: .english, minutes: 1, seed: 7,
            author: "fake", narrator: narrator, voice: narrator == nil ? nil : "plain", illustrator: illustrator)
    }
}

extension GenerationUpdate {
    /// An update in which nothing is made yet.
    public static func stub(stage: GenerationStage, progress: Double = 0, story: Story = .stub()) -> GenerationUpdate {
        GenerationUpdate(stage: stage, progress: progress, story: story, unit: nil)
    }
}
