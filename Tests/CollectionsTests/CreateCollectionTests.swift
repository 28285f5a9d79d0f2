import Collections
import CollectionsStubs
import FeatureKitStubs
import StoryCore
import Synchronization
import Testing

@Suite("Making a collection with its stories", .timeLimit(.minutes(1)))
struct CreateCollectionTests {
    private let store = LibraryFake()
    private let failure = StoryGenerationFailure(StorageError.diskFull(path: "/library"))

    private func create(
        _ draft: CollectionDraft = .stub(), generator: CollectionStoryGeneratorFake,
        safety: any ChildSafetyCheck = ChildSafetyCheckStub(), observer: @escaping CollectionObserver = { _ in }
    ) async throws(CollectionsError) -> CollectionOutcome {
        try await CollectionsFeature(dependencies: .stub(store, generator: generator, safety: safety))
            .create(draft, observer: observer)
    }

    @Test("Without a word about it there are three stories, under a title of the focus and the child")
    func three() async throws {
        // Given
        let generator = CollectionStoryGeneratorFake(store: store)

        // When
        let outcome = try await create(generator: generator)

        // Then
        #expect(outcome.collection.title == "Kindness & Empathy for Lina")
        #expect(outcome.collection.stories.map(\.title) == ["Story 1", "Story 2", "Story 3"])
        #expect(outcome.collection.progress == 0)
        #expect(outcome.progress.failures.isEmpty)
        #expect(try await store.collections() == [outcome.collection])
    }

    @Test("All stories are queued before the first is made, and none stays queued for a collection that is deleted")
    func queued() async throws {
        // Given
        let queued = Mutex(0)
        let generator = CollectionStoryGeneratorFake(store: store)
        // When
        let outcome = try await create(generator: generator) { _ in
            queued.withLock { $0 = generator.queuedRequests.count }
        }
        // Then
        #expect(queued.withLock { $0 } == 3)
        #expect(generator.queuedRequests.map(\.plannedStory.number) == [0, 1, 2])
        // When
        try await CollectionsFeature(dependencies: .stub(store, generator: generator)).delete(outcome.collection.id)
        // Then
        #expect(generator.queuedRequests.isEmpty)
    }

    @Test("Heroes and interests take turns, and every story carries the focus, the age and the language")
    func turns() async throws {
        // Given
        let generator = CollectionStoryGeneratorFake(store: store)
        var draft = CollectionDraft.stub()
        draft.heroes = [.stub(name: "Mira"), .stub(name: "Jonas")]
        draft.language = LanguageCode(rawValue: "de")
        draft.seed = 7

        // When
        _ = try await create(draft, generator: generator)

        // Then
        let requests = generator.requests
        #expect(requests.map(\.hero.name) == ["Mira", "Jonas", "Mira"])
        #expect(requests.map(\.event.keywords) == [["whales"], ["snow"], ["whales"]])
        #expect(requests.map(\.seed) == [7, 8, 9])
        #expect(requests.allSatisfy { $0.event.title == "Lieb zueinander sein" })
        #expect(requests.allSatisfy { $0.event.ageBand == .fourToSix && $0.language.rawValue == "de" })
    }

    @Test(
        "What a story is about is said in its own language",
        arguments: GrowthCategory.allCases)
    func theme(category: GrowthCategory) async throws {
        // Given
        let generator = CollectionStoryGeneratorFake(store: store)
        var draft = CollectionDraft(focus: category)
        (draft.heroes, draft.storyCount) = ([.stub()], 1)

        // When
        for language in ["en", "de", "fr"] {
            draft.language = LanguageCode(rawValue: language)
            let made = try await create(draft, generator: generator)
            try await store.delete(made.collection.id)
        }

        // Then
        let seeds = generator.requests.map(\.event.promptSeed)
        #expect(seeds.allSatisfy { $0.hasSuffix(".") })
        #expect(seeds[1] != seeds[0])
        #expect(seeds[2] == seeds[0])
        #expect(Set(generator.requests.map(\.event.title)).count == 2)
    }

    @Test("Without heroes the child is the hero; without both there is nobody to tell of")
    func child() async throws {
        // Given
        let generator = CollectionStoryGeneratorFake(store: store)
        var draft = CollectionDraft.stub()
        draft.heroes = []

        // When
        _ = try await create(draft, generator: generator)

        // Then
        #expect(generator.namedHeroes == ["Lina"])
        #expect(Set(generator.requests.map(\.hero.name)) == ["Lina"])
        draft.childName = " "
        let nobody = draft
        await #expect(throws: CollectionsError.noHero) { try await create(nobody, generator: generator) }
    }

    @Test("A story that fails is told with its reason, and the others are kept")
    func oneFails() async throws {
        // Given
        let generator = CollectionStoryGeneratorFake(store: store, failures: [2: failure])

        // When
        let outcome = try await create(generator: generator)

        // Then
        #expect(outcome.collection.stories.map(\.title) == ["Story 1", "Story 3"])
        #expect(outcome.progress.failures.map(\.number) == [1])
        #expect(outcome.progress.failures.map(\.failure) == [failure])
    }

    @Test("A story without its narration is kept, and told of")
    func failure() async throws {
        // Given
        let generator = CollectionStoryGeneratorFake(store: store, partFailures: [1: failure])

        // When
        let outcome = try await create(generator: generator)

        // Then
        #expect(outcome.collection.stories.count == 3)
        #expect(outcome.progress.failures.map(\.number) == [0])
    }

