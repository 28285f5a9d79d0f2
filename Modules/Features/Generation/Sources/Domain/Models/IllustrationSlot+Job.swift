import StoryCore

extension IllustrationSlot {
    /// Returns the journal's unit for this illustration.
    func unit(_ picture: PictureUnit) -> JobUnit {
        switch self {
        case .page(let index): .picture(page: index, picture)
        case .cover: .cover(picture)
        }
    }
}

extension Story {
    /// Returns whether the illustration that a brief requests is missing.
    func lacks(_ slot: IllustrationSlot, of brief: StoryBrief) -> Bool {
        let picture = self[picture: slot]
        return picture.status != .ready || (picture.variation ?? 0) != brief.variation(of: slot)
    }

    /// Returns the steps of a brief whose results are missing.
    func missingSteps(of brief: StoryBrief) -> Set<GenerationStep> {
        brief.steps.filter { step in
            switch step {
            case .story: false
            case .audio: narrationStatus != .ready || !isRead(as: brief)
            case .illustrations: illustrationSlots.contains { lacks($0, of: brief) }
            }
        }
    }

    /// Returns whether the narration is by the narrator and the voice of a brief.
    private func isRead(as brief: StoryBrief) -> Bool {
        providers.narrator == brief.narrator && narration?.voice == brief.voice ?? ""
    }
}
