public import Playback
public import StoryCore

/// What the first screen offers.
public struct HomeContent: Hashable, Sendable {
    /// Stories that somebody began to hear, the one that was heard last first.
    public var started: [StartedStory]
    /// The stories that were made last.
    public var newest: [StorySummary]

    /// Gathers what there is.
    public init(started: [StartedStory] = [], newest: [StorySummary] = []) {
        (self.started, self.newest) = (started, newest)
    }

    /// Whether there is no story yet.
    var isEmpty: Bool { started.isEmpty && newest.isEmpty }
}
