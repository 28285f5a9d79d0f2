public import Generation
public import Playback
public import StoryCore

/// The content of Home.
public struct HomeContent: Hashable, Sendable {
    /// The interrupted stories, the newest first.
    public var unfinished: [JobOverview]
    /// The started stories, the latest heard first.
    public var started: [StartedStory]
    /// The newest stories.
    public var newest: [StorySummary]

    /// Creates content.
    public init(
        unfinished: [JobOverview] = [], started: [StartedStory] = [], newest: [StorySummary] = []
    ) {
        (self.unfinished, self.started, self.newest) = (unfinished, started, newest)
    }

    /// Whether there is no story yet.
    var isEmpty: Bool { unfinished.isEmpty && started.isEmpty && newest.isEmpty }
}
