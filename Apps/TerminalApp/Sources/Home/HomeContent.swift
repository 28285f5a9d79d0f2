public import Generation
public import Playback
public import StoryCore

/// What the first screen offers.
public struct HomeContent: Hashable, Sendable {
    /// Stories that are not finished and that nobody works on, the newest first.
    public var unfinished: [JobOverview]
    /// Stories that somebody began to hear, the one that was heard last first.
    public var started: [StartedStory]
    /// The stories that were made last.
    public var newest: [StorySummary]

    /// Gathers what there is.
    public init(
        unfinished: [JobOverview] = [], started: [StartedStory] = [], newest: [StorySummary] = []
    ) {
        (self.unfinished, self.started, self.newest) = (unfinished, started, newest)
    }

    /// Whether there is no story yet.
    var isEmpty: Bool { unfinished.isEmpty && started.isEmpty && newest.isEmpty }
}
