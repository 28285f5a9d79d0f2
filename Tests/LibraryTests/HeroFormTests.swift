import FeatureKitStubs
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("The form for a hero", .timeLimit(.minutes(1)))
@MainActor
struct HeroFormTests {
    private let get = UseCaseMock<HeroID, Hero, LibraryError>(.success(.stub()))
    private let check = UseCaseMock<HeroDraft, Void, LibraryError>(.success(()))
    private let add = UseCaseMock<HeroDraft, Hero, LibraryError>(.success(.stub()))
    private let update = UseCaseMock<HeroChange, Hero, LibraryError>(.success(.stub()))
    private let navigator = NavigatorMock<LibraryExit>()
    private let full = LibraryError.storage(.diskFull(path: "/library"))

    private nonisolated static let glowing = UnknownLook(.eyeColor, "glowing", known: ["brown", "blue"])

    private func makeSUT(for identifier: HeroID? = nil) -> HeroFormViewModel {
        HeroFormViewModel(
            identifier: identifier, getHero: get, checkHero: check, addHero: add, updateHero: update,
            unknownLooks: { $0.eyeColor == "glowing" ? [Self.glowing] : [] }, navigator: navigator)
    }

    /// A form over real use cases and a library in memory.
    private func makeRealSUT(
        _ store: LibraryFake = LibraryFake(), unfit word: String? = nil
    ) -> HeroFormViewModel {
        LibraryFeature(dependencies: .stub(store, safety: ChildSafetyCheckStub(word: word)))
            .makeHeroFormViewModel(for: nil) { _ in }
    }

    @Test("A form has changes once the draft is another than the hero, and none if it is again the same")
    func hasChanges() async {
        // Given
        let sut = makeSUT(for: Hero.stub().id)
        await sut.didAppear()
        #expect(!sut.hasChanges)

        // When
        sut.draft.name += "!"

        // Then
        #expect(sut.hasChanges)
        sut.draft.name.removeLast()
        #expect(!sut.hasChanges)
    }

    @Test("What pictures can't show of a look is told as long as the draft has it")
    func unknownLooks() async {
        // Given
        let sut = makeSUT()
        await sut.didAppear()
        #expect(sut.unknownLooks == [])

        // When
        sut.draft.appearance.eyeColor = "glowing"

        // Then
        #expect(sut.unknownLooks == [Self.glowing])
        sut.draft.appearance.eyeColor = "blue"
        #expect(sut.unknownLooks == [])
    }

    @Test("A look that pictures can't show is saved as it was typed")
    func savedUnknownLook() async throws {
        // Given
        let store = LibraryFake()
        let feature = LibraryFeature(
            dependencies: .stub(store, unknownLooks: { $0.eyeColor == "glowing" ? [Self.glowing] : [] }))
        let sut = feature.makeHeroFormViewModel(for: nil) { _ in }
        await sut.didAppear()

        // When
        sut.draft.name = "Mira"
        sut.draft.appearance.eyeColor = "glowing"
        while sut.step != .overview, sut.stepError == nil { await sut.didTapOnNext() }
        #expect(sut.unknownLooks == [Self.glowing])
        await sut.didTapOnSave()

        // Then
        #expect(try await store.heroes().map(\.appearance.eyeColor) == ["glowing"])
    }

    @Test("A new hero is made step by step")
    func steps() async throws {
        // Given
        let store = LibraryFake()
        let sut = makeRealSUT(store)
        #expect(sut.state == .idle)
        #expect(sut.isNew)
        await sut.didAppear()
        var seen: [HeroFormStep?] = [sut.step]
        // When
        sut.draft.name = "Mira"
        await sut.didTapOnNext()
        seen.append(sut.step)
        sut.draft.traits = [.brave, .kind]
        sut.draft.ability = "talks to birds"
        await sut.didTapOnNext()
        seen.append(sut.step)
        sut.draft.appearance.eyeColor = "green"
        await sut.didTapOnNext()
        seen.append(sut.step)
        sut.draft.pronouns = .she
        sut.draft.pronunciation = "MEE-rah"
        await sut.didTapOnNext()
        seen.append(sut.step)
        await sut.didTapOnNext()
        await sut.didTapOnSave()
        // Then
        #expect(seen == HeroFormStep.allCases)
        let hero = try #require(try await store.heroes().first)
        #expect(sut.state == .saved(hero))
        #expect(hero.ability == "talks to birds")
        #expect(hero.appearance.eyeColor == "green")
        #expect(hero.pronunciation == "MEE-rah")
    }

    @Test("A step that is wrong is not left, and says what is wrong until it is corrected")
    func wrongStep() async {
        // Given
        let sut = makeRealSUT()
        await sut.didAppear()
        #expect(sut.stepError == nil)
        // When
        await sut.didTapOnNext()
        // Then
        #expect(sut.step == .name)
        #expect(sut.stepError == .hero(.blankName))
        // When
        sut.draft.name = "🦊"
        // Then
        #expect(sut.stepError == .hero(.nameWithoutLetters("🦊")))
        // When
        sut.draft.name = "Fox"
        // Then
        #expect(sut.stepError == nil)
        await sut.didTapOnNext()
        sut.draft.traits = [.brave, .kind, .funny]
        await sut.didTapOnNext()
        #expect(sut.step == .character)
        #expect(sut.stepError == .hero(.tooManyTraits(3)))
        sut.draft.traits = [.brave]
        await sut.didTapOnNext()
        sut.draft.appearance.age = 19
        await sut.didTapOnNext()
        #expect(sut.step == .looks)
        #expect(sut.stepError == .hero(.ageOutOfRange(19)))
    }

