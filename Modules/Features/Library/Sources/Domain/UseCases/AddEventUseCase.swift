import StoryCore

/// Makes a custom event whose title no other one has.
struct AddEventUseCase: Sendable {
    let events: any CustomEventRepository
    let random: @Sendable () -> UInt64

    func execute(_ draft: EventDraft) async throws(LibraryError) -> CustomStoryEvent {
        var generator = SeededGenerator(seed: random())
        let event = try draft.event(.random(using: &generator), usageCount: 0)
        let others = try await stored { () async throws(StorageError) in try await events.events() }
        guard !others.contains(where: { $0.title.lowercased() == event.title.lowercased() }) else {
            throw .storage(.duplicate(.event, event.title))
        }
        try await stored { () async throws(StorageError) in try await events.add(event) }
        return event
    }
}
