import FeatureKit
package import StoryCore

/// Generates a part of a stored story.
package protocol RetryPartUseCaseContract: Sendable {
    /// Generates the part, and nothing else; the existing part stays until the new one is finished.
    ///
    /// The stored version of the story is used. If a failed step left a job behind, that job is kept however the retry
    /// ends: it knows the request and the finished units.
    ///
    /// - Throws: ``GenerationError/nothingMissing(title:)`` if the requested part exists.
    func execute(
        _ part: StoryPart, of story: Story, whenInterrupted policy: InterruptionPolicy,
        observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome
}

struct RetryPartUseCase: RetryPartUseCaseContract {
    let dependencies: GenerationDependencies

    func execute(
        _ part: StoryPart, of story: Story, whenInterrupted policy: InterruptionPolicy,
        observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        try await GenerationError.allowed(.retryStories, by: dependencies.access)
        let story = try await GenerationError.stored(try await dependencies.stories.story(story.id))
        let failed = try await GenerationError.stored(
            try await dependencies.jobs.jobs().first { $0.storyID == story.id })
        let settings = try await GenerationError.stored(try await dependencies.settings.settings())
        var job = try job(for: part, of: story, failed: failed, settings: settings)
        var steps = story.missingSteps(of: job.brief)
        if let step = part.step { steps.formIntersection([step]) }
        guard !steps.isEmpty else { throw .nothingMissing(title: story.title) }
        let replacement = VoiceReplacement(registry: dependencies.registry, settings: settings)
        let replaced = steps.contains(.audio) ? try replacement.replace(in: &job.brief) : nil
        try await BriefedProviders(for: job.brief, in: dependencies.registry)
            .checkAvailability(for: steps, recorder: dependencies.recorder, log: dependencies.log)
        var outcome = try await JobRunner(dependencies: dependencies).run(
            StoryPipeline.Plan(job: job, existing: story, steps: steps, pictures: part.pictures),
            whenInterrupted: failed == nil ? policy : .keepJob, observer: observer)
        outcome.replacedVoice = replaced
        return outcome
    }

    /// Returns the failed job with its finished units, or else a new one for the story.
    ///
    /// Its brief describes the final story, so that an interrupted retry can be resumed.
    private func job(
        for part: StoryPart, of story: Story, failed: GenerationJob?, settings: AppSettings
    ) throws(GenerationError) -> GenerationJob {
        var job =
            failed
            ?? GenerationJob(
                id: story.id.job, brief: story.brief, status: .open, createdAt: story.createdAt)
        job.status = .open
        // A new narration uses the household's current settings.
        if failed == nil, job.brief.narrator != nil || part.step == .audio {
            job.brief.characterVoices = settings.characterVoices
        }
        switch part {
        case .missing: break
        case .narration(let voice): try choose(voice, settings: settings, in: &job.brief)
        case .pictures: try chooseIllustrator(settings: settings, in: &job.brief)
        case .picture(let slot):
            try chooseIllustrator(settings: settings, in: &job.brief)
            try vary(slot, of: story, in: &job.brief)
        }
        return job
    }

    private func choose(
        _ voice: String?, settings: AppSettings, in brief: inout StoryBrief
    ) throws(GenerationError) {
        // The replacement of a missing voice is chosen only if something is to be narrated.
        let replacement = VoiceReplacement(registry: dependencies.registry, settings: settings)
        guard voice != nil || replacement.isThere(brief) else { return }
        let choice = try NarratorChoice(
            narrator: voice == nil ? brief.narrator : nil, voice: voice ?? brief.voice,
            preferred: settings.defaultVoice, language: brief.language,
            in: dependencies.registry.preferring(settings))
        (brief.narrator, brief.voice) = (choice.narrator.identifier, choice.voice)
    }

    private func chooseIllustrator(settings: AppSettings, in brief: inout StoryBrief) throws(GenerationError) {
        let wanted = brief.illustrator
        brief.illustrator = try registered { () throws(RegistryError) in
            try dependencies.registry.preferring(settings).illustrator(wanted).identifier
        }
    }

    /// Requests a variation of an illustration; if there is none, the missing original.
    private func vary(
        _ slot: IllustrationSlot, of story: Story, in brief: inout StoryBrief
    ) throws(GenerationError) {
        guard story.illustrationSlots.contains(slot) else { throw .noSuchPage(count: story.pages.count) }
        let picture = story[picture: slot]
        guard picture.status == .ready else { return }
        let others = (brief.variations ?? []).filter { $0.slot != slot }
        brief.variations = others + [PictureVariation(slot: slot, number: (picture.variation ?? 0) + 1)]
    }
}

extension StoryPart {
    /// The illustrations to make; nil for all missing ones.
    fileprivate var pictures: Set<IllustrationSlot>? {
        if case .picture(let slot) = self { [slot] } else { nil }
    }
}

extension Story {
    /// The brief that would make this story again.
    fileprivate var brief: StoryBrief {
        let variations = illustrationSlots.compactMap { slot in
            self[picture: slot].variation.map { PictureVariation(slot: slot, number: $0) }
        }
        return StoryBrief(
            heroes: heroes, occasion: occasion, ageBand: ageBand, tone: tone, language: language, minutes: minutes,
            seed: seed, author: providers.author, narrator: providers.narrator, voice: narration?.voice,
            illustrator: providers.illustrator,
            style: illustrationSlots.lazy.compactMap { self[picture: $0].style }.first,
            characterVoices: narration?.characterVoices, variations: variations.isEmpty ? nil : variations)
    }
}
