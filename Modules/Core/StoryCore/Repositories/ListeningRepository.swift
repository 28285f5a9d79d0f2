public import Foundation

/// Sums up what was listened to.
///
/// What counts are the sessions of the stories that are in the library; those under
/// ``ListeningSession/minimumLength`` are left out. A session belongs to the time at which it began.
public protocol ListeningRepository: Sendable {
    /// When the sessions began, in order.
    func sessionStarts() async throws(StorageError) -> [Date]

    /// How much was listened to since a date.
    func totals(since date: Date) async throws(StorageError) -> ListeningTotals

    /// How much was listened to since a date, and what those stories are about.
    func summary(since date: Date) async throws(StorageError) -> ListeningSummary
}
