import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("Keeping custom events", .timeLimit(.minutes(1)))
struct EventTests {
    private let store = LibraryFake()
    private let sut: LibraryFeature

    init() {
        sut = LibraryFeature(dependencies: .stub(store))
    }

    @Test("A draft becomes an event that nobody has used yet")
    func adding() async throws {
        // Given
        let draft = EventDraft(
            title: " First tooth ", details: "A tooth is loose.", hardPart: "It wobbles.", goodPart: "The gap.",
            promptSeed: "A tooth falls out.", category: .milestone,
            ageBand: .fourToSix, tone: .funny, keywords: ["fairy"], isFavorite: true)
        // When
        let event = try await sut.addEvent(draft)
        // Then
        #expect(event.title == "First tooth")
        #expect(event.usageCount == 0)
        #expect(try await sut.events() == [event])
        var expected = draft
        expected.title = "First tooth"
        #expect(EventDraft(event) == expected)
    }

    @Test("Two events have two identifiers")
    func identifiers() async throws {
        let first = try await sut.addEvent(EventDraft(title: "One"))
        let second = try await sut.addEvent(EventDraft(title: "Two"))
        #expect(first.id != second.id)
    }

    @Test("A title that is blank, too long or taken is refused, and nothing is kept")
    func refused() async throws {
        _ = try await sut.addEvent(EventDraft(title: "One"))
        await #expect(throws: LibraryError.event(.blankTitle)) { try await sut.addEvent(EventDraft(title: "\n")) }
        await #expect(throws: LibraryError.event(.titleTooLong(101))) {
            try await sut.addEvent(EventDraft(title: String(repeating: "x", count: 101)))
        }
        await #expect(throws: LibraryError.storage(.duplicate(.event, "One"))) {
            try await sut.addEvent(EventDraft(title: "One"))
        }
        #expect(try await sut.events().count == 1)
    }

    @Test("An event that is changed keeps its identifier and its count")
    func updating() async throws {
        // Given
        let event = try await sut.addEvent(EventDraft(title: "One"))
        try await store.save(.stub(about: .custom(event)))
        let used = try await sut.event(matching: "One")
        // When
        let changed = try await sut.updateEvent(used, to: EventDraft(title: "Two"))
        // Then
        #expect(changed.id == event.id)
        #expect(changed.usageCount == 1)
        #expect(try await sut.events() == [changed])
    }

    @Test(
        "No event takes the title of a built-in one, new or renamed", arguments: ["Bedtime", "rainy-day", "SCHOOL DAY"])
    func builtInTitle(title: String) async throws {
        // Given
        let event = try await sut.addEvent(EventDraft(title: "One"))
        let builtIn = try #require(StoryEvent.named(title))
        // Then
        for change in [
            { try await sut.addEvent(EventDraft(title: title)) },
            { try await sut.updateEvent(event, to: EventDraft(title: title)) },
        ] as [() async throws -> CustomStoryEvent] {
            await #expect(throws: LibraryError.event(.builtInTitle(builtIn))) { try await change() }
        }
        #expect(try await sut.events() == [event])
    }

    @Test("An event that has had the title of a built-in one keeps it when something else changes")
    func oldBuiltInTitle() async throws {
        // Given
        let event = CustomStoryEvent.stub(title: "Bedtime")
        try await store.add(event)
        var draft = EventDraft(event)
        draft.isFavorite = true
        // Then
        #expect(try await sut.updateEvent(event, to: draft).isFavorite)
    }

    @Test("An event that is removed is gone")
    func deleting() async throws {
        let event = try await sut.addEvent(EventDraft(title: "One"))
        try await sut.deleteEvent(event.id)
        await #expect(throws: LibraryError.storage(.notFound(.event, "One"))) { try await sut.event(matching: "One") }
    }

    @Test("Errors of heroes and events are explained as they are")
    func explained() {
        #expect(LibraryError.hero(.blankName).code == HeroError.blankName.code)
        #expect(LibraryError.event(.blankTitle).message == CustomEventError.blankTitle.message)
        #expect(LibraryError.event(.blankTitle).advice == CustomEventError.blankTitle.advice)
        #expect(LibraryError.storage(.busy("The library")).severity == .warning)
        #expect(LibraryError.storage(.corrupt(path: "/l", detail: "Why.")).reason == "Why.")
    }
}
