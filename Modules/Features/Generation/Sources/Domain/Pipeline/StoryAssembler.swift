import FeatureKit
import StoryCore

/// Assembles the parts of a story and stores it.
struct StoryAssembler: Sendable {
    let media: any BlobStore
    let claim: any JobClaimContract
    let plan: StoryPipeline.Plan
    let providers: BriefedProviders

    /// Moves audio and illustrations into the library, then stores the story and ends the job, in this order: a stored
    /// story never lacks a file that it refers to.
    func assemble(
        _ draft: Story, narration: Result<NarrationDraft?, GenerationError>,
        pictures: Result<IllustrationStep.Outcome, GenerationError>
    ) async throws(GenerationError) -> GenerationOutcome {
        do throws(GenerationError) {
            return try await publish(draft, narration: narration, pictures: pictures)
        } catch .storage(.notFound(.media, _)) {
            // A story with the same file was deleted after the file was found in the library, and before this story
            // referred to it; the job still has its own copy.
            return try await publish(draft, narration: narration, pictures: pictures)
        }
    }

    private func publish(
        _ draft: Story, narration: Result<NarrationDraft?, GenerationError>,
        pictures: Result<IllustrationStep.Outcome, GenerationError>
    ) async throws(GenerationError) -> GenerationOutcome {
        var story = draft
        let audioFailure = try await addNarration(narration, to: &story)
        let pictureFailure = try await addPictures(pictures, to: &story)
        setTimestamps(&story)
        let failure = audioFailure ?? pictureFailure
        let finished = story
        try await GenerationError.stored(by: { () async throws(StorageError) in
            if let failure {
                try await claim.suspend(with: finished, failedAt: failure.step)
            } else {
                try await claim.finish(with: finished)
            }
        })
        return GenerationOutcome(story: story, failure: failure)
    }

    private func addNarration(
        _ result: Result<NarrationDraft?, GenerationError>, to story: inout Story
    ) async throws(GenerationError) -> GenerationFailure? {
        guard plan.steps.contains(.audio) else { return nil }
        switch result {
        case .failure(let error):
            if case .storage = error { throw error }
            // An existing narration stays: an old one is better than none, and so is one by another voice.
            if story.narration == nil {
                story.narrationStatus = .failed
                story.providers.narrator = plan.job.brief.narrator
            }
            return GenerationFailure(step: .audio, error: error)
        case .success(let draft):
            story.providers.narrator = plan.job.brief.narrator
            guard let draft else {
                story.narrationStatus = .notRequested
                return nil
            }
            let reference = try await GenerationError.stored(
                try await media.put(fileAt: draft.file, fileExtension: draft.summary.fileExtension))
            story.narrationStatus = .ready
            story.narration = Narration(
                media: reference, duration: draft.summary.duration, format: draft.summary.format,
                voice: plan.job.brief.voice ?? "",
                release: plan.job.brief.voice.flatMap { providers.narrator?.release(ofVoice: $0) },
                characterVoices: plan.job.brief.characterVoices,
                loudness: draft.summary.loudness, title: draft.timeline.title,
                pageStarts: draft.timeline.pageStarts(count: story.pages.count),
                sentences: draft.timeline.sentences, words: draft.timeline.words)
            return nil
        }
    }

    /// Records failed illustrations in their slots. The step has failed only if no page has an illustration, or if the
    /// failed one was requested by itself.
    private func addPictures(
        _ result: Result<IllustrationStep.Outcome, GenerationError>, to story: inout Story
    ) async throws(GenerationError) -> GenerationFailure? {
        guard plan.steps.contains(.illustrations) else { return nil }
        story.providers.illustrator = plan.job.brief.illustrator
        let outcome: IllustrationStep.Outcome
        switch result {
        case .failure(let error): throw error
        case .success(let made): outcome = made
        }
        for (slot, picture) in outcome.pictures.sorted(by: { $0.key < $1.key }) {
            let reference = try await GenerationError.stored(
                try await media.put(
                    fileAt: claim.contentURL(of: slot.unit(picture)), fileExtension: picture.fileExtension))
            story[picture: slot].status = .ready
            story[picture: slot].media = reference
            story[picture: slot].alternativeText = picture.alternativeText
            story[picture: slot].variation = picture.variation
            story[picture: slot].style = plan.job.brief.style
        }
        for slot in outcome.failures.keys {
            // An outdated cover is better than none, and so is the earlier illustration.
            if let old = plan.existing?[picture: slot], old.media != nil { story[picture: slot] = old }
        }
        let first = outcome.failures.min { $0.key < $1.key }
        // If an illustration was requested by itself, no other one makes up for it.
        let hasOthers = plan.pictures == nil && story.pages.contains { $0.illustration.status == .ready }
        guard let first, !hasOthers else { return nil }
        return GenerationFailure(step: .illustrations, error: first.value)
    }

    private func setTimestamps(_ story: inout Story) {
        for index in story.pages.indices {
            story.pages[index].illustration.timestamp = story.narration.map { $0.pageStarts[index] }
        }
    }
}
