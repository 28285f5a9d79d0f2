import Collections
public import Generation
import Library
public import Observation
public import Playback
public import StoryApp
public import StoryCore

/// The view model of Home.
@MainActor
@Observable
public final class HomeViewModel: HomeViewModelContract {
    public private(set) var state = HomeViewState.idle
    public private(set) var failure: HomeError?

    private let getHome: any GetHomeUseCaseContract
    private let observeHome: any ObserveHomeUseCaseContract
    private let discardUnfinished: any DiscardUnfinishedUseCaseContract
    private let resume: @MainActor (JobOverview) -> Void
    private let navigate: @MainActor (AppDestination) -> Void
    /// How often it was read: only the answer to the last question counts.
    @ObservationIgnored private var requestCount = 0

    /// Creates the view model; reads nothing yet.
    ///
    /// - Parameters:
    ///   - resume: Resumes an unfinished story.
    ///   - navigate: Handles the exits of the screen.
    public init(
        getHome: any GetHomeUseCaseContract, observeHome: any ObserveHomeUseCaseContract,
        discardUnfinished: any DiscardUnfinishedUseCaseContract, resume: @escaping @MainActor (JobOverview) -> Void,
        navigate: @escaping @MainActor (AppDestination) -> Void
    ) {
        (self.getHome, self.observeHome, self.discardUnfinished) = (getHome, observeHome, discardUnfinished)
        (self.resume, self.navigate) = (resume, navigate)
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

    public func refresh() async {
        if case .idle = state { return }
        await read()
    }

    public func observeChanges() async {
        for await _ in observeHome.execute() { await refresh() }
    }

    public func didTapOnNewStory() { navigate(.generation(.form)) }
    public func didTapOnQueue() { navigate(.generation(.queue)) }
    public func didTapOnNewHero() { navigate(.library(.heroForm(nil))) }
    public func didTapOnHeroes() { navigate(.library(.heroes)) }
    public func didTapOnEvents() { navigate(.library(.events)) }
    public func didTapOnNewCollection() { navigate(.collections(.form)) }
    public func didTapOnAchievements() { navigate(.collections(.achievements)) }
    public func didTapOnJourney() { navigate(.collections(.journey)) }
    public func didSelect(_ story: StorySummary) { navigate(.library(.story(story.id))) }
    public func didTapOnContinue(_ story: StartedStory) { navigate(.playback(.story(story.id, from: nil))) }

    public func didTapOnResume(_ job: JobOverview) {
        resume(job)
        navigate(.generation(.form))
    }

    public func discard(_ job: JobOverview) async {
        failure = nil
        do throws(HomeError) {
            try await discardUnfinished.execute(job.id)
        } catch {
            failure = error
        }
        await refresh()
    }

    public func didDismissFailure() { failure = nil }

    /// Loads the content; the current one stays if that fails.
    private func read() async {
        requestCount += 1
        let request = requestCount
        do throws(HomeError) {
            let content = try await getHome.execute()
            guard request == requestCount else { return }
            state = content.isEmpty ? .empty : .loaded(content)
        } catch {
            guard request == requestCount else { return }
            switch state {
            case .loaded, .empty: failure = error
            case .idle, .loading, .error: state = .error(error)
            }
        }
    }
}
