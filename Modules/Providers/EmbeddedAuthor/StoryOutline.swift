/// What a story is about, before it is told: for a preview, and for tests that look behind the words.
public struct StoryOutline: Hashable, Codable, Sendable {
    /// The title.
    public var title: String
    /// The id of the plot, such as "lost".
    public var plot: String
    /// The ids of the places in the order in which the story comes through them.
    public var settings: [String]
    /// The name of the friend who comes along, if there is one.
    public var companion: String?
    /// The sentences that return on purpose, as they are told; empty for most bigger children.
    public var refrains: [String]
}
