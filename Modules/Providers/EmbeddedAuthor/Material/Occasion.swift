import StoryCore

/// What belongs to an event: how such a day begins and ends, and what matters on it.
struct Occasion {
    /// Where the story begins.
    var home: Setting
    /// Where it ends.
    var end: Setting
    var startTime: TimeOfDay
    var endTime: TimeOfDay
    /// First sentences.
    var openings: [String]
    /// How the journey begins.
    var departures: [String]
    /// What can be missed, missed things being the heroes' own.
    var things: [String]
    /// For whom something can be done or brought.
    var people: [Person]
    /// What can be learned, out of doors.
    var skills: [String]
    /// How the journey ends.
    var returns: [String]
    /// What there is at the end of the day.
    var evening: [String]
    /// Last sentences.
    var closings: [String]
    var endsAsleep = false
    /// Whether the journey is one of fancy, which makes no sense unless its beginning is told.
    var isJourneyOfFancy = false
    /// Plots that such an event has more often than others.
    var favourites: [Plot] = []
}

/// Somebody for whom something can be done or brought.
struct Person {
    /// "Grandma", "the baker".
    var name: String
    var species: Species = "grown-up"
}

extension Occasion {
    /// The material for what a story is made for.
    static func of(_ occasion: StoryOccasion) -> Occasion {
        switch occasion {
        case .standard(let event): of(event)
        case .custom(let event): own(event.category)
        }
    }

    private static func of(_ event: StoryEvent) -> Occasion {
        switch event {
        case .bedtime: bedtime
        case .schoolDay: schoolDay
        case .birthday: birthday
        case .weekend: weekend
        case .rainyDay: rainyDay
        case .family: family
        case .friendship: friendship
        case .learning: learning
        case .helping: helping
        case .holiday: holiday
        }
    }

    /// The material for a family's own event, which says nothing of a day of its own.
    private static func own(_ category: EventCategory) -> Occasion {
        var occasion = of(category.nearestEvent)
        occasion.home = category == .school ? "school" : category == .friends ? "playground" : "kitchen"
        occasion.end = "kitchen"
        occasion.startTime = "morning"
        occasion.endTime = "evening"
        occasion.openings = [
            "{All} had been waiting for this day.", "It was a special day|, and {All} knew it at once.",
            "Today was the day|, and {All} could hardly stand still.",
        ]
        occasion.departures = weekend.departures
        occasion.isJourneyOfFancy = false
        occasion.returns = weekend.returns
        occasion.evening = family.evening
        occasion.closings = [
            "It had been a day to keep|, and {All} kept it.", "{All} thought of it all once more and smiled.",
            "There would be other days|, but {All} would never forget this one.",
        ]
        return occasion
    }
}

extension EventCategory {
    /// The standard event whose things, people and skills suit a family's own event of this kind.
    fileprivate var nearestEvent: StoryEvent {
        switch self {
        case .family, .seasonal: .family
        case .school: .schoolDay
        case .friends: .friendship
        case .adventure, .other: .weekend
        case .milestone: .learning
        case .feelings: .helping
        }
    }
}
