public import Foundation
public import StoryCore

/// Stores what profiles use of their limits: how long they listen, and how many stories they have made.
public protocol UsageRepositoryContract: Sendable {
    /// Returns what a profile has used on the day of a date.
    func usage(of profile: ProfileID, at date: Date) async throws(StorageError) -> DailyUsage
}

/// Stores profiles, and what they use of their limits.
public typealias HouseholdRepositoryContract = ProfileRepositoryContract & UsageRepositoryContract
