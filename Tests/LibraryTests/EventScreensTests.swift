import FeatureKit
import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("The list of custom events and their form", .timeLimit(.minutes(1)))
@MainActor
struct EventScreensTests {
    private let store = LibraryFake()
    private let get = UseCaseMock<CustomEventID, CustomStoryEvent, LibraryError>(.success(.stub()))
    private let add = UseCaseMock<EventDraft, CustomStoryEvent, LibraryError>(.success(.stub()))
    private let update = UseCaseMock<EventChange, CustomStoryEvent, LibraryError>(.success(.stub()))
    private let navigator = NavigatorMock<LibraryExit>()

    private func makeForm(for identifier: CustomEventID? = nil) -> EventFormViewModel {
        EventFormViewModel(
            identifier: identifier, getEvent: get, addEvent: add, updateEvent: update,
            eventRecogniser: EventRecogniser(settings: store) { event, language in
                event.details.contains("tooth") ? .understood("Tooth \(language)") : .unrecognised
            },
            navigator: navigator)
    }

    @Test("Events are marked in the list, and their count stays")
    func marking() async throws {
        // Given
        let feature = LibraryFeature(dependencies: .stub(store))
        let event = try await feature.addEvent(EventDraft(title: "First tooth"))
        try await store.save(.stub(about: .custom(event)))
        let sut = feature.makeEventListViewModel { _ in }
        await sut.didAppear()
        // When
        guard case .loaded(let events) = sut.state else { throw LibraryError.cancelled }
        await sut.didTapOnFavorite(events[0])
        // Then
        guard case .loaded(let marked) = sut.state else { throw LibraryError.cancelled }
        #expect(marked.map(\.isFavorite) == [true])
        #expect(marked.map(\.usageCount) == [1])
    }

    @Test("A mark that cannot be kept leaves the list and says why")
    func failedMark() async throws {
        let feature = LibraryFeature(dependencies: .stub(store))
        let event = try await feature.addEvent(EventDraft(title: "First tooth"))
        let sut = feature.makeEventListViewModel { _ in }
        await sut.didAppear()
        store.fail(with: .busy("The library"))
        await sut.didTapOnFavorite(event)
        #expect(sut.state == .loaded([event]))
        #expect(sut.failure == .storage(.busy("The library")))
    }

    @Test("The form says what the author makes of what was typed so far, in the household's language")
    func recognition() async {
        let sut = makeForm()
        #expect(sut.recognition == .asWritten)
        await sut.didAppear()
        #expect(sut.recognition == .asWritten)
        sut.draft.title = "A big day"
        #expect(sut.recognition == .unrecognised)
        sut.draft.details = "A tooth is loose."
        #expect(sut.recognition == .understood("Tooth en"))
    }

    @Test("A form without a title is not saved and says why until it is corrected")
    func blankTitle() async {
        let sut = makeForm()
        await sut.didAppear()
        await sut.didTapOnSave()
        #expect(sut.state == .editing)
        #expect(sut.formError == .event(.blankTitle))
        sut.draft.title = "First tooth"
        #expect(sut.formError == nil)
        await sut.didTapOnSave()
        #expect(sut.state == .saved(.stub()))
        #expect(add.inputs.map(\.title) == ["First tooth"])
    }

    @Test("It is saving while it saves")
    func saving() async {
        let sut = makeForm()
        await sut.didAppear()
        sut.draft.title = "First tooth"
        let gate = Gate()
        add.answer(.success(.stub()), gate: gate)
        let task = Task { await sut.didTapOnSave() }
        await gate.arrival()
        await sut.didTapOnSave()
        sut.didTapOnBack()
        #expect(sut.state == .saving)
        gate.open()
        await task.value
        #expect(add.executeCallCount == 1)
        #expect(navigator.exits.isEmpty)
    }

    @Test("An event that could not be kept is not lost: back leads to what was typed, the retry keeps")
    func failedSaving() async {
        let sut = makeForm()
        await sut.didAppear()
        sut.draft.title = "First tooth"
        let taken = LibraryError.storage(.duplicate(.event, "First tooth"))
        add.answer(.failure(taken))
        await sut.didTapOnSave()
        #expect(sut.state == .failed(taken))
        sut.didTapOnBack()
        #expect(sut.state == .editing)
        #expect(sut.draft.title == "First tooth")
        await sut.didTapOnSave()
        add.answer(.success(.stub()))
        await sut.didTapOnRetryButton()
        #expect(sut.state == .saved(.stub()))
    }

    @Test("An event that is there is read first, and changed with its count")
    func existing() async {
        let sut = makeForm(for: CustomStoryEvent.stub().id)
        get.answer(.failure(.storage(.busy("The library"))))
        await sut.didAppear()
        #expect(sut.state == .error(.storage(.busy("The library"))))
        get.answer(.success(.stub()))
        await sut.didTapOnRetryButton()
        #expect(sut.draft == EventDraft(.stub()))
        sut.draft.tone = .funny
        await sut.didTapOnSave()
        #expect(update.inputs.map(\.event) == [.stub()])
        #expect(update.inputs.map(\.draft.tone) == [.funny])
    }
}
