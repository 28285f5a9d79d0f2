public import Observation
import StoryCore

/// Lists what a family has reached.
@MainActor
@Observable
public final class AchievementListViewModel: AchievementListViewModelContract {
    public private(set) var state = AchievementListViewState.idle
    public private(set) var failure: CollectionsError?

    private let getAchievements: any GetAchievementsUseCaseContract
    private let navigator: any AchievementListNavigatorContract
    /// Counts what was asked for: an answer to anything but the last question is not shown.
    @ObservationIgnored private var ticket = 0

    package init(
        getAchievements: any GetAchievementsUseCaseContract, navigator: any AchievementListNavigatorContract
    ) {
        self.getAchievements = getAchievements
        self.navigator = navigator
    }

    public func didAppear() async {
        guard case .idle = state else { return }
        await didTapOnRetryButton()
    }

    public func didTapOnRetryButton() async {
        state = .loading
        await read()
    }

    public func didPullToRefresh() async { await read() }

    public func didDismissFailure() { failure = nil }

    public func didTapOnBack() { navigator.goBack() }

    private func read() async {
        ticket += 1
        let asked = ticket
        failure = nil
        let answer = await attempt { [getAchievements] () async throws(CollectionsError) in
            try await getAchievements.execute()
        }
        guard asked == ticket else { return }
        switch (answer, state) {
        case (.success(let achievements), _):
            state = achievements.isEmpty ? .empty : .loaded(achievements.reversed())
        case (.failure(let error), .loaded), (.failure(let error), .empty): failure = error
        case (.failure(let error), .idle), (.failure(let error), .loading), (.failure(let error), .error):
            state = .error(error)
        }
    }
}
