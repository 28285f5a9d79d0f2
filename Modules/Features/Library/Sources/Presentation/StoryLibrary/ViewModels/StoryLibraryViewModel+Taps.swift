public import StoryCore

// MARK: - Ways out

extension StoryLibraryViewModel {
    public func didSelect(_ story: StorySummary) { navigator.navigateToStory(identifier: story.id) }

    public func didTapOnPlay(_ story: StorySummary) { navigator.navigateToPlayback(of: story.id) }

    public func didTapOnPlayNext(_ story: StorySummary) { navigator.playNext(identifier: story.id) }

    public func didTapOnAddToQueue(_ story: StorySummary) { navigator.addToQueue(identifier: story.id) }

    public func didTapOnNewStory() { navigator.navigateToNewStory() }

    public func didTapOnDelete(_ story: StorySummary) { navigator.navigateToDeletion(of: .story(story.id)) }

    public func didTapOnHeroes() { navigator.navigateToHeroes() }

    public func didTapOnEvents() { navigator.navigateToEvents() }

    public func didTapOnBin() { navigator.navigateToBin() }

    public func didTapOnBack() { navigator.goBack() }
}

// MARK: - Marks

extension StoryLibraryViewModel {
    public func didTapOnFavorite(_ story: StorySummary) async {
        failure = nil
        let change = FavoriteChange(identifier: story.id, isFavorite: !story.isFavorite)
        switch await attempt({ () async throws(LibraryError) in try await useCases.setFavorite.execute(change) }) {
        case .success: await storiesDidChange()
        case .failure(let error): failure = error
        }
    }

    public func didDismissFailure() { failure = nil }
}