    @Test("If no story can be made there is no collection, and the first reason is told")
    func allFail() async throws {
        // Given
        let other = StoryGenerationFailure(StorageError.busy("The library"))
        let generator = CollectionStoryGeneratorFake(store: store, failures: [1: failure, 2: other, 3: other])

        // When, then
        await #expect(throws: CollectionsError.generation(failure)) { try await create(generator: generator) }
        #expect(try await store.collections().isEmpty)
    }

    @Test("Each story is told when it begins, while it is made, and when it is there")
    func steps() async throws {
        // Given
        let told = Mutex<[CollectionProgress]>([])
        var draft = CollectionDraft.stub()
        draft.storyCount = 2

        // When
        _ = try await create(draft, generator: CollectionStoryGeneratorFake(store: store)) { progress in
            told.withLock { $0.append(progress) }
        }

        // Then
        let (first, second) = (
            CollectionProgress.Step.made(title: "Story 1", failure: nil),
            .made(title: "Story 2", failure: nil)
                as CollectionProgress.Step
        )
        #expect(
            told.withLock { $0.map(\.steps) } == [
                [.generating(0), .waiting], [.generating(0.5), .waiting], [first, .waiting], [first, .generating(0)],
                [first, .generating(0.5)], [first, second],
            ])
    }

    @Test("A story that another voice narrates than was asked for is told with the voice that is gone")
    func replacedVoice() async throws {
        // When
        let outcome = try await create(
            generator: CollectionStoryGeneratorFake(store: store, replacedVoices: [2: "heart"]))
        // Then
        #expect(outcome.progress.steps[1] == .made(title: "Story 2", failure: nil, replacedVoice: "heart"))
        #expect(outcome.progress.failures.isEmpty)
    }

    @Test("Stopped in between, the stories that are made stay in the collection, and no other is begun")
    func stopped() async throws {
        // Given
        let generator = CollectionStoryGeneratorFake(store: store)
        let feature = CollectionsFeature(dependencies: .stub(store, generator: generator))
        let sut = Task {
            try await feature.create(.stub()) { progress in
                if case .made = progress.steps[0], progress.steps[1] == .waiting {
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            }
        }

        // When
        let answer = await sut.result

        // Then
        #expect(throws: CollectionsError.cancelled) { try answer.get() }
        #expect(try await store.collections().map(\.stories.count) == [1])
        #expect(try await store.collections().map(\.plan?.missing) == [[1, 2]])
        #expect(generator.requests.count == 1)
        #expect(generator.queuedRequests.isEmpty)
    }

    @Test("The stories that a collection lacks are made as they would have been, and then it lacks none")
    func resumed() async throws {
        // Given
        var draft = CollectionDraft.stub()
        draft.heroes = [.stub(name: "Mira"), .stub(name: "Jonas")]
        draft.seed = 7
        let first = CollectionStoryGeneratorFake(store: store, failures: [2: failure])
        let collection = try await create(draft, generator: first).collection
        #expect(collection.plan?.missing == [1])

        // When
        let generator = CollectionStoryGeneratorFake(store: store)
        let outcome = try await CollectionsFeature(dependencies: .stub(store, generator: generator))
            .resume(collection.id) { _ in }

        // Then
        #expect(generator.requests == [first.requests[1]])
        #expect(outcome.collection.stories.count == 3)
        #expect(outcome.collection.plan == nil)
    }

    @Test("A collection that shall not wait for the missing stories keeps those that it has")
    func discarded() async throws {
        // Given
        let generator = CollectionStoryGeneratorFake(store: store, failures: [2: failure])
        let feature = CollectionsFeature(dependencies: .stub(store, generator: generator))
        let collection = try await feature.create(.stub()) { _ in }.collection

        // When
        let changed = try await feature.discardPlan(of: collection.id)

        // Then
        #expect(changed.plan == nil)
        #expect(changed.stories == collection.stories)
        #expect(try await feature.resume(collection.id) { _ in }.progress.steps.isEmpty)
    }

    @Test("Only so many stories are made at once as somebody can wish for", arguments: [0, -1, 11])
    func count(number: Int) async {
        // Given
        var draft = CollectionDraft.stub()
        draft.storyCount = number
        let wished = draft

        // Then
        await #expect(throws: CollectionsError.storyCountOutOfRange(number)) {
            try await create(wished, generator: CollectionStoryGeneratorFake(store: store))
        }
    }

    @Test("What is typed must be for children: title, child's name and interests")
    func unsuitable() async throws {
        // Given
        let generator = CollectionStoryGeneratorFake(store: store)
        let safety = ChildSafetyCheckStub(word: "gun")
        var drafts = [CollectionDraft](repeating: .stub(), count: 3)
        drafts[0].title = "gun"
        drafts[1].interests = ["gun"]
        drafts[2].childName = "gun"

        // Then
        for draft in drafts {
            await #expect(throws: CollectionsError.self) {
                try await create(draft, generator: generator, safety: safety)
            }
        }
        #expect(generator.requests.isEmpty)
        #expect(try await store.collections().isEmpty)
    }

    @Test("A title that is given is taken; one that is too long is refused")
    func title() async throws {
        // Given
        let generator = CollectionStoryGeneratorFake(store: store)
        var draft = CollectionDraft.stub()
        draft.title = " Kind\nevenings "

        // When
        let outcome = try await create(draft, generator: generator)

        // Then
        #expect(outcome.collection.title == "Kind evenings")
        draft.title = String(repeating: "a", count: 101)
        let long = draft
        await #expect(throws: CollectionsError.title(.tooLong(101))) { try await create(long, generator: generator) }
    }
}
