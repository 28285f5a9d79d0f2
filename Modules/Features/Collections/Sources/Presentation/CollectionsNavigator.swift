import StoryCore

/// Turns what is tapped on the feature's screens into ways out of them.
struct CollectionsNavigator {
    let navigate: CollectionsNavigation
}

extension CollectionsNavigator: CollectionListNavigatorContract, CollectionDetailNavigatorContract,
    CollectionFormNavigatorContract, AchievementListNavigatorContract
{
    func goBack() { navigate(.back) }

    func navigateToList() { navigate(.open(.list)) }

    func navigateToCollection(identifier: CollectionID) { navigate(.open(.collection(identifier))) }

    func navigateToAchievements() { navigate(.open(.achievements)) }

    func navigateToForm() { navigate(.open(.form)) }

    func navigateToStory(identifier: StoryID) { navigate(.story(identifier)) }

    func navigateToPlayback(of identifier: StoryID) { navigate(.play(identifier)) }

    func navigateToPlaybackOfAll(_ identifiers: [StoryID]) { navigate(.playAll(identifiers)) }
}
