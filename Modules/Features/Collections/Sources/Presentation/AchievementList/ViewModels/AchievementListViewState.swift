public import StoryCore

/// The situations of the list of achievements.
public enum AchievementListViewState: Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The achievements are being read.
    case loading
    /// The achievements, the newest first.
    case loaded([Achievement])
    /// There are none.
    case empty
    /// The achievements could not be read.
    case error(CollectionsError)
}
