public import FeatureKitStubs
import Foundation
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
    /// An update before anything is made.
    public static func stub(stage: GenerationStage, progress: Double = 0, story: Story = .stub()) -> GenerationUpdate {
        GenerationUpdate(stage: stage, progress: progress, story: story, unit: nil)
    }
}

extension JobOverview {
    /// An interrupted story.
    public static func stub(
        id: String = "job1", title: String = "The lamp", status: JobStatus = .open, isRunning: Bool = false,
        isStored: Bool = false, byteCount: Int = 1_200_000
    ) -> JobOverview {
        let job = GenerationJob(
            id: JobID(rawValue: id), brief: .stub(), status: status,
            createdAt: Date(timeIntervalSinceReferenceDate: 800_000_000))
        let entry = JobEntry(
            id: job.id, state: status == .open ? .running : .failed, attempts: 1, enqueuedAt: job.createdAt)
        return JobOverview(
            job: job, entry: entry, isRunning: isRunning, title: title, isStored: isStored, byteCount: byteCount)
    }
}

extension JobQueueItem {
    /// A story of the queue; one that is being made is at its illustrations.
    public static func stub(
        id: String = "job1", title: String = "The lamp", state: JobState = .queued, isHeld: Bool = false,
        step: GenerationStep? = nil, requester: String = "", failure: JobFailure? = nil, isStored: Bool = false
    ) -> JobQueueItem {
        let entry = JobEntry(
            id: JobID(rawValue: id), requester: requester, priority: .queued, state: state, attempts: 1,
            failure: failure,
            lease: isHeld
                ? JobLease(
                    owner: "worker", token: 1, expiresAt: Date(timeIntervalSinceReferenceDate: 800_000_030)) : nil,
            enqueuedAt: Date(timeIntervalSinceReferenceDate: 800_000_000))
        return JobQueueItem(
            entry: entry,
            progress: JobProgress(
                id: entry.id, state: state, isHeld: isHeld, attempts: 1, step: step, pages: step == nil ? 0 : 5,
                secondsNarrated: step == nil ? 0 : 72, pictures: step == .illustrations ? 2 : 0, failure: failure),
            title: title, activity: isHeld ? "drawing picture 3 of 6" : nil, isStored: isStored || state == .done)
    }
}

extension JobQueueItem {
    /// A story with a page that was refused.
    public static var refusedPage: JobQueueItem {
        let failure = JobFailure(
            code: "generation.unsuitableStory",
            message: "The author 'network' wrote something unsuitable.",
            reason:
                "It's about a weapon. See 'gun' in: 'The man at the gate had a gun, and Mira hid behind the well.'",
            recovery: .approvePage, category: .notAllowed)
        return .stub(id: "job8", title: "The castle gate", state: .waiting, failure: failure)
    }
}

extension [JobQueueItem] {
    /// A story in each phase.
    public static var stubs: [JobQueueItem] {
        let refused = JobFailure(
            code: "generation.notAllowed", message: "This story isn't allowed right now.",
            reason: "Parental controls or your plan don't allow it.", recovery: .raiseAllowance, category: .notAllowed)
        let failed = JobFailure(
            step: .audio, code: "provider.timeout", message: "Narrating the story failed: It did not answer.",
            recovery: .tryAgainOrChangeProvider, category: .temporary)
        return [
            .stub(id: "job1", title: "The lamp", state: .running, isHeld: true, step: .illustrations),
            .stub(id: "job2", title: "First day of school: Mira"),
            .stub(id: "job3", title: "Bedtime: Leo", requester: "Leo"),
            .stub(id: "job4", title: "The boat in the rain", state: .running),
            .stub(id: "job5", title: "A sleepover: Mira", state: .waiting, failure: refused),
            .stub(id: "job6", title: "The tooth", state: .failed, failure: failed, isStored: true),
            .stub(id: "job7", title: "The kite", state: .done),
        ]
    }
}
