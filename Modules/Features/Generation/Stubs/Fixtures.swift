public import FeatureKitStubs
public import Generation
public import StoryCore

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
