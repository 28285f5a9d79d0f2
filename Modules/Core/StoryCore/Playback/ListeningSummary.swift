public import Foundation

/// How much was listened to, in numbers.
public struct ListeningTotals: Hashable, Sendable {
    /// Nothing was.
    public static let nothing = ListeningTotals(sessionCount: 0, storyCount: 0, heardCount: 0, listened: 0)

    /// How many sessions there were.
    public var sessionCount: Int
    /// How many stories were listened to, each once.
    public var storyCount: Int
    /// How many of these stories were really heard, as ``ListeningSession/isHeard`` says.
    public var heardCount: Int
    /// How long somebody listened, in seconds of real time.
    public var listened: TimeInterval

    /// Gathers the numbers.
    public init(sessionCount: Int, storyCount: Int, heardCount: Int, listened: TimeInterval) {
        (self.sessionCount, self.storyCount) = (sessionCount, storyCount)
        (self.heardCount, self.listened) = (heardCount, listened)
    }
}

/// How much was listened to of the stories about a hero; a story counts for each of its heroes.
public struct HeroListening: Hashable, Sendable {
    /// The hero, also one who was removed; nil if a damaged story does not say.
    public var hero: HeroID?
    /// What the hero is called; of one who was removed, as the newest of the stories says.
    public var name: String
    /// Whether the hero was removed.
    public var isRemoved: Bool
    /// How much was listened to.
    public var totals: ListeningTotals

    /// Tells of a hero.
    public init(hero: HeroID?, name: String, isRemoved: Bool, totals: ListeningTotals) {
        (self.hero, self.name, self.isRemoved, self.totals) = (hero, name, isRemoved, totals)
    }
}

/// How much was listened to of the stories for an event.
public struct EventListening: Hashable, Sendable {
    /// The event, also one that was removed.
    public var event: EventReference
    /// What people call it; one that was removed is called as in the newest of the stories.
    public var title: String
    /// How much was listened to.
    public var totals: ListeningTotals

    /// Tells of an event.
    public init(event: EventReference, title: String, totals: ListeningTotals) {
        (self.event, self.title, self.totals) = (event, title, totals)
    }
}

/// What was listened to since a date.
public struct ListeningSummary: Hashable, Sendable {
    /// How much, in all.
    public var totals: ListeningTotals
    /// How much of each hero's stories, those that were listened to longest first.
    public var heroes: [HeroListening]
    /// How much of each event's stories, those that were listened to longest first.
    public var events: [EventListening]

    /// Gathers it.
    public init(totals: ListeningTotals, heroes: [HeroListening] = [], events: [EventListening] = []) {
        (self.totals, self.heroes, self.events) = (totals, heroes, events)
    }
}
