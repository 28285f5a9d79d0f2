public import Foundation
public import StoryCore

extension LibraryFake {
    public func stories(_ query: StoryQuery) async throws(StorageError) -> StoryListPage {
        try perform { state throws(StorageError) in
            let rows = state.visibleStories.filter { $0.fits(query.filter) }
                .sorted { $0.cursor(query.sort).precedes($1.cursor(query.sort)) }
            let cursor = query.cursor?.sort == query.sort ? query.cursor : nil
            let rest = rows.filter { row in cursor.map { $0.precedes(row.cursor(query.sort)) } ?? true }
                .dropFirst(max(0, query.offset))
            let page = rest.prefix(max(0, query.limit))
            return StoryListPage(
                stories: page.map { $0.summary(withDetails: query.withDetails) },
                next: page.count < rest.count ? page.last?.cursor(query.sort) : nil)
        }
    }

    public func counts(of filter: StoryFilter, recentSince: Date) async throws(StorageError) -> StoryCounts {
        try perform { state throws(StorageError) in
            let stories = state.visibleStories.filter { $0.fits(filter) }.map(\.story)
            return StoryCounts(
                all: stories.count, favorites: stories.count { $0.isFavorite },
                listening: Dictionary(
                    uniqueKeysWithValues: ListeningState.allCases.map { listening in
                        (listening, stories.count { listening.playCounts.contains($0.playCount) })
                    }),
                recent: stories.count { $0.createdAt >= recentSince })
        }
    }
}

extension LibraryFake.StoredStory {
    /// Whether the story is in a list of those that fit.
    fileprivate func fits(_ filter: StoryFilter) -> Bool {
        (filter.hero.map { hero in story.heroes.contains { $0.id == hero } } ?? true)
            && (filter.event.map { $0 == story.occasion.reference } ?? true)
            && (!filter.isFavorite || story.isFavorite)
            && (filter.listening.isEmpty || filter.listening.contains { $0.playCounts.contains(story.playCount) })
            && (filter.createdSince.map { story.createdAt >= $0 } ?? true)
            && (filter.search.map(isFound) ?? true)
    }

    /// Whether each word of a search begins a word of the story's title, heroes or texts.
    private func isFound(by search: String) -> Bool {
        let words = ([story.title] + story.heroes.map(\.name) + story.pages.map(\.text)).flatMap(\.foldedWords)
        let wanted = search.foldedWords
        return !wanted.isEmpty && wanted.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
    }

    fileprivate func cursor(_ sort: StorySort) -> StoryCursor {
        StoryCursor(
            sort: sort, title: story.title.folded, createdAt: story.createdAt.timeIntervalSinceReferenceDate,
            playCount: story.playCount, number: number)
    }

    fileprivate func summary(withDetails: Bool) -> StorySummary {
        var summary = StorySummary(story)
        if withDetails {
            summary.details = StorySummaryDetails(
                heroes: story.heroes.map(\.id), narration: story.narration.map(NarrationSummary.init))
        }
        return summary
    }
}

extension StoryCursor {
    /// Whether the position is before another one of the same order; those that are equal come newest first.
    fileprivate func precedes(_ other: StoryCursor) -> Bool {
        let isNewer = (createdAt, number) > (other.createdAt, other.number)
        return switch sort {
        case .newest: isNewer
        case .oldest: (createdAt, number) < (other.createdAt, other.number)
        case .title: title == other.title ? isNewer : title < other.title
        case .plays: playCount == other.playCount ? isNewer : playCount > other.playCount
        }
    }
}
