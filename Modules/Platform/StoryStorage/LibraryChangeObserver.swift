public import Foundation
public import StoryCore
import Synchronization

/// Reports changes of a library by this or another process.
///
/// The database counts the changes of each part; the system tells when the database's files are written, and then
/// the numbers are compared. At rest it takes no time of the processor. The library need not be there yet, and is not
/// made. If the system allows no more files to be watched, the changes end at once.
///
/// However many listen, they share one watch and one database, which go with the last of them.
public final class LibraryChangeObserver: LibraryObservation {
    private struct Shared: Sendable {
        weak var feed: LibraryChangeFeed?
    }

    private let folder: URL
    private let schema: LibrarySchema
    private let pause: Duration
    private let clock: any Clock<Duration>
    private let shared = Mutex(Shared())

    /// Creates an observer of the library in a folder, as ``LibraryDatabase`` stores it.
    ///
    /// - Parameters:
    ///   - features: As those of the library's ``LibraryDatabase``.
    ///   - pause: The time for which changes are collected before they are reported together.
    public init(
        folder: URL, features: [any FeatureStorage], pause: Duration = .milliseconds(50),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.folder = folder
        schema = LibrarySchema(features: features)
        self.pause = pause
        self.clock = clock
    }

    public func changes() -> AsyncStream<Set<LibraryPart>> {
        guard let feed = presentFeed() else { return AsyncStream { $0.finish() } }
        let subscription = LibraryChangeSubscription(feed)
        return AsyncStream(unfolding: { await subscription.next() })
    }

    /// What all share who listen now; nil while nobody does.
    var feed: LibraryChangeFeed? { shared.withLock { $0.feed } }

    private func presentFeed() -> LibraryChangeFeed? {
        shared.withLock { shared in
            if let feed = shared.feed { return feed }
            let feed = LibraryChangeFeed(folder: folder, schema: schema, pause: pause, clock: clock)
            shared.feed = feed
            return feed
        }
    }
}

/// What one of those who listen was told.
///
/// Changes that come while nobody asks are told together.
private actor LibraryChangeSubscription {
    private let feed: LibraryChangeFeed
    /// Nil if the feed had not looked yet when the subscription began.
    private var told: LibraryRevision?

    init(_ feed: LibraryChangeFeed) {
        self.feed = feed
        told = feed.latest
    }

    /// Waits until something has changed; nil once the task is cancelled.
    func next() async -> Set<LibraryPart>? {
        if told == nil { told = await feed.first() }
        guard var seen = told else { return nil }
        var look = feed.look(after: seen.look)
        while let revision = await feed.revision(of: look) {
            let parts = revision.parts(changedSince: seen)
            (seen, told) = (revision, revision)
            if !parts.isEmpty { return parts }
            look = revision.look + 1
        }
        return nil
    }
}
