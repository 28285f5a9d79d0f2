import StoryCore

/// Makes a custom event; the repository refuses a title that another one has.
struct AddEventUseCase: Sendable {
    let events: any CustomEventRepository
    let random: @Sendable () -> UInt64

    func execute(_ draft: EventDraft) async throws(LibraryError) -> CustomStoryEvent {
        var generator = SeededGenerator(seed: random())
        let event = try draft.event(.random(using: &generator), usageCount: 0)
        try await stored { () async throws(StorageError) in try await events.add(event) }
        return event
    }
}
