/// The target of a link: `story open`.
public struct LinkTargetDocument: JSONDocument {
    /// The link.
    public var link: String
    /// The target, in words.
    public var place: String
    /// The target if it is a story; null otherwise.
    @Nullable public var story: StoryNameDocument?

    /// Creates a document from its values.
    public init(link: String, place: String, story: StoryNameDocument?) {
        self.link = link
        self.place = place
        self.story = story
    }
}
