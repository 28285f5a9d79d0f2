import FeatureKit
package import StoryCore

/// The use cases of the list of stories.
package struct StoryLibraryUseCases: Sendable {
    let getStories: any GetStoriesUseCaseContract
    let refreshStories: any RefreshStoriesUseCaseContract
    let countStories: any CountStoriesUseCaseContract
    let moveToBin: any MoveToBinUseCaseContract
    let setFavorite: any SetFavoriteUseCaseContract
    let getHeroes: any GetHeroesUseCaseContract
    let refreshHeroes: any RefreshHeroesUseCaseContract
    let observation: any LibraryObservation

    package init(
        getStories: any GetStoriesUseCaseContract, refreshStories: any RefreshStoriesUseCaseContract,
        countStories: any CountStoriesUseCaseContract, moveToBin: any MoveToBinUseCaseContract,
        setFavorite: any SetFavoriteUseCaseContract, getHeroes: any GetHeroesUseCaseContract,
        refreshHeroes: any RefreshHeroesUseCaseContract, observation: any LibraryObservation
    ) {
        self.getStories = getStories
        self.refreshStories = refreshStories
        self.countStories = countStories
        self.moveToBin = moveToBin
        self.setFavorite = setFavorite
        self.getHeroes = getHeroes
        self.refreshHeroes = refreshHeroes
        self.observation = observation
    }

    /// Returns the first `count` stored stories, at least a page of them, and up to the last story on screen if new
    /// ones have displaced it.
    func readAgain(
        _ query: StoryQuery, showing shown: [StorySummary], count: Int
    ) async throws(LibraryError) -> StoryListPage {
        var first = query
        first.limit = max(query.limit, count)
        var page = try await refreshStories.execute(first)
        let known = Set(shown.map(\.id))
        let hasNew = page.stories.contains { !known.contains($0.id) }
        guard let last = shown.last, let next = page.next, hasNew, !page.lists(last.id) else { return page }
        var following = query
        following.cursor = next
        page.append(page: try await refreshStories.execute(following))
        return page
    }
}
