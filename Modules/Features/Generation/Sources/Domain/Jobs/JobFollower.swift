import FeatureKit
import Foundation
public import StoryCore

/// What became of a job that was followed.
public struct FollowedJob: Hashable, Sendable {
    /// How it ended, failed, or that it waits for somebody.
    public var progress: JobProgress
    /// The story; nil if there is none.
    public var story: Story?
}

/// Follows a story that another worker makes, in this process or another, as if it were made here: with its text, and
/// with its narration while that grows.
struct JobFollower: Sendable {
    let dependencies: GenerationDependencies

    /// The least time between two looks: a worker may record many sentences a second.
    private static let interval = Duration.milliseconds(200)

    /// Follows a job until it has ended, failed, or waits for somebody.
    ///
    func run(_ job: JobID, observer: GenerationObserver) async throws(GenerationError) -> FollowedJob {
        var growth: GrowingFile?
        defer { growth?.complete() }
        var shown: GenerationUpdate?
        while true {
            // Observed before the look, so that nothing in between is missed.
            let changes = dependencies.observation.changes()
            let progress = try await GenerationError.stored(try await dependencies.queue.progress(of: job))
            guard !progress.isSettled else { return FollowedJob(progress: progress, story: try await story(of: job)) }
            if let draft = try await draft(of: job) {
                let update = try update(of: draft, progress, hearing: &growth)
                growth?.grow()
                if update != shown { observer(update) }
                shown = update
            }
            await dependencies.wait(for: changes)
            do { try await dependencies.clock.sleep(for: Self.interval) } catch { throw .cancelled }
        }
    }

    /// Returns what is recorded; nil if the job has ended since it was looked at.
    private func draft(of job: JobID) async throws(GenerationError) -> JobDraft? {
        do throws(StorageError) {
            return try await dependencies.queue.draft(of: job)
        } catch {
            guard case .notFound = error else { throw .storage(error) }
            return nil
        }
    }

    /// Returns the story of a job that has ended or failed; nil if there is none.
    private func story(of job: JobID) async throws(GenerationError) -> Story? {
        do throws(StorageError) {
            return try await dependencies.stories.story(StoryID(rawValue: job.rawValue))
        } catch {
            guard case .notFound = error else { throw .storage(error) }
            return nil
        }
    }

    private func update(
        of draft: JobDraft, _ progress: JobProgress, hearing growth: inout GrowingFile?
    ) throws(GenerationError) -> GenerationUpdate {
        let journal = JobJournal(units: draft.units)
        var (story, pages) = (Story(begunBy: draft.job), PageBuilder(brief: draft.job.brief))
        if let title = journal.title { story.title = title }
        for passage in journal.passages { story.pages += pages.append(passage) }
        let stage = GenerationStage(showing: progress.step ?? .story)
        var update = GenerationUpdate(stage: stage, progress: 0, story: story, unit: nil)
        if let marks = try marks(of: story, draft.job.brief, journal), let file = draft.narrationFile,
            FileManager.default.fileExists(atPath: file.path)
        {
            if growth?.url != file {
                // The worker that recorded the last one is gone; it has no more to say.
                growth?.complete()
                growth = GrowingFile(file)
            }
            update.narration = growth.map { GrowingNarration(file: $0, marks: marks) }
        }
        return update
    }

    private func marks(
        of story: Story, _ brief: StoryBrief, _ journal: JobJournal
    ) throws(GenerationError) -> NarrationMarks? {
        guard brief.narrator != nil, journal.title != nil else { return nil }
        let script = NarrationScript(
            brief: brief, voice: brief.voice ?? "",
            voicePace: try BriefedProviders(for: brief, in: dependencies.registry).voicePace(for: brief),
            wordCount: brief.targetWordCount)
        return RecordedMarks(script: script, journal: journal).marks(of: story.pages, title: story.title)
    }
}
