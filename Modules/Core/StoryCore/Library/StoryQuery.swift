/// A query for a page of stories.
public struct StoryQuery: Hashable, Sendable {
    /// The filter.
    public var filter: StoryFilter
    /// The order.
    public var sort: StorySort
    /// The cursor behind the last story of the previous page; nil for the first page. A cursor of another order is
    /// ignored.
    public var cursor: StoryCursor?
    /// The number of stories to skip, from 0. For consecutive pages use `cursor`, which costs the same at any depth.
    public var offset: Int
    /// The maximum number of stories.
    public var limit: Int
    /// Whether to include ``StorySummary/details``, which takes longer.
    public var withDetails: Bool

    /// Creates a query; without arguments for the newest 50.
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

/// A cursor of cursor pagination: a position behind one story, stable when stories before it are added or removed.
public struct StoryCursor: Hashable, Sendable {
    /// The order to which the cursor belongs.
    package var sort: StorySort
    /// The values by which the story is sorted, as they are stored.
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
    /// The stories, in the requested order.
    public var stories: [StorySummary]
    /// The cursor of the next page; nil if this is the last one.
    public var next: StoryCursor?

    /// Creates a page.
    public init(stories: [StorySummary], next: StoryCursor? = nil) {
        self.stories = stories
        self.next = next
    }
}