    @Test("What is not for children is refused at its step")
    func unfit() async {
        let sut = makeRealSUT(unfit: "pistol")
        await sut.didAppear()
        sut.draft.name = "Mira"
        await sut.didTapOnNext()
        sut.draft.ability = "fires a pistol"
        await sut.didTapOnNext()
        #expect(sut.step == .character)
        #expect(sut.stepError?.code == "library.unsuitableInput")
        sut.draft.ability = "fires a kiln"
        await sut.didTapOnNext()
        #expect(sut.step == .looks)
    }

    @Test("Going back keeps what was typed, and leads out from the first step")
    func back() async {
        let sut = makeSUT()
        await sut.didAppear()
        sut.draft.name = "Mira"
        await sut.didTapOnNext()
        sut.draft.ability = "sings"
        sut.didTapOnBack()
        #expect(sut.step == .name)
        #expect(sut.draft.ability == "sings")
        #expect(navigator.exits.isEmpty)
        sut.didTapOnBack()
        #expect(navigator.exits == [.back])
    }

    @Test("What is wrong further on does not hold up an earlier step")
    func laterFault() async {
        let sut = makeRealSUT()
        await sut.didAppear()
        sut.draft.name = "Mira"
        sut.draft.appearance.age = 40
        await sut.didTapOnNext()
        #expect(sut.step == .character)
    }

    @Test("A check that comes back late moves nothing: somebody has typed on meanwhile")
    func lateCheck() async {
        let sut = makeSUT()
        await sut.didAppear()
        sut.draft.name = "Mira"
        let gate = Gate()
        check.answer(.success(()), gate: gate)
        let task = Task { await sut.didTapOnNext() }
        await gate.arrival()
        sut.draft.name = "Mirabel"
        gate.open()
        await task.value
        #expect(sut.step == .name)
    }

    @Test("It is saving while it saves, and nothing is saved before the last step")
    func saving() async {
        // Given
        let sut = makeSUT()
        await sut.didAppear()
        await sut.didTapOnSave()
        #expect(add.executeCallCount == 0)
        for _ in HeroFormStep.allCases { await sut.didTapOnNext() }
        let gate = Gate()
        add.answer(.success(.stub()), gate: gate)
        // When
        let task = Task { await sut.didTapOnSave() }
        await gate.arrival()
        await sut.didTapOnSave()
        sut.didTapOnBack()
        // Then
        #expect(sut.state == .saving)
        gate.open()
        await task.value
        #expect(sut.state == .saved(.stub()))
        #expect(add.executeCallCount == 1)
        #expect(update.executeCallCount == 0)
        sut.didTapOnBack()
        #expect(navigator.exits == [.back])
    }

    @Test("A hero who could not be kept is not lost: the retry keeps, and back leads to what was typed")
    func failedSaving() async {
        let sut = makeSUT()
        await sut.didAppear()
        sut.draft.name = "Mira"
        for _ in HeroFormStep.allCases { await sut.didTapOnNext() }
        add.answer(.failure(full))
        await sut.didTapOnSave()
        #expect(sut.state == .failed(full))
        sut.didTapOnBack()
        #expect(sut.step == .overview)
        #expect(sut.draft.name == "Mira")
        await sut.didTapOnSave()
        add.answer(.success(.stub()))
        await sut.didTapOnRetryButton()
        #expect(sut.state == .saved(.stub()))
    }

    @Test("A hero who is there is read first, and changed under the same identifier")
    func existing() async {
        // Given
        let hero = Hero.stub()
        let sut = makeSUT(for: hero.id)
        let gate = Gate()
        get.answer(.success(hero), gate: gate)
        // When
        let task = Task { await sut.didAppear() }
        await gate.arrival()
        // Then
        #expect(sut.state == .loading)
        #expect(!sut.isNew)
        gate.open()
        await task.value
        #expect(sut.draft == HeroDraft(hero))
        // When
        for _ in HeroFormStep.allCases { await sut.didTapOnNext() }
        await sut.didTapOnSave()
        // Then
        #expect(update.inputs == [HeroChange(identifier: hero.id, draft: HeroDraft(hero))])
        #expect(add.executeCallCount == 0)
    }

    @Test("A hero who cannot be read shows why; the retry reads, and never over what was typed")
    func failedReading() async {
        let sut = makeSUT(for: Hero.stub().id)
        get.answer(.failure(full))
        await sut.didAppear()
        #expect(sut.state == .error(full))
        get.answer(.success(.stub()))
        await sut.didTapOnRetryButton()
        #expect(sut.step == .name)
        sut.draft.name = "Other"
        await sut.didTapOnRetryButton()
        #expect(sut.draft.name == "Other")
        #expect(get.executeCallCount == 2)
    }
}
