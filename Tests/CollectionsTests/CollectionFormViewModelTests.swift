import Collections
import CollectionsStubs
import FeatureKitStubs
import StoryCore
import Testing

@Suite("The form for a new collection", .timeLimit(.minutes(1)))
@MainActor
struct CollectionFormViewModelTests {
    private let navigator = NavigatorMock<CollectionsExit>()
    private let busy = CollectionsError.storage(.busy("The library"))
    private let getFormChoices = UseCaseMock<Void, CollectionFormChoices, CollectionsError>(
        .success(CollectionFormChoices(heroes: [.stub(), .stub(name: "Jonas")], languages: [.english])))
    private let outcome = CollectionOutcome(collection: .stub(), progress: .stub())

    private func sut(_ create: CreateCollectionUseCaseMock) -> CollectionFormViewModel {
        CollectionFormViewModel(getFormChoices: getFormChoices, createCollection: create, navigator: navigator)
    }

    private func sut() -> CollectionFormViewModel { sut(CreateCollectionUseCaseMock(.success(outcome))) }

    @Test("It begins once what can be chosen was read, or says why not")
    func begin() async {
        // Given
        getFormChoices.answer(.failure(busy))
        let sut = sut()

        // When, then
        await sut.didAppear()
        #expect(sut.state == .error(busy))
        getFormChoices.answer(.success(CollectionFormChoices(heroes: [.stub()])))
        await sut.didTapOnRetryButton()
        #expect(sut.state == .editing)
        #expect(sut.choices.heroes == [.stub()])
    }

    @Test("The only hero is chosen, of several none is")
    func onlyHero() async {
        let several = sut()
        await several.didAppear()
        #expect(several.draft.heroes.isEmpty)
        getFormChoices.answer(.success(CollectionFormChoices(heroes: [.stub()])))
        let one = sut()
        await one.didAppear()
        #expect(one.draft.heroes == [.stub()])
    }

    @Test("Making shows how far the stories are, and then what was made")
    func make() async {
        // Given
        let create = CreateCollectionUseCaseMock(.success(outcome), steps: [.stub()], gate: Gate())
        let sut = sut(create)
        await sut.didAppear()
        sut.draft = .stub()

        // When
        let work = Task { await sut.didTapOnMake() }
        await until { sut.state == .generating(.stub()) }
        sut.didTapOnBack()

        // Then
        #expect(navigator.exits.isEmpty)
        create.gate.open()
        await work.value
        #expect(sut.state == .made(outcome))
        #expect(create.drafts == [.stub()])
        sut.didTapOnBack()
        #expect(navigator.exits == [.open(.collection(outcome.collection.id))])
    }

    @Test("Stopped, it leads back to the list, where what was made stands")
    func stop() async {
        // Given
        let create = CreateCollectionUseCaseMock(.success(outcome), steps: [.stub()], gate: Gate())
        let sut = sut(create)
        var told: [Bool] = []
        sut.onMaking = { told.append($0) }
        await sut.didAppear()
        let work = Task { await sut.didTapOnMake() }
        await until { sut.state == .generating(.stub()) }
        #expect(told == [true])

        // When
        sut.didTapOnStop()
        create.gate.open()
        await work.value

        // Then
        #expect(sut.state == .editing)
        #expect(told == [true, false])
        #expect(navigator.exits == [.back])
    }

    @Test("What could not be made is said; back leads to what was chosen, and trying again makes it")
    func failure() async {
        // Given
        let create = CreateCollectionUseCaseMock(.failure(.noHero))
        let sut = sut(create)
        await sut.didAppear()
        sut.draft = .stub()

        // When, then
        await sut.didTapOnMake()
        #expect(sut.state == .failed(.noHero))
        sut.didTapOnBack()
        #expect(sut.state == .editing)
        #expect(sut.draft == .stub())
        await sut.didTapOnMake()
        create.answer(.success(outcome))
        await sut.didTapOnRetryButton()
        #expect(sut.state == .made(outcome))
    }

    @Test("From the form, back leaves it")
    func back() async {
        let sut = sut()
        await sut.didAppear()
        sut.didTapOnBack()
        #expect(navigator.exits == [.back])
    }
}
