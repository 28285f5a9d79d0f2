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
