public import StoryCore

/// A description of a route, in words.
public struct RouteDescription: Hashable, Sendable {
    /// The words that continue "leads to": "the heroes".
    public let words: String
    /// The story of the route, if it has one.
    public let story: StoryID?

    /// Creates a description.
    public init(_ words: String, story: StoryID? = nil) {
        (self.words, self.story) = (words, story)
    }
}
