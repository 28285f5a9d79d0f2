import FeatureKitStubs
import Foundation
import Library
import LibraryStubs
import StoryCore
import Testing

@Suite("The question before a deletion", .timeLimit(.minutes(1)))
@MainActor
struct DeleteConfirmationTests {
    private let plan = UseCaseMock<LibraryDeletion, DeletionPlan, LibraryError>(.success(.stub()))
    private let delete = UseCaseMock<LibraryDeletion, Void, LibraryError>(.success(()))
    private let restore = UseCaseMock<[StoryID], Void, LibraryError>(.success(()))
    private let navigator = NavigatorMock<LibraryExit>()
    private let target = DeletionPlan.stub().target
    private let busy = LibraryError.storage(.busy("The story"))
    private let sut: DeleteConfirmationViewModel

    init() {
        sut = DeleteConfirmationViewModel(
            target: target, planDeletion: plan, delete: delete, restoreFromBin: restore, navigator: navigator)
    }

    @Test("It asks first: nothing is deleted before the answer, and nothing after a cancel")
    func asking() async {
        #expect(sut.state == .idle)
        await sut.didTapOnDelete()
        let gate = Gate()
        plan.answer(.success(.stub()), gate: gate)
        let task = Task { await sut.didAppear() }
        await gate.arrival()
        #expect(sut.state == .loading)
        gate.open()
        await task.value
        #expect(sut.state == .asking(.stub()))
        sut.didTapOnCancel()
        #expect(delete.executeCallCount == 0)
        #expect(navigator.exits == [.back])
    }

    @Test("It is deleting while it deletes, once, and cannot be called back then")
    func deleting() async {
        // Given
        await sut.didAppear()
        let gate = Gate()
        delete.answer(.success(()), gate: gate)
        // When
        let task = Task { await sut.didTapOnDelete() }
        await gate.arrival()
        await sut.didTapOnDelete()
        sut.didTapOnCancel()
        sut.didTapOnDone()
        // Then
        #expect(sut.state == .deleting(.stub()))
        #expect(navigator.exits.isEmpty)
        gate.open()
        await task.value
        #expect(sut.state == .deleted(.stub()))
        #expect(delete.inputs == [target])
        sut.didTapOnDone()
        #expect(navigator.exits == [.removed(target)])
    }

    @Test("A deletion that fails says why, and the retry deletes")
    func failing() async {
        await sut.didAppear()
        delete.answer(.failure(busy))
        await sut.didTapOnDelete()
        #expect(sut.state == .failed(.stub(), busy))
        delete.answer(.success(()))
        await sut.didTapOnRetryButton()
        #expect(sut.state == .deleted(.stub()))
    }

    @Test("Undo restores the story and leaves the question")
    func undo() async {
        // Given
        await sut.didAppear()
        await sut.didTapOnUndo()
        await sut.didTapOnDelete()
        #expect(restore.executeCallCount == 0)
        let gate = Gate()
        restore.answer(.success(()), gate: gate)
        // When
        let task = Task { await sut.didTapOnUndo() }
        await gate.arrival()
        sut.didTapOnCancel()
        // Then
        #expect(sut.state == .restoring(.stub()))
        gate.open()
        await task.value
        #expect(restore.inputs == [[StoryID(rawValue: "stub")]])
        #expect(navigator.exits == [.back])
    }

    @Test("An undo that fails says why, and the retry restores")
    func undoFailing() async {
        await sut.didAppear()
        await sut.didTapOnDelete()
        restore.answer(.failure(busy))
        await sut.didTapOnUndo()
        #expect(sut.state == .notRestored(.stub(), busy))
        restore.answer(.success(()))
        await sut.didTapOnRetryButton()
        #expect(restore.executeCallCount == 2)
        #expect(navigator.exits == [.back])
    }

    @Test("What is deleted for good cannot be undone")
    func noUndo() async {
        plan.answer(.success(DeletionPlan(target: target, name: "The light", goes: [], stays: [])))
        await sut.didAppear()
        await sut.didTapOnDelete()
        await sut.didTapOnUndo()
        #expect(restore.executeCallCount == 0)
    }

    @Test("What somebody else has deleted meanwhile is deleted")
    func deletedElsewhere() async {
        await sut.didAppear()
        delete.answer(.failure(.storage(.notFound(.story, "stub"))))
        await sut.didTapOnDelete()
        #expect(sut.state == .deleted(.stub()))
    }

    @Test("What cannot be found out shows why, and the retry finds it out")
    func unknown() async {
        plan.answer(.failure(busy))
        await sut.didAppear()
        #expect(sut.state == .error(busy))
        plan.answer(.success(.stub()))
        await sut.didTapOnRetryButton()
        #expect(sut.state == .asking(.stub()))
    }

    @Test("A story goes to the bin, and its heroes stay; of a hero or an event only the description goes")
    func plans() async throws {
        // Given
        let store = LibraryFake()
        let feature = LibraryFeature(dependencies: .stub(store))
        let mira = try await feature.addHero(.stub())
        let event = try await feature.addEvent(EventDraft(title: "First tooth"))
        let story = Story.stub(about: .custom(event), heroes: [mira])
        try await store.save(story)
        let expected: [(LibraryDeletion, DeletionPlan)] = [
            (
                .story(story.id),
                DeletionPlan(
                    target: .story(story.id), name: story.title, goes: [.text(pageCount: 2)],
                    stays: [.heroes(["Mira"])],
                    restorableUntil: Date(timeIntervalSince1970: 1_000_000 + StoryBin.retention))
            ),
            (
                .hero(mira.id),
                DeletionPlan(target: .hero(mira.id), name: "Mira", goes: [.description], stays: [.stories(1)])
            ),
            (
                .event(event.id),
                DeletionPlan(target: .event(event.id), name: "First tooth", goes: [.description], stays: [.stories(1)])
            ),
        ]
        for (target, plan) in expected.reversed() {
            // When
            let sut = feature.makeDeleteConfirmationViewModel(of: target) { _ in }
            await sut.didAppear()
            // Then
            #expect(sut.state == .asking(plan))
            await sut.didTapOnDelete()
            #expect(sut.state == .deleted(plan))
        }
        #expect(try await feature.heroes().isEmpty)
        #expect(try await feature.events().isEmpty)
        #expect(try await feature.stories(StoryQuery()).stories.isEmpty)
        #expect(try await feature.bin().stories.map(\.id) == [story.id])
    }

    @Test("What is in the bin is deleted for good: one story, or all of them")
    func plansOfBin() async throws {
        // Given
        let store = LibraryFake()
        let feature = LibraryFeature(dependencies: .stub(store))
        let stories = ["one", "two", "three"].map { Story.stub(id: StoryID(rawValue: $0), title: $0) }
        for story in stories { try await store.save(story) }
        try await feature.moveToBin(stories.map(\.id))
        let expected = [
            DeletionPlan(target: .binnedStory(stories[0].id), name: "one", goes: [.space(0)], stays: []),
            DeletionPlan(target: .bin, name: "", goes: [.binnedStories(2), .space(0)], stays: []),
        ]
        for plan in expected {
            // When
            let sut = feature.makeDeleteConfirmationViewModel(of: plan.target) { _ in }
            await sut.didAppear()
            // Then
            #expect(sut.state == .asking(plan))
            await sut.didTapOnDelete()
            #expect(sut.state == .deleted(plan))
        }
        #expect(try await feature.bin().stories.isEmpty)
    }
}
