import StoryCore

extension IllustrationSlot {
    /// The journal's record of this picture.
    func unit(_ picture: PictureUnit) -> JobUnit {
        switch self {
        case .page(let index): .picture(page: index, picture)
        case .cover: .cover(picture)
        }
    }
}

extension Story {
    /// Whether a picture is not there as a brief asks for it.
    func lacks(_ slot: IllustrationSlot, of brief: StoryBrief) -> Bool {
        let picture = self[picture: slot]
        return picture.status != .ready || (picture.variation ?? 0) != brief.variation(of: slot)
    }

    /// The steps that a brief asks for and of which this story lacks something.
    func missingSteps(of brief: StoryBrief) -> Set<GenerationStep> {
        brief.steps.filter { step in
            switch step {
            case .story: false
            case .audio: narrationStatus != .ready || !isRead(as: brief)
            case .illustrations: illustrationSlots.contains { lacks($0, of: brief) }
            }
        }
    }

    /// Whether the narration is by the narrator and the voice of a brief.
    private func isRead(as brief: StoryBrief) -> Bool {
        providers.narrator == brief.narrator && narration?.voice == brief.voice ?? ""
    }
}
