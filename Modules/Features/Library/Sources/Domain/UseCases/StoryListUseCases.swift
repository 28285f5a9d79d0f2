package import Foundation
package import StoryCore

/// Lists stories.
package protocol GetStoriesUseCaseContract: Sendable {
    /// A page of the list: the first one, or the one behind a cursor.
    func execute(_ query: StoryQuery) async throws(LibraryError) -> StoryListPage
}

struct GetStoriesUseCase: GetStoriesUseCaseContract {
    let stories: any StoryLibraryRepository

    func execute(_ query: StoryQuery) async throws(LibraryError) -> StoryListPage {
        try await stored { () async throws(StorageError) in try await stories.stories(query) }
    }
}

/// Lists stories anew, and trusts nothing that was read before.
package protocol RefreshStoriesUseCaseContract: Sendable {
    /// A page of the list as it is stored now.
    func execute(_ query: StoryQuery) async throws(LibraryError) -> StoryListPage
}

struct RefreshStoriesUseCase: RefreshStoriesUseCaseContract {
    let stories: any StoryLibraryRepository
    let memory: LibraryMemory

    func execute(_ query: StoryQuery) async throws(LibraryError) -> StoryListPage {
        let page = try await stored { () async throws(StorageError) in try await stories.stories(query) }
        memory.forget([.stories])
        return page
    }
}

/// Counts stories.
package protocol CountStoriesUseCaseContract: Sendable {
    /// How many stories each filter leaves of those that fit one.
    func execute(_ filter: StoryFilter) async throws(LibraryError) -> StoryCounts
}

struct CountStoriesUseCase: CountStoriesUseCaseContract {
    let stories: any StoryLibraryRepository
    let recentDate: RecentDate

    func execute(_ filter: StoryFilter) async throws(LibraryError) -> StoryCounts {
        try await stored { () async throws(StorageError) in
            try await stories.counts(of: filter, recentSince: recentDate.since)
        }
    }
}

/// Says which stories are recent: those of the last seven days.
package struct RecentDate: Sendable {
    private static let interval: TimeInterval = 7 * 24 * 3600
    private let now: @Sendable () -> Date

    package init(now: @escaping @Sendable () -> Date) {
        self.now = now
    }

    /// The date from which on a story counts as recent.
    package var since: Date { now().addingTimeInterval(-Self.interval) }
}
