/// A page of a list of stories, as it is asked for.
public struct StoryQuery: Hashable, Sendable {
    /// Which stories.
    public var filter: StoryFilter
    /// In which order.
    public var sort: StorySort
    /// The last story before the page; nil for the first page. It belongs to one order, and means the first page in
    /// another.
    public var cursor: StoryCursor?
    /// How many more to skip, from 0; pages that follow each other are asked for by `cursor`, which costs the same
    /// however far down the list it is.
    public var offset: Int
    /// How many to return at most.
    public var limit: Int
    /// Whether each story comes with its ``StorySummary/details``, which takes longer.
    public var withDetails: Bool

    /// Makes a query; without arguments the newest 50.
    public init(
        filter: StoryFilter = StoryFilter(), sort: StorySort = .newest, cursor: StoryCursor? = nil, offset: Int = 0,
        limit: Int = 50, withDetails: Bool = false
    ) {
        self.filter = filter
        self.sort = sort
        self.cursor = cursor
        self.offset = offset
        self.limit = limit
        self.withDetails = withDetails
    }
}

/// A cursor of a list that is read page by page: behind one story, whatever is added or removed before it.
public struct StoryCursor: Hashable, Sendable {
    /// The order that the place belongs to.
    package var sort: StorySort
    /// The values by which the story is sorted, as storage has them.
    package var title: String
    package var createdAt: Double
    package var playCount: Int
    package var number: Int64

    package init(sort: StorySort, title: String, createdAt: Double, playCount: Int, number: Int64) {
        self.sort = sort
        self.title = title
        self.createdAt = createdAt
        self.playCount = playCount
        self.number = number
    }
}

/// A page of a list of stories.
public struct StoryListPage: Hashable, Sendable {
    /// The stories, in the order that was asked for.
    public var stories: [StorySummary]
    /// Where the next page begins; nil if this is the last one.
    public var next: StoryCursor?

    /// Makes a page.
    public init(stories: [StorySummary], next: StoryCursor? = nil) {
        self.stories = stories
        self.next = next
    }
}
