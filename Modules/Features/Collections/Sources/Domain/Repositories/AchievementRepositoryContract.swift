public import StoryCore

/// Stores achievements.
public protocol AchievementRepositoryContract: Sendable {
    /// Returns all achievements, the earliest first.
    func achievements() async throws(StorageError) -> [Achievement]

    /// Stores achievements; an existing one of the same kind and subject stays.
    ///
    /// - Returns: The new ones.
    func add(_ achievements: [Achievement]) async throws(StorageError) -> [Achievement]
}
