public import StoryCore

/// A story of the queue, as screens list it.
public struct JobQueueItem: Hashable, Sendable, Identifiable {
    /// What becomes of it.
    public enum Phase: CaseIterable, Hashable, Sendable {
        /// Somebody makes it now.
        case making
        /// It is made when its turn comes.
        case queued
        /// Making it was stopped; it goes on when somebody says so.
        case interrupted
        /// It goes on once somebody has done something.
        case waiting
        /// It failed.
        case failed
        /// The story is in the library.
        case ready
    }

    /// What the queue knows of it.
    public var entry: JobEntry
    /// How far it is.
    public var progress: JobProgress
    /// The story's title; until it has one, its event and its heroes.
    public var title: String
    /// What is being made of it, for people; nil while nobody works on it.
    public var activity: String?
    /// Whether the story is in the library, although a part of it may be missing.
    public var isStored: Bool

    /// The job's identifier.
    public var id: JobID { entry.id }
    /// The story that the job makes.
    public var story: StoryID { StoryID(rawValue: id.rawValue) }

    /// Creates an item.
    public init(entry: JobEntry, progress: JobProgress, title: String, activity: String? = nil, isStored: Bool) {
        self.entry = entry
        self.progress = progress
        self.title = title
        self.activity = activity
        self.isStored = isStored
    }

    /// What becomes of it; nil once it is cancelled.
    public var phase: Phase? {
        switch progress.state {
        case .queued: .queued
        case .running where progress.isHeld: .making
        // A dead worker's job is left to the next one; one that somebody waited for, to them.
        case .running: entry.isQueued(isHeld: false) ? .queued : .interrupted
        case .waiting: .waiting
        case .failed: .failed
        case .done: .ready
        case .cancelled: nil
        }
    }

    /// What a parent has to approve before it goes on; nil if nothing.
    public var approval: JobApproval? { entry.approval }

    /// Whether it can be put back into the queue.
    public var canRetry: Bool { [.interrupted, .waiting, .failed].contains(phase) }
}
