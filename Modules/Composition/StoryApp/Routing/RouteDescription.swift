public import StoryCore

/// What is at a place of the app, in words.
public struct RouteDescription: Hashable, Sendable {
    /// What is there, as it goes on after "leads to": "the heroes".
    public let words: String
    /// The story that is there, if it is one.
    public let story: StoryID?

    /// Describes a place.
    public init(_ words: String, story: StoryID? = nil) {
        (self.words, self.story) = (words, story)
    }
}
