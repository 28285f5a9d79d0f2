public import Observation
public import StoryCore

/// Lists the custom events of a family.
@MainActor
@Observable
public final class EventListViewModel: EventListViewModelContract {
    public private(set) var state = EventListViewState.idle
    public private(set) var failure: LibraryError?

    private let getEvents: any GetEventsUseCaseContract
    private let refreshEvents: any RefreshEventsUseCaseContract
    private let updateEvent: any UpdateEventUseCaseContract
    private let observeLibrary: any ObserveLibraryUseCaseContract
    private let navigator: any EventListNavigatorContract
    /// Counts what was asked for: an answer to anything but the last question is not shown.
    @ObservationIgnored private var ticket = 0

    package init(
        getEvents: any GetEventsUseCaseContract, refreshEvents: any RefreshEventsUseCaseContract,
        updateEvent: any UpdateEventUseCaseContract,
        observeLibrary: any ObserveLibraryUseCaseContract, navigator: any EventListNavigatorContract
    ) {
        self.getEvents = getEvents
        self.refreshEvents = refreshEvents
        self.updateEvent = updateEvent
        self.observeLibrary = observeLibrary
        self.navigator = navigator
    }

    public func didAppear() async {
        guard case .idle = state else { return }
        await load()
    }

    public func didTapOnRetryButton() async {
        await load()
    }

    public func didPullToRefresh() async {
        failure = nil
        await refresh()
    }

    public func observeChanges() async {
        let changes = observeLibrary.execute()
        switch state {
        case .loaded, .empty: await refresh()
        case .idle, .loading, .error: break
        }
        for await parts in changes where parts.contains(.events) {
            if case .idle = state { continue }
            await refresh()
        }
    }

    public func didTapOnFavorite(_ event: CustomStoryEvent) async {
        failure = nil
        var draft = EventDraft(event)
        draft.isFavorite.toggle()
        let change = EventChange(event: event, draft: draft)
        switch await attempt({ () async throws(LibraryError) in try await updateEvent.execute(change) }) {
        case .success: await refresh()
        case .failure(let error): failure = error
        }
    }

    public func didDismissFailure() { failure = nil }

    public func didSelect(_ event: CustomStoryEvent) { navigator.navigateToEventForm(identifier: event.id) }

    public func didTapOnNewEvent() { navigator.navigateToEventForm(identifier: nil) }

    public func didTapOnDelete(_ event: CustomStoryEvent) { navigator.navigateToDeletion(of: .event(event.id)) }

    public func didTapOnBack() { navigator.goBack() }
}

// MARK: - Private

extension EventListViewModel {
    private func load() async {
        failure = nil
        state = .loading
        await read { [getEvents] () async throws(LibraryError) in try await getEvents.execute() }
    }

    private func refresh() async {
        await read { [refreshEvents] () async throws(LibraryError) in try await refreshEvents.execute() }
    }

    private func read(_ read: () async throws(LibraryError) -> [CustomStoryEvent]) async {
        ticket += 1
        let asked = ticket
        let answer = await attempt(read)
        guard asked == ticket else { return }
        switch (answer, state) {
        case (.success(let events), _): state = events.isEmpty ? .empty : .loaded(events)
        case (.failure(let error), .loaded), (.failure(let error), .empty): failure = error
        case (.failure(let error), .idle), (.failure(let error), .loading), (.failure(let error), .error):
            state = .error(error)
        }
    }
}
