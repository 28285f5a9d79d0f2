public import FeatureKit
import Foundation
public import StoryCore

extension StoryListPage: ListContent {
    public var isEmpty: Bool { stories.isEmpty }

    public var nextPage: StoryCursor? { next }

    /// Appends the next page, without stories that are listed already.
    public mutating func append(page: StoryListPage) {
        let listed = Set(stories.map(\.id))
        stories += page.stories.filter { !listed.contains($0.id) }
        next = page.next
    }

    /// Returns whether the story is on the page.
    func lists(_ identifier: StoryID) -> Bool {
        stories.contains { $0.id == identifier }
    }
}

extension StoryCounts {
    /// Subtracts a story.
    mutating func subtract(_ story: StorySummary, recentSince: Date) {
        all -= 1
        if story.isFavorite { favorites -= 1 }
        if story.createdAt >= recentSince { recent -= 1 }
        for state in ListeningState.allCases where state.playCounts.contains(story.playCount) {
            listening[state, default: 0] -= 1
        }
    }
}

extension StoryFilter {
    /// The part of the filter within which the other parts are counted.
    var counted: StoryFilter { StoryFilter(hero: hero, event: event, search: search) }
}
