package import FeatureKit
package import StoryCore

/// Returns the custom events, from the cache if they have not changed.
package typealias GetEventsUseCaseContract = UseCase<Void, [CustomStoryEvent], LibraryError>

/// Lists the custom events as they are stored or, if that cannot be read, as they were read last.
package typealias RefreshEventsUseCaseContract = UseCase<Void, [CustomStoryEvent], LibraryError>

/// Finds a custom event by identifier.
package typealias GetEventUseCaseContract = UseCase<CustomEventID, CustomStoryEvent, LibraryError>

struct GetEventUseCase: GetEventUseCaseContract {
    let getEvents: any GetEventsUseCaseContract

    func execute(_ identifier: CustomEventID) async throws(LibraryError) -> CustomStoryEvent {
        let found = try await getEvents.execute().first { $0.id == identifier }
        guard let found else { throw .storage(.notFound(.event, identifier.rawValue)) }
        return found
    }
}

/// Creates a custom event.
package typealias AddEventUseCaseContract = UseCase<EventDraft, CustomStoryEvent, LibraryError>

struct AddEventUseCase: AddEventUseCaseContract {
    let events: any CustomEventRepository
    let cache: LibraryCache
    let inputCheck: InputCheck<LibraryError>
    let random: @Sendable () -> UInt64

    func execute(_ draft: EventDraft) async throws(LibraryError) -> CustomStoryEvent {
        var generator = SeededGenerator(seed: random())
        let event = try draft.event(.random(using: &generator), usageCount: 0)
        try await inputCheck.check(event.typedTexts, ageBand: event.ageBand)
        defer { cache.forget([.events]) }
        try await LibraryError.stored(try await events.add(event))
        return event
    }
}

/// A custom event with its new values.
package struct EventChange: Hashable, Sendable {
    package var event: CustomStoryEvent
    package var draft: EventDraft

    package init(event: CustomStoryEvent, draft: EventDraft) {
        self.event = event
        self.draft = draft
    }
}

/// Updates a custom event.
package typealias UpdateEventUseCaseContract = UseCase<EventChange, CustomStoryEvent, LibraryError>

struct UpdateEventUseCase: UpdateEventUseCaseContract {
    let events: any CustomEventRepository
    let cache: LibraryCache
    let inputCheck: InputCheck<LibraryError>

    func execute(_ change: EventChange) async throws(LibraryError) -> CustomStoryEvent {
        let event = try change.draft.event(
            change.event.id, usageCount: change.event.usageCount, replacing: change.event.title)
        try await inputCheck.check(event.typedTexts, ageBand: event.ageBand)
        defer { cache.forget([.events]) }
        try await LibraryError.stored(try await events.update(event))
        return event
    }
}

/// Deletes a custom event.
package typealias DeleteEventUseCaseContract = UseCase<CustomEventID, Void, LibraryError>
