import StoryCore
import Synchronization

/// What is being made in this process just now, as exactly as only whoever makes it knows.
final class LiveActivity: Sendable {
    private struct Work {
        var update: GenerationUpdate
        /// The last picture that was drawn; nil before the first.
        var picture: UnitProgress?
    }

    private let works = Mutex<[JobID: Work]>([:])

    /// Notes the last update of a job.
    func note(_ update: GenerationUpdate, of job: JobID) {
        works.withLock { works in
            let picture = update.unit.flatMap { $0.kind == .picture ? $0 : nil } ?? works[job]?.picture
            works[job] = Work(update: update, picture: picture)
        }
    }

    /// Forgets a job on which nobody works here any more.
    func forget(_ job: JobID) {
        works.withLock { $0[job] = nil }
    }

    /// Returns what is being made of a job's story, for people: "narrating page 3 of 8"; for one that is made elsewhere,
    /// what is recorded of it.
    func text(for progress: JobProgress) -> String {
        guard let work = works.withLock({ $0[progress.id] }) else { return progress.activity }
        let count = work.update.story.pages.count
        switch work.update.stage {
        case .generatingStory: return "writing page \(count + 1)"
        case .generatingAudio:
            let done = work.update.narration?.marks.pageStarts.count ?? 0
            return "narrating page \(min(done + 1, max(1, count))) of \(max(1, count))"
        case .generatingIllustrations:
            guard let picture = work.picture, let total = picture.total else { return "drawing the pictures" }
            return "drawing picture \(min(picture.done + 1, total)) of \(total)"
        case .completed: return "storing the story"
        }
    }
}

extension JobProgress {
    /// What is being made of the story, as far as it is recorded.
    fileprivate var activity: String {
        switch step {
        case nil, .story: "writing the story"
        case .audio: "narrating the story, \(StoryText.length(secondsNarrated)) so far"
        case .illustrations: "drawing picture \(pictures + 1)"
        }
    }
}
