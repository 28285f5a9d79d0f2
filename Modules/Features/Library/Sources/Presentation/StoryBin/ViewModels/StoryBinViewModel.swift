public import Foundation
public import Observation
public import StoryCore

/// Lists the stories that were removed, and restores them.
@MainActor
@Observable
public final class StoryBinViewModel: StoryBinViewModelContract {
    public private(set) var state = StoryBinViewState.idle
    public private(set) var failure: LibraryError?

    private let getBin: any GetBinUseCaseContract
    private let restoreFromBin: any RestoreFromBinUseCaseContract
    private let observeLibrary: any ObserveLibraryUseCaseContract
    private let date: @Sendable () -> Date
    private let navigator: any StoryBinNavigatorContract
    /// Counts what was asked for: an answer to anything but the last question is not shown.
    @ObservationIgnored private var ticket = 0

    package init(
        getBin: any GetBinUseCaseContract, restoreFromBin: any RestoreFromBinUseCaseContract,
        observeLibrary: any ObserveLibraryUseCaseContract, now: @escaping @Sendable () -> Date,
        navigator: any StoryBinNavigatorContract
    ) {
        self.getBin = getBin
        self.restoreFromBin = restoreFromBin
        self.observeLibrary = observeLibrary
        self.date = now
        self.navigator = navigator
    }

    public var now: Date { date() }

    public func didAppear() async {
        guard case .idle = state else { return }
        await load()
    }

    public func didTapOnRetryButton() async { await load() }

    public func didPullToRefresh() async {
        failure = nil
        await read()
    }

    public func observeChanges() async {
        let changes = observeLibrary.execute()
        switch state {
        case .loaded, .empty: await read()
        case .idle, .loading, .error: break
        }
        for await parts in changes where parts.contains(.stories) {
            if case .idle = state { continue }
            await read()
        }
    }

    public func didTapOnRestore(_ story: BinnedStory) async {
        failure = nil
        let answer = await attempt { () async throws(LibraryError) in
            try await restoreFromBin.execute([story.id])
        }
        // If somebody else has taken it out, it is not in the bin all the same.
        if case .failure(let error) = answer, !error.saysThatItIsGone {
            failure = error
        } else {
            await read()
        }
    }

    public func didDismissFailure() { failure = nil }

    public func didTapOnDelete(_ story: BinnedStory) { navigator.navigateToDeletion(of: .binnedStory(story.id)) }

    public func didTapOnEmpty() { navigator.navigateToDeletion(of: .bin) }

    public func didTapOnBack() { navigator.goBack() }
}

// MARK: - Private

extension StoryBinViewModel {
    private func load() async {
        failure = nil
        state = .loading
        await read()
    }

    private func read() async {
        ticket += 1
        let asked = ticket
        let answer = await attempt { () async throws(LibraryError) in try await getBin.execute() }
        guard asked == ticket else { return }
        switch (answer, state) {
        case (.success(let bin), _): state = bin.stories.isEmpty ? .empty : .loaded(bin)
        case (.failure(let error), .loaded), (.failure(let error), .empty): failure = error
        case (.failure(let error), .idle), (.failure(let error), .loading), (.failure(let error), .error):
            state = .error(error)
        }
    }
}
