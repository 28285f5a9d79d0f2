import FeatureKit
public import StoryCore

// MARK: - Exits

extension StoryLibraryViewModel {
    public func didSelect(_ story: StorySummary) { navigator.navigate(.open(.story(story.id))) }

    public func didTapOnPlay(_ story: StorySummary) { navigator.navigate(.play(story.id)) }

    public func didTapOnPlayNext(_ story: StorySummary) { navigator.navigate(.playNext(story.id)) }

    public func didTapOnAddToQueue(_ story: StorySummary) { navigator.navigate(.addToQueue(story.id)) }

    public func didTapOnNewStory() { navigator.navigate(.newStory) }

    public func didTapOnDelete(_ story: StorySummary) { navigator.navigate(.open(.deletion(.story(story.id)))) }

    public func didTapOnHeroes() { navigator.navigate(.open(.heroes)) }

    public func didTapOnEvents() { navigator.navigate(.open(.events)) }

    public func didTapOnBin() { navigator.navigate(.open(.bin)) }

    public func didTapOnBack() { navigator.navigate(.back) }
}

// MARK: - Favourites

extension StoryLibraryViewModel {
    public func didTapOnFavorite(_ story: StorySummary) async {
        list.failure = nil
        let change = FavoriteChange(identifier: story.id, isFavorite: !story.isFavorite)
        switch await useCases.setFavorite.result(change) {
        case .success: await storiesDidChange()
        case .failure(let error): list.failure = error
        }
    }

    public func didDismissFailure() { list.failure = nil }
}
