import StoryCore

/// What is counted of listening, and brings achievements.
public enum ListeningMeasure: CaseIterable, Sendable {
    /// Stories that were really heard, each once.
    case stories
    /// Hours of listening.
    case hours
    /// Days in a row on which somebody listened.
    case streak

    /// What such achievements are for.
    public var kind: AchievementKind {
        switch self {
        case .stories: .storiesCompleted
        case .hours: .hoursListened
        case .streak: .listeningStreak
        }
    }

    /// What an achievement is called that takes so much.
    func title(reaching threshold: Int) -> String {
        switch self {
        case .stories: threshold == 1 ? "First story heard" : "\(threshold) stories heard"
        case .hours: threshold == 1 ? "An hour of stories" : "\(threshold) hours of stories"
        case .streak: "Stories on \(threshold) days in a row"
        }
    }
}

/// How much a family has listened: the one count of stories, hours and days in a row, for achievements and journey
/// alike.
struct ListeningRecord: Hashable {
    let totals: ListeningTotals
    let streak: ListeningStreak

    /// The most that there was, by which achievements are earned.
    func best(of measure: ListeningMeasure) -> Double {
        switch measure {
        case .stories, .hours: current(of: measure)
        case .streak: Double(streak.longest)
        }
    }

    /// How much there is now: of streaks, the one that goes on.
    func current(of measure: ListeningMeasure) -> Double {
        switch measure {
        case .stories: Double(totals.heardCount)
        case .hours: totals.listened / 3600
        case .streak: Double(streak.current)
        }
    }
}
