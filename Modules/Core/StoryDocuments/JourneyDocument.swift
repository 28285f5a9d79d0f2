public import Foundation
public import StoryCore

/// What a family has listened to: `story journey`.
public struct JourneyDocument: JSONDocument {
    /// The periods that were asked for, the shortest first; each ends now.
    public var periods: [JourneyPeriodDocument]
    /// The days in a row on which somebody listened.
    public var streak: StreakDocument
    /// All milestones of stories, hours and days in a row, the smallest of each first.
    public var milestones: [MilestoneDocument]

    /// Tells all of it.
    public init(periods: [JourneyPeriodDocument], streak: StreakDocument, milestones: [MilestoneDocument]) {
        self.periods = periods
        self.streak = streak
        self.milestones = milestones
    }
}

/// What was listened to in a week, a month, a year, or ever.
public struct JourneyPeriodDocument: JSONPart {
    /// The periods, the shortest first.
    public enum Period: String, CaseIterable, Codable, Sendable {
        case week, month, year, all
    }

    /// Which period it is: the week, from Monday, the month or the year that is on, or all that there is.
    public var period: Period
    /// When the period began; null for all that there is.
    @Nullable public var startedAt: Date?
    /// How often somebody listened, for five seconds or longer.
    public var sessionCount: Int
    /// How many stories were listened to, each once.
    public var storyCount: Int
    /// How many of these stories were really heard: four fifths of them, or half and the end.
    public var heardCount: Int
    /// How long somebody listened, in seconds.
    public var listened: Double
    /// The stories' heroes, those that were listened to longest first.
    public var heroes: [HeroListeningDocument]
    /// The stories' events, those that were listened to longest first.
    public var events: [EventListeningDocument]

    /// Tells it.
    public init(_ period: Period, startedAt: Date?, summary: ListeningSummary) {
        self.period = period
        self.startedAt = startedAt
        sessionCount = summary.totals.sessionCount
        storyCount = summary.totals.storyCount
        heardCount = summary.totals.heardCount
        listened = summary.totals.listened
        heroes = summary.heroes.map(HeroListeningDocument.init)
        events = summary.events.map(EventListeningDocument.init)
    }
}

/// How much was listened to of the stories about a hero; a story counts for each of its heroes.
public struct HeroListeningDocument: JSONPart {
    /// The hero's identifier, also of one who was removed since; null if it cannot be read.
    @Nullable public var id: String?
    /// The hero's name.
    public var name: String
    /// Whether the hero was removed.
    public var isRemoved: Bool
    /// How often somebody listened.
    public var sessionCount: Int
    /// How many stories were listened to, each once.
    public var storyCount: Int
    /// How many of these stories were really heard.
    public var heardCount: Int
    /// How long somebody listened, in seconds.
    public var listened: Double

    /// Tells it.
    public init(_ listening: HeroListening) {
        id = listening.hero?.rawValue
        name = listening.name
        isRemoved = listening.isRemoved
        sessionCount = listening.totals.sessionCount
        storyCount = listening.totals.storyCount
        heardCount = listening.totals.heardCount
        listened = listening.totals.listened
    }
}

/// How much was listened to of the stories for an event.
public struct EventListeningDocument: JSONPart {
    /// The event's identifier, also of one that was removed since; null for a standard event.
    @Nullable public var id: String?
    /// A standard event's name, or the title of one of the family's own.
    public var name: String
    /// The event's title.
    public var title: String
    /// How often somebody listened.
    public var sessionCount: Int
    /// How many stories were listened to, each once.
    public var storyCount: Int
    /// How many of these stories were really heard.
    public var heardCount: Int
    /// How long somebody listened, in seconds.
    public var listened: Double

    /// Tells it.
    public init(_ listening: EventListening) {
        switch listening.event {
        case .standard(let event): (id, name) = (nil, event.rawValue)
        case .custom(let event): (id, name) = (event.rawValue, listening.title)
        }
        title = listening.title
        sessionCount = listening.totals.sessionCount
        storyCount = listening.totals.storyCount
        heardCount = listening.totals.heardCount
        listened = listening.totals.listened
    }
}

/// The days in a row on which somebody listened.
public struct StreakDocument: JSONPart {
    /// How many days the streak has that goes on: it ends today, or yesterday as long as today is not over.
    public var dayCount: Int
    /// How many days the longest streak had.
    public var longestDayCount: Int
    /// Whether somebody has listened today.
    public var isListenedToday: Bool

    /// Tells all of it.
    public init(dayCount: Int, longestDayCount: Int, isListenedToday: Bool) {
        self.dayCount = dayCount
        self.longestDayCount = longestDayCount
        self.isListenedToday = isListenedToday
    }
}

/// A number of stories, hours or days in a row with which an achievement is earned.
public struct MilestoneDocument: JSONPart {
    /// What kind of achievement it is.
    public var kind: AchievementDocument.Kind
    /// What the achievement is called.
    public var title: String
    /// How much it takes: stories, hours, or days.
    public var threshold: Int
    /// How much there is now: stories, hours, or days of the streak that goes on.
    public var reached: Double
    /// Whether it was reached.
    public var isReached: Bool
    /// When that was noticed; null if it was not yet.
    @Nullable public var reachedAt: Date?

    /// Tells all of it.
    public init(
        kind: AchievementDocument.Kind, title: String, threshold: Int, reached: Double, isReached: Bool,
        reachedAt: Date?
    ) {
        self.kind = kind
        self.title = title
        self.threshold = threshold
        self.reached = reached
        self.isReached = isReached
        self.reachedAt = reachedAt
    }
}
