package import FeatureKit
package import Foundation
package import StoryCore

/// Returns a page of stories.
package typealias GetStoriesUseCaseContract = UseCase<StoryQuery, StoryListPage, LibraryError>

/// Returns a stored page of stories, without the cache.
package typealias RefreshStoriesUseCaseContract = UseCase<StoryQuery, StoryListPage, LibraryError>

struct RefreshStoriesUseCase: RefreshStoriesUseCaseContract {
    let stories: any StoryLibraryRepository
    let cache: LibraryCache

    func execute(_ query: StoryQuery) async throws(LibraryError) -> StoryListPage {
        let page = try await LibraryError.stored(try await stories.stories(query))
        cache.forget([.stories])
        return page
    }
}

/// Counts stories.
package typealias CountStoriesUseCaseContract = UseCase<StoryFilter, StoryCounts, LibraryError>

struct CountStoriesUseCase: CountStoriesUseCaseContract {
    let stories: any StoryLibraryRepository
    let recentDate: RecentDate

    func execute(_ filter: StoryFilter) async throws(LibraryError) -> StoryCounts {
        try await LibraryError.stored(try await stories.counts(of: filter, recentSince: recentDate.since))
    }
}

/// Determines which stories are recent: those of the last seven days.
package struct RecentDate: Sendable {
    private static let interval: TimeInterval = 7 * 24 * 3600
    private let now: @Sendable () -> Date

    package init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    /// The date from which on a story counts as recent.
    package var since: Date { now().addingTimeInterval(-Self.interval) }
}
