public import StoryCore

/// How far a job is: a small value that can be sent, and asked for at any time by the job's identifier.
public struct JobProgress: Hashable, Codable, Sendable {
    /// The job's identifier.
    public var id: JobID
    /// The state.
    public var state: JobState
    /// Whether somebody works on it now.
    public var isHeld: Bool
    /// How often somebody began to work on it.
    public var attempts: Int
    /// The title; nil until there is one.
    public var title: String?
    /// The step that is shown: the first unfinished one. Nil until somebody has begun.
    public var step: GenerationStep?
    /// The number of written pages.
    public var pages: Int
    /// The narrated sentences' length, in seconds.
    public var secondsNarrated: Double
    /// The number of drawn pictures, the cover included.
    public var pictures: Int
    /// What failed; nil if nothing did.
    public var failure: JobFailure?

    /// Whether nothing more happens by itself: it has ended, failed, or waits for somebody.
    public var isSettled: Bool { state != .queued && state != .running }

    /// Creates a progress.
    public init(
        id: JobID, state: JobState, isHeld: Bool = false, attempts: Int = 0, title: String? = nil,
        step: GenerationStep? = nil, pages: Int = 0, secondsNarrated: Double = 0, pictures: Int = 0,
        failure: JobFailure? = nil
    ) {
        self.id = id
        self.state = state
        self.isHeld = isHeld
        self.attempts = attempts
        self.title = title
        self.step = step
        self.pages = pages
        self.secondsNarrated = secondsNarrated
        self.pictures = pictures
        self.failure = failure
    }
}

extension JobProgress {
    /// Creates the progress of a finished story.
    package init(finished story: Story) {
        let pictures = story.pages.map(\.illustration) + [story.cover]
        self.init(
            id: story.id.job, state: .done, title: story.title, pages: story.pages.count,
            secondsNarrated: story.narration?.duration ?? 0, pictures: pictures.count { $0.status == .ready })
    }
}
