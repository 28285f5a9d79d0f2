import Collections
import Generation
import Library
public import Observation
public import Playback
public import StoryApp
public import StoryCore

/// Offers to make a story, or to go on with one.
@MainActor
@Observable
public final class HomeViewModel: HomeViewModelContract {
    public private(set) var state = HomeViewState.idle

    private let getHome: any GetHomeUseCaseContract
    private let observeHome: any ObserveHomeUseCaseContract
    private let navigate: @MainActor (AppDestination) -> Void

    /// Makes the view model; reads nothing yet.
    ///
    /// - Parameter navigate: Takes the ways out of the screen.
    public init(
        getHome: any GetHomeUseCaseContract, observeHome: any ObserveHomeUseCaseContract,
        navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        (self.getHome, self.observeHome, self.navigate) = (getHome, observeHome, navigate)
    }

    public func didAppear() async {
        guard case .idle = state else { return }
        state = .loading
        await read()
    }

    public func didTapOnRetryButton() async {
        state = .loading
        await read()
    }

    public func observeChanges() async {
        for await _ in observeHome.execute() {
            if case .idle = state { continue }
            await read()
        }
    }

    public func didTapOnNewStory() { navigate(.generation(.form)) }
    public func didTapOnNewHero() { navigate(.library(.heroForm(nil))) }
    public func didTapOnHeroes() { navigate(.library(.heroes)) }
    public func didTapOnEvents() { navigate(.library(.events)) }
    public func didTapOnNewCollection() { navigate(.collections(.form)) }
    public func didTapOnAchievements() { navigate(.collections(.achievements)) }
    public func didSelect(_ story: StorySummary) { navigate(.library(.story(story.id))) }
    public func didTapOnContinue(_ story: StartedStory) { navigate(.playback(.story(story.id, from: nil))) }

    /// What is shown stays if it cannot be read anew.
    private func read() async {
        do throws(HomeError) {
            let content = try await getHome.execute()
            state = content.isEmpty ? .empty : .loaded(content)
        } catch {
            switch state {
            case .loaded, .empty: break
            case .idle, .loading, .error: state = .error(error)
            }
        }
    }
}
