import StoryCore

/// What the list of stories can do.
package struct StoryLibraryUseCases: Sendable {
    let getStories: any GetStoriesUseCaseContract
    let refreshStories: any RefreshStoriesUseCaseContract
    let countStories: any CountStoriesUseCaseContract
    let deleteStories: any DeleteStoriesUseCaseContract
    let getHeroes: any GetHeroesUseCaseContract
    let refreshHeroes: any RefreshHeroesUseCaseContract
    let observeLibrary: any ObserveLibraryUseCaseContract

    package init(
        getStories: any GetStoriesUseCaseContract, refreshStories: any RefreshStoriesUseCaseContract,
        countStories: any CountStoriesUseCaseContract, deleteStories: any DeleteStoriesUseCaseContract,
        getHeroes: any GetHeroesUseCaseContract, refreshHeroes: any RefreshHeroesUseCaseContract,
        observeLibrary: any ObserveLibraryUseCaseContract
    ) {
        self.getStories = getStories
        self.refreshStories = refreshStories
        self.countStories = countStories
        self.deleteStories = deleteStories
        self.getHeroes = getHeroes
        self.refreshHeroes = refreshHeroes
        self.observeLibrary = observeLibrary
    }
}
