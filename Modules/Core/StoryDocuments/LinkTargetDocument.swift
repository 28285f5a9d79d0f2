/// The place that a link leads to, for those who cannot go there: `story open`.
public struct LinkTargetDocument: JSONDocument {
    /// The link.
    public var link: String
    /// What is there, in words.
    public var place: String
    /// The story that is there; null if there is none.
    @Nullable public var story: StoryNameDocument?

    /// Creates the document from its values.
    public init(link: String, place: String, story: StoryNameDocument?) {
        self.link = link
        self.place = place
        self.story = story
    }
}
