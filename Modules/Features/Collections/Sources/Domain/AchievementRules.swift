import Foundation
import StoryCore

/// Determines the achievements for completed and heard stories.
struct AchievementRules {
    let collections: [StoryCollection]
    let sessions: [ListeningSession]
    let calendar: Calendar
    let now: Date

    /// The achievements earned so far.
    var earned: [Achievement] {
        AchievementKind.allCases.flatMap(achievements)
    }

    private func achievements(of kind: AchievementKind) -> [Achievement] {
        switch kind {
        case .listeningStreak:
            reached(kind, by: longestStreak) { "Stories on \($0) days in a row" }
        case .storiesCompleted:
            reached(kind, by: heardStoryCount) { $0 == 1 ? "First story heard" : "\($0) stories heard" }
        case .hoursListened:
            reached(kind, by: Int(listened / 3600)) { $0 == 1 ? "An hour of stories" : "\($0) hours of stories" }
        case .themeMastery: masteries
        case .collectionCompleted: completedPaths
        }
    }

    /// Returns an achievement for each threshold of a kind up to a number.
    private func reached(
        _ kind: AchievementKind, by number: Int, title: (Int) -> String
    ) -> [Achievement] {
        kind.thresholds.filter { $0 <= number }.map {
            Achievement(kind: kind, subject: String($0), title: title($0), earnedAt: now)
        }
    }

    // MARK: - Collections

    private var completedPaths: [Achievement] {
        collections.filter { collection in
            AchievementKind.collectionCompleted.thresholds.contains { collection.progress * 100 >= Double($0) }
        }.map {
            Achievement(
                kind: .collectionCompleted, subject: $0.id.rawValue, title: "Completed \($0.title)", earnedAt: now)
        }
    }

    /// The achievements for growth categories; a story in several collections of a category counts once.
    private var masteries: [Achievement] {
        GrowthCategory.allCases.filter { category in
            let completed = collections.filter { $0.profile.focus == category }.flatMap(\.stories)
                .filter(\.isCompleted).map(\.id)
            return AchievementKind.themeMastery.thresholds.contains { Set(completed).count >= $0 }
        }.map {
            Achievement(
                kind: .themeMastery, subject: $0.rawValue, title: "Mastered \($0.displayName)", earnedAt: now)
        }
    }

    // MARK: - Listening

    private var listened: TimeInterval { sessions.reduce(0) { $0 + $1.listened } }

    private var heardStoryCount: Int { Set(sessions.filter(\.isHeard).map(\.story)).count }

    /// The largest number of consecutive days with a session.
    private var longestStreak: Int {
        let days = Set(sessions.map { calendar.startOfDay(for: $0.startedAt) }).sorted()
        var (longest, run) = (0, 0)
        var previous: Date?
        for day in days {
            let next = previous.flatMap { calendar.date(byAdding: .day, value: 1, to: $0) }
            // Where clocks change at midnight, a day may begin later.
            let isNext = next.map(calendar.startOfDay) == day
            run = isNext ? run + 1 : 1
            longest = max(longest, run)
            previous = day
        }
        return longest
    }
}
