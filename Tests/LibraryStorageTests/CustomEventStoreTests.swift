import Foundation
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryStorage

@Suite("Custom events in the library", .timeLimit(.minutes(1)))
struct CustomEventStoreTests: LibrarySuite {
    let own: TestLibrary

    init() throws { own = try TestLibrary() }

    private var sut: CustomEventStore { CustomEventStore(database: library.database) }
    // Without files of stories.
    private var stories: StoryStore { StoryStore(database: library.database) }

    private func event(_ id: String = "tooth", title: String = "First tooth") throws -> CustomStoryEvent {
        try CustomStoryEvent(
            id: .init(rawValue: id), title: title, details: "A tooth is loose.", hardPart: "It wobbles.",
            goodPart: "The gap.", promptSeed: "A tooth falls out.",
            category: .milestone, ageBand: .fourToSix, tone: .funny, keywords: ["tooth", "fairy"], isFavorite: true)
    }

    @Test("An event comes back as it was stored, in every part")
    func roundTrip() async throws {
        let event = try event()
        try await sut.add(event)
        #expect(try await sut.events() == [event])
    }

    @Test(
        "Two events cannot have one title, whatever the case and the accents",
        arguments: ["First tooth", "FIRST TÓOTH"])
    func duplicateTitle(title: String) async throws {
        // Given
        try await sut.add(event())
        try await sut.add(event("move", title: "Moving"))
        // Then
        await #expect(throws: StorageError.duplicate(.event, title)) { try await sut.add(event("other", title: title)) }
        await #expect(throws: StorageError.duplicate(.event, title)) {
            try await sut.update(event("move", title: title))
        }
        #expect(try await sut.events().map(\.title) == ["First tooth", "Moving"])
    }

    @Test("An event keeps its own title when it is changed, and its count")
    func update() async throws {
        // Given
        try await sut.add(event())
        try await stories.save(.stub(occasion: .custom(event())))
        // When
        try await sut.update(event(title: "first Tooth"))
        // Then
        #expect(try await sut.events().map(\.title) == ["first Tooth"])
        #expect(try await sut.events().map(\.usageCount) == [1])
    }

    @Test("Each new story counts as a use; an event that is gone is not missed")
    func uses() async throws {
        // Given
        try await sut.add(event())
        // When
        for (story, event) in [("one", "tooth"), ("one", "tooth"), ("two", "tooth"), ("three", "gone")] {
            try await stories.save(.stub(id: story, occasion: .custom(self.event(event))))
        }
        // Then
        #expect(try await sut.events().map(\.usageCount) == [2])
    }

    @Test("Changing or removing an event that is not there is an error")
    func missing() async throws {
        let event = try event()
        await #expect(throws: StorageError.notFound(.event, "tooth")) { try await sut.update(event) }
        await #expect(throws: StorageError.notFound(.event, "tooth")) { try await sut.delete(event.id) }
    }
}
