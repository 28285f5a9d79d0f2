import StoryCore

/// Turns what is tapped on the feature's screens into ways out of them.
struct LibraryNavigator {
    let navigate: @MainActor (LibraryExit) -> Void
}

extension LibraryNavigator: StoryLibraryNavigatorContract, StoryDetailNavigatorContract, HeroListNavigatorContract,
    HeroFormNavigatorContract, EventListNavigatorContract, EventFormNavigatorContract,
    DeleteConfirmationNavigatorContract, StoryBinNavigatorContract
{
    func goBack() { navigate(.back) }

    func navigateToNewStory() { navigate(.newStory) }

    func navigateToStory(identifier: StoryID) { navigate(.open(.story(identifier))) }

    func navigateToPlayback(of identifier: StoryID) { navigate(.play(identifier)) }

    func playNext(identifier: StoryID) { navigate(.playNext(identifier)) }

    func addToQueue(identifier: StoryID) { navigate(.addToQueue(identifier)) }

    func navigateToHeroes() { navigate(.open(.heroes)) }

    func navigateToHeroForm(identifier: HeroID?) { navigate(.open(.heroForm(identifier))) }

    func navigateToEvents() { navigate(.open(.events)) }

    func navigateToEventForm(identifier: CustomEventID?) { navigate(.open(.eventForm(identifier))) }

    func navigateToBin() { navigate(.open(.bin)) }

    func navigateToDeletion(of target: LibraryDeletion) { navigate(.open(.deletion(target))) }

    func navigateToList(without target: LibraryDeletion) {
        switch target {
        case .story, .hero, .event: navigate(.removed(target))
        case .binnedStory, .bin: navigateToBin()
        }
    }
}
