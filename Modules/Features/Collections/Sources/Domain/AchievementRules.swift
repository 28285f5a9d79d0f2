import Foundation
import StoryCore

/// Determines the achievements for completed and heard stories.
struct AchievementRules {
    let collections: [StoryCollection]
    let record: ListeningRecord
    let now: Date

    /// The achievements earned so far.
    var earned: [Achievement] {
        AchievementKind.allCases.flatMap(achievements)
    }

    private func achievements(of kind: AchievementKind) -> [Achievement] {
        switch kind {
        case .listeningStreak: reached(.streak)
        case .storiesCompleted: reached(.stories)
        case .hoursListened: reached(.hours)
        case .themeMastery: masteries
        case .collectionCompleted: completedPaths
        }
    }

    /// One achievement for each threshold that listening has reached.
    private func reached(_ measure: ListeningMeasure) -> [Achievement] {
        measure.kind.thresholds.filter { Double($0) <= record.best(of: measure) }.map {
            Achievement(
                kind: measure.kind, subject: String($0), title: measure.title(reaching: $0), earnedAt: now)
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
}
