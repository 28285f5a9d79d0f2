public import FeatureKit
public import StoryCore

/// The view model of the list of custom events.
@MainActor
public final class EventListViewModel: EventListViewModelContract, ObservedListViewModel {
    public let source: ObservedList<[CustomStoryEvent], LibraryError>
    private let updateEvent: any UpdateEventUseCaseContract
    private let navigator: any LibraryNavigatorContract

    package init(
        getEvents: any GetEventsUseCaseContract, refreshEvents: any RefreshEventsUseCaseContract,
        updateEvent: any UpdateEventUseCaseContract, observation: any LibraryObservation,
        navigator: any LibraryNavigatorContract
    ) {
        source = ObservedList(get: getEvents, refresh: refreshEvents, observation: observation, of: [.events])
        self.updateEvent = updateEvent
        self.navigator = navigator
    }

    public func didTapOnFavorite(_ event: CustomStoryEvent) async {
        var draft = EventDraft(event)
        draft.isFavorite.toggle()
        let change = EventChange(event: event, draft: draft)
        await source.change { () async throws(LibraryError) in try await updateEvent.execute(change) }
    }

    public func didSelect(_ event: CustomStoryEvent) { navigator.navigate(.open(.eventForm(event.id))) }

    public func didTapOnNewEvent() { navigator.navigate(.open(.eventForm(nil))) }

    public func didTapOnDelete(_ event: CustomStoryEvent) { navigator.navigate(.open(.deletion(.event(event.id)))) }

    public func didTapOnBack() { navigator.navigate(.back) }
}
