import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("Changing a story", .timeLimit(.minutes(1)))
struct StoryEditTests {
    private let store = LibraryFake()
    private let identifier = Story.stub().id

    private func makeSUT(unfit word: String? = nil) async throws -> LibraryFeature {
        try await store.save(.stub())
        return LibraryFeature(dependencies: .stub(store, safety: ChildSafetyCheckStub(word: word)))
    }

    @Test("Title and texts are kept as plain text")
    func kept() async throws {
        // Given
        let sut = try await makeSUT()
        // When
        let story = try await sut.edit(
            identifier, StoryEdit(title: " The \u{1B}[31m moon ", texts: [1: "One\nline.\n\n\nAnother."]))
        // Then
        #expect(story.title == "The [31m moon")
        #expect(story.pages[1].text == "One line.\n\nAnother.")
        #expect(story.pages[0] == Story.stub().pages[0])
        #expect(try await sut.story(matching: identifier.rawValue) == story)
    }

    @Test("What fits exactly is kept")
    func limits() async throws {
        let sut = try await makeSUT()
        let (title, text) = (String(repeating: "t", count: 100), String(repeating: "x", count: 500))
        let story = try await sut.edit(identifier, StoryEdit(title: title, texts: [0: text]))
        #expect(story.title == title)
        #expect(story.pages[0].text == text)
    }

    @Test(
        "What a story cannot be is refused with the reason, and nothing of it is kept",
        arguments: [
            (StoryEdit(title: " \n"), StoryEditError.blankTitle),
            (StoryEdit(title: String(repeating: "t", count: 101)), .titleTooLong(101)),
            (StoryEdit(title: "Fine", texts: [2: "x"]), .noSuchPage(2, count: 2)),
            (StoryEdit(texts: [-1: "x"]), .noSuchPage(-1, count: 2)),
            (StoryEdit(texts: [0: "\u{200B}"]), .blankText(page: 0)),
            (StoryEdit(texts: [1: String(repeating: "x", count: 501)]), .textTooLong(page: 1, count: 501)),
            (StoryEdit(texts: [1: "a\n\nb\n\nc"]), .tooManyParagraphs(page: 1, count: 3)),
        ])
    func refused(edit: StoryEdit, error: StoryEditError) async throws {
        let sut = try await makeSUT()
        let thrown = await #expect(throws: LibraryError.self) { try await sut.edit(identifier, edit) }
        #expect(thrown == .edit(error))
        #expect(thrown?.code == error.code && thrown?.message.isEmpty == false && thrown?.advice.isEmpty == false)
        #expect(try await sut.story(matching: identifier.rawValue) == .stub())
    }

    @Test(
        "What is not for children is refused wherever it is typed, and nothing of it is kept",
        arguments: [StoryEdit(title: "A pistol"), StoryEdit(texts: [1: "He had a pistol."])])
    func unfit(edit: StoryEdit) async throws {
        let sut = try await makeSUT(unfit: "pistol")
        let error = await #expect(throws: LibraryError.self) { try await sut.edit(identifier, edit) }
        #expect(error?.code == "library.unsuitableInput")
        #expect(try await sut.story(matching: identifier.rawValue) == .stub())
    }

    @Test("Heroes and events are looked through as well")
    func unfitHeroesAndEvents() async throws {
        let sut = try await makeSUT(unfit: "pistol")
        var draft = HeroDraft.stub()
        draft.appearance.accessories = ["pistol"]
        let refused = LibraryError.unsuitableInput(
            SafetyConcern(excerpt: "pistol", reason: "It's about something for grown-ups."))
        await #expect(throws: refused) { try await sut.addHero(draft) }
        await #expect(throws: refused) { try await sut.findOrAddHero(named: "pistol") }
        await #expect(throws: refused) { try await sut.addEvent(EventDraft(title: "Fun", keywords: ["pistol"])) }
        let hero = try await sut.addHero(.stub())
        await #expect(throws: refused) { try await sut.updateHero(hero.id, to: draft) }
        let event = try await sut.addEvent(EventDraft(title: "Fun"))
        await #expect(throws: refused) { try await sut.updateEvent(event, to: EventDraft(title: "pistol")) }
        #expect(try await sut.heroes() == [hero])
        #expect(try await sut.events() == [event])
    }

    @Test("What is typed is looked through in the language of the household, or of the story")
    func languages() async throws {
        // Given
        struct LanguageCheck: ChildSafetyCheck {
            func firstConcern(in text: String, for audience: SafetyAudience) -> SafetyConcern? {
                SafetyConcern(excerpt: "\(audience.language)", reason: "\(audience.ageBand)")
            }
        }
        try await store.save(AppSettings(language: LanguageCode(rawValue: "de")))
        try await store.save(.stub())
        let sut = LibraryFeature(dependencies: .stub(store, safety: LanguageCheck()))
        // When
        let hero = await #expect(throws: LibraryError.self) { try await sut.addHero(.stub()) }
        let cast = await #expect(throws: LibraryError.self) {
            try await sut.findOrAddHero(named: "Mira", in: LanguageCode(rawValue: "sv"))
        }
        let edit = await #expect(throws: LibraryError.self) { try await sut.edit(identifier, StoryEdit(title: "x")) }
        // Then
        #expect(hero == .unsuitableInput(SafetyConcern(excerpt: "de", reason: "all")))
        #expect(cast == .unsuitableInput(SafetyConcern(excerpt: "sv", reason: "all")))
        #expect(edit == .unsuitableInput(SafetyConcern(excerpt: "en", reason: "all")))
    }
}
