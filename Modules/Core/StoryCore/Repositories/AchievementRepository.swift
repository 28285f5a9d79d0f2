/// Keeps achievements.
public protocol AchievementRepository: Sendable {
    /// All achievements, the earliest first.
    func achievements() async throws(StorageError) -> [Achievement]

    /// Stores achievements; of one kind and subject the first one stays.
    ///
    /// - Returns: Those that were not there before.
    func add(_ achievements: [Achievement]) async throws(StorageError) -> [Achievement]
}
