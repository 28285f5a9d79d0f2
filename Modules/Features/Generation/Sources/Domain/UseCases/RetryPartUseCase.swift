import FeatureKit
package import StoryCore

/// Makes a part of a story that is stored.
package protocol RetryPartUseCaseContract: Sendable {
    /// Makes the part, and nothing else; what is there stays until the new part is.
    ///
    /// The story is taken as it is stored now. If a step left a job behind when it failed, that job is kept however
    /// the retry ends: it knows what was asked for, and what was finished.
    ///
    /// - Throws: ``GenerationError/nothingMissing(title:)`` if the part is there as it is asked for.
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
            .checkAvailability(for: steps, recorder: dependencies.recorder)
        var outcome = try await JobRunner(dependencies: dependencies).run(
            StoryPipeline.Plan(job: job, existing: story, steps: steps, pictures: part.pictures),
            whenInterrupted: failed == nil ? policy : .keepJob, observer: observer)
        outcome.replacedVoice = replaced
        return outcome
    }

    /// The job that failed, with the units that it finished, or else a new one for the story as it is.
    ///
    /// Its brief says how the story shall be in the end, so that a retry that is interrupted can be resumed.
    private func job(
        for part: StoryPart, of story: Story, failed: GenerationJob?, settings: AppSettings
    ) throws(GenerationError) -> GenerationJob {
        var job =
            failed
            ?? GenerationJob(
                id: story.id.job, brief: story.brief, status: .open, createdAt: story.createdAt)
        job.status = .open
        // What is read anew is read as the household has it now.
        if failed == nil, job.brief.narrator != nil || part.step == .audio {
            job.brief.characterVoices = settings.characterVoices
        }
        switch part {
        case .missing: break
        case .narration(let voice): try choose(voice, settings: settings, in: &job.brief)
        case .pictures: try chooseIllustrator(in: &job.brief)
        case .picture(let place):
            try chooseIllustrator(in: &job.brief)
            try vary(place, of: story, in: &job.brief)
        }
        return job
    }

    private func choose(
        _ voice: String?, settings: AppSettings, in brief: inout StoryBrief
    ) throws(GenerationError) {
        // Who narrates in place of a voice that is gone is chosen once it is known that something is to be narrated.
        let replacement = VoiceReplacement(registry: dependencies.registry, settings: settings)
        guard voice != nil || replacement.isThere(brief) else { return }
        let choice = try NarratorChoice(
            narrator: voice == nil ? brief.narrator : nil, voice: voice ?? brief.voice,
            preferred: settings.defaultVoice, language: brief.language,
            in: dependencies.registry.preferring(narrators: settings.narrators))
        (brief.narrator, brief.voice) = (choice.narrator.identifier, choice.voice)
    }

    private func chooseIllustrator(in brief: inout StoryBrief) throws(GenerationError) {
        let wanted = brief.illustrator
        brief.illustrator = try registered { () throws(RegistryError) in
            try dependencies.registry.illustrator(wanted).identifier
        }
    }

    /// Asks for another picture than the one that is there; where there is none, for the one that is missing.
    private func vary(
        _ place: IllustrationSlot, of story: Story, in brief: inout StoryBrief
    ) throws(GenerationError) {
        guard story.illustrationSlots.contains(place) else { throw .noSuchPage(count: story.pages.count) }
        let picture = story[picture: place]
        guard picture.status == .ready else { return }
        let others = (brief.variations ?? []).filter { $0.place != place }
        brief.variations = others + [PictureVariation(place: place, number: (picture.variation ?? 0) + 1)]
    }
}

extension StoryPart {
    /// The pictures that are made; nil for all that are missing.
    fileprivate var pictures: Set<IllustrationSlot>? {
        if case .picture(let place) = self { [place] } else { nil }
    }
}

extension Story {
    /// The brief that would make this story again.
    fileprivate var brief: StoryBrief {
        let variations = illustrationSlots.compactMap { place in
            self[picture: place].variation.map { PictureVariation(place: place, number: $0) }
        }
        return StoryBrief(
            heroes: heroes, occasion: occasion, ageBand: ageBand, tone: tone, language: language, minutes: minutes,
            seed: seed, author: providers.author, narrator: providers.narrator, voice: narration?.voice,
            illustrator: providers.illustrator,
            style: illustrationSlots.lazy.compactMap { self[picture: $0].style }.first,
            characterVoices: narration?.characterVoices, variations: variations.isEmpty ? nil : variations)
    }
}
