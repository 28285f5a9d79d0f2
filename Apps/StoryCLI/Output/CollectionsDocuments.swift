import Collections
import StoryCore
import StoryDocuments

extension CollectionDocument {
    /// Creates a document from a collection.
    init(_ collection: StoryCollection) {
        let profile = collection.profile
        self.init(
            id: collection.id.rawValue, title: collection.title, focus: profile.focus, age: profile.ageBand,
            interests: profile.interests, child: profile.childName, language: profile.language.rawValue,
            completedCount: collection.completedCount, missingCount: collection.missingCount,
            progress: collection.progress,
            stories: collection.stories.map {
                CollectedStoryDocument(id: $0.id.rawValue, title: $0.title, completedAt: $0.completedAt)
            },
            createdAt: collection.createdAt)
    }
}

extension AchievementDocument {
    /// Creates a document from an achievement.
    init(_ achievement: Achievement) {
        self.init(
            kind: Kind(achievement.kind), subject: achievement.subject, title: achievement.title,
            earnedAt: achievement.earnedAt)
    }
}

extension AchievementDocument.Kind {
    fileprivate init(_ kind: AchievementKind) {
        self =
            switch kind {
            case .listeningStreak: .listeningStreak
            case .storiesCompleted: .storiesCompleted
            case .themeMastery: .themeMastery
            case .collectionCompleted: .collectionCompleted
            case .hoursListened: .hoursListened
            }
    }
}

extension JourneyDocument {
    /// Tells a journey.
    ///
    /// - Parameter period: The only period that is told; nil for all of them.
    init(_ journey: ReadingJourney, only period: JourneyPeriod?) {
        self.init(
            periods: journey.chapters.filter { period == nil || $0.period == period }.map {
                JourneyPeriodDocument(
                    JourneyPeriodDocument.Period($0.period), startedAt: $0.startedAt, summary: $0.summary)
            },
            streak: StreakDocument(
                dayCount: journey.streak.current, longestDayCount: journey.streak.longest,
                isListenedToday: journey.streak.hasToday),
            milestones: journey.milestones.map {
                MilestoneDocument(
                    kind: AchievementDocument.Kind($0.measure.kind), title: $0.title, threshold: $0.threshold,
                    reached: $0.current, isReached: $0.isReached, reachedAt: $0.reachedAt)
            })
    }
}

extension JourneyPeriodDocument.Period {
    fileprivate init(_ period: JourneyPeriod) {
        self =
            switch period {
            case .week: .week
            case .month: .month
            case .year: .year
            case .all: .all
            }
    }
}
