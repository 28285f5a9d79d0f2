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
    func run(_ job: JobID, observer: GenerationObserver) async throws(GenerationError) -> FollowedJob {
        var growth: GrowingFile?
        defer { growth?.complete() }
        var shown: GenerationUpdate?
        var wakeUps = dependencies.wakeUps().makeAsyncIterator()
        repeat {
            let progress = try await GenerationError.stored(try await dependencies.queue.progress(of: job))
            guard !progress.isSettled else { return FollowedJob(progress: progress, story: try await story(of: job)) }
            if let draft = try await draft(of: job) {
                let existing = try await story(of: job)
                var update = update(of: draft, existing, progress, hearing: &growth)
                // Another worker begins with the first step again.
                update.progress = max(update.progress, shown?.progress ?? 0)
                growth?.grow()
                if update != shown { observer(update) }
                shown = update
            }
            do { try await dependencies.clock.sleep(for: Self.interval) } catch { throw .cancelled }
        } while await wakeUps.next() != nil
        throw .cancelled
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

    /// Returns the stored story of a job; nil if there is none yet.
    private func story(of job: JobID) async throws(GenerationError) -> Story? {
        do throws(StorageError) {
            return try await dependencies.stories.story(StoryID(rawValue: job.rawValue))
        } catch {
            guard case .notFound = error else { throw .storage(error) }
            return nil
        }
    }

    private func update(
        of draft: JobDraft, _ existing: Story?, _ progress: JobProgress, hearing growth: inout GrowingFile?
    ) -> GenerationUpdate {
        let (journal, brief) = (JobJournal(units: draft.units), draft.job.brief)
        let story = existing ?? written(by: draft.job, journal)
        let stage = GenerationStage(showing: progress.step ?? .story)
        var update = GenerationUpdate(stage: stage, progress: stage.start, story: story, unit: nil)
        if let script = script(for: brief, of: existing), !story.pages.isEmpty,
            let marks = RecordedMarks(script: script, journal: journal).marks(of: story.pages, title: story.title),
            let file = draft.narrationFile,
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

    /// Returns the story as far as it is written.
    private func written(by job: GenerationJob, _ journal: JobJournal) -> Story {
        var (story, pages) = (Story(begunBy: job), PageBuilder(brief: job.brief))
        if let title = journal.title { story.title = title }
        for passage in journal.passages { story.pages += pages.append(passage) }
        return story
    }

    /// Returns the script of the narration; nil without one, and for a narrator that only the worker's program has: its
    /// pauses are unknown here.
    private func script(for brief: StoryBrief, of existing: Story?) -> NarrationScript? {
        let narrator = dependencies.registry.narrators.first { $0.identifier == brief.narrator }
        guard let narrator, let voice = brief.voice else { return nil }
        return NarrationScript(
            brief: brief, voice: voice, voicePace: narrator.wordsPerMinute(voice: voice, language: brief.language),
            wordCount: brief.readWordCount(of: existing))
    }
}
