package import StoryCore

/// Lists the custom events, as they were read last if nobody has changed one since.
package protocol GetEventsUseCaseContract: Sendable {
    /// All custom events by title.
    func execute() async throws(LibraryError) -> [CustomStoryEvent]
}

struct GetEventsUseCase: GetEventsUseCaseContract {
    let events: any CustomEventRepository
    let memory: LibraryMemory

    func execute() async throws(LibraryError) -> [CustomStoryEvent] {
        try await memory.get(\.events, of: .events) { () async throws(StorageError) in try await events.events() }
    }
}

/// Lists the custom events as they are stored or, if that cannot be read, as they were read last.
package protocol RefreshEventsUseCaseContract: Sendable {
    /// All custom events by title.
    func execute() async throws(LibraryError) -> [CustomStoryEvent]
}

struct RefreshEventsUseCase: RefreshEventsUseCaseContract {
    let events: any CustomEventRepository
    let memory: LibraryMemory

    func execute() async throws(LibraryError) -> [CustomStoryEvent] {
        try await memory.refresh(\.events, of: .events) { () async throws(StorageError) in try await events.events() }
    }
}

/// Finds a custom event by identifier.
package protocol GetEventUseCaseContract: Sendable {
    /// The event as it was read last, or else as it is stored.
    func execute(_ identifier: CustomEventID) async throws(LibraryError) -> CustomStoryEvent
}

struct GetEventUseCase: GetEventUseCaseContract {
    let getEvents: any GetEventsUseCaseContract

    func execute(_ identifier: CustomEventID) async throws(LibraryError) -> CustomStoryEvent {
        let found = try await getEvents.execute().first { $0.id == identifier }
        guard let found else { throw .storage(.notFound(.event, identifier.rawValue)) }
        return found
    }
}

/// Makes a custom event.
package protocol AddEventUseCaseContract: Sendable {
    /// Makes and keeps the event that a draft describes; the repository refuses a title that another one has.
    func execute(_ draft: EventDraft) async throws(LibraryError) -> CustomStoryEvent
}

struct AddEventUseCase: AddEventUseCaseContract {
    let events: any CustomEventRepository
    let memory: LibraryMemory
    let inputCheck: InputCheck
    let random: @Sendable () -> UInt64

    func execute(_ draft: EventDraft) async throws(LibraryError) -> CustomStoryEvent {
        var generator = SeededGenerator(seed: random())
        let event = try draft.event(.random(using: &generator), usageCount: 0)
        try await inputCheck.check(event.typedTexts, ageBand: event.ageBand)
        defer { memory.forget([.events]) }
        try await stored { () async throws(StorageError) in try await events.add(event) }
        return event
    }
}

/// A custom event with what is to become of it.
package struct EventChange: Hashable, Sendable {
    package var event: CustomStoryEvent
    package var draft: EventDraft

    package init(event: CustomStoryEvent, draft: EventDraft) {
        self.event = event
        self.draft = draft
    }
}

/// Changes a custom event.
package protocol UpdateEventUseCaseContract: Sendable {
    /// Changes the event; its usage count stays.
    func execute(_ change: EventChange) async throws(LibraryError) -> CustomStoryEvent
}

struct UpdateEventUseCase: UpdateEventUseCaseContract {
    let events: any CustomEventRepository
    let memory: LibraryMemory
    let inputCheck: InputCheck

    func execute(_ change: EventChange) async throws(LibraryError) -> CustomStoryEvent {
        let event = try change.draft.event(
            change.event.id, usageCount: change.event.usageCount, replacing: change.event.title)
        try await inputCheck.check(event.typedTexts, ageBand: event.ageBand)
        defer { memory.forget([.events]) }
        try await stored { () async throws(StorageError) in try await events.update(event) }
        return event
    }
}

/// Removes a custom event.
package protocol DeleteEventUseCaseContract: Sendable {
    /// Removes the event; stories keep what it was.
    func execute(_ identifier: CustomEventID) async throws(LibraryError)
}

struct DeleteEventUseCase: DeleteEventUseCaseContract {
    let events: any CustomEventRepository
    let memory: LibraryMemory

    func execute(_ identifier: CustomEventID) async throws(LibraryError) {
        defer { memory.forget([.events]) }
        try await stored { () async throws(StorageError) in try await events.delete(identifier) }
    }
}
