package import StoryCore

/// What people read of a journey, in the same words wherever it is shown.
package enum JourneyText {
    /// How much was listened to: "12 min", "3 sessions", "2 stories", "1 finished"; empty if nothing was.
    package static func facts(_ totals: ListeningTotals) -> [String] {
        guard totals.sessionCount > 0 else { return [] }
        let facts = [
            StoryText.time(totals.listened), StoryText.count(totals.sessionCount, "session", "sessions"),
            StoryText.count(totals.storyCount, "story", "stories"),
        ]
        return totals.heardCount > 0 ? facts + ["\(totals.heardCount) finished"] : facts
    }

    /// What stands in place of facts where nothing was listened to.
    package static func nothing(in period: JourneyPeriod) -> String {
        switch period {
        case .week, .month, .year: "Nothing yet \(period.displayName.lowercased())."
        case .all: "None of the stories in the library was listened to."
        }
    }

    /// The days in a row.
    package static func streak(_ streak: ListeningStreak) -> String {
        let longest = "Longest: \(days(streak.longest))."
        guard streak.current > 0 else {
            return streak.longest > 0 ? "No streak right now. \(longest)" : "No streak yet."
        }
        let current =
            streak.hasToday
            ? "Streak: \(days(streak.current))."
            : "Streak: \(days(streak.current)) up to yesterday. Listen today to keep it going."
        return streak.longest > streak.current ? "\(current) \(longest)" : current
    }

    /// How much a milestone still takes: "3 stories", "48 min", "1 day".
    package static func missing(of milestone: JourneyMilestone) -> String {
        switch milestone.measure {
        case .stories: StoryText.count(Int(milestone.missing.rounded(.up)), "story", "stories")
        case .hours: StoryText.time(milestone.missing * 3600)
        case .streak: days(Int(milestone.missing.rounded(.up)))
        }
    }

    /// A hero's name, also of one who was removed.
    package static func name(of hero: HeroListening) -> String {
        hero.isRemoved ? "\(hero.name) (removed)" : hero.name
    }

    private static func days(_ count: Int) -> String { StoryText.count(count, "day", "days") }
}
