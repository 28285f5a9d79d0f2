import FeatureKit
import FeatureKitStubs
import StoryCore
import Testing

@Suite("A list: answers that come late", .timeLimit(.minutes(1)))
@MainActor
struct ListRaceTests {
    private let sut = ListViewModel<PageFake, FailureFake>()
    private let source = PageReading(.success(PageFake(1, 2, next: 2)))

    @Test("An older answer that comes after a newer one is not shown, whether it is a list or a failure")
    func olderAnswer() async {
        for late in [Result<PageFake, FailureFake>.success(PageFake(1)), .failure(.busy)] {
            // Given
            let gate = Gate()
            source.answer(late, gate: gate)
            let old = Task { await sut.show(first) }
            await gate.arrival()
            source.answer(.success(PageFake(2)))

            // When
            let isNewShown = await sut.show(first)
            gate.open()
            let isOldShown = await old.value

            // Then
            #expect(isNewShown)
            #expect(!isOldShown)
            #expect(sut.state == .loaded(PageFake(2)))
            #expect(sut.failure == nil)
        }
    }

    @Test("While a newer question is open, the answer to an older one ends nothing")
    func olderAnswerFirst() async {
        // Given
        let (old, new) = (Gate(), Gate())
        source.answer(.success(PageFake(1)), gate: old)
        let older = Task { await sut.load(first) }
        await old.arrival()
        source.answer(.success(PageFake(2)), gate: new)
        let newer = Task { await sut.load(first) }
        await new.arrival()

        // When
        old.open()
        _ = await older.value

        // Then
        #expect(sut.state == .loading)
        #expect(sut.isBeingRead)
        new.open()
        _ = await newer.value
        #expect(sut.state == .loaded(PageFake(2)))
    }

    @Test("A page of a list that is read anew meanwhile is not put behind the new one, nor is its failure told")
    func olderPage() async {
        for late in [Result<PageFake, FailureFake>.success(PageFake(3)), .failure(.busy)] {
            // Given
            source.answer(.success(PageFake(1, 2, next: 2)))
            await sut.load(first)
            let gate = Gate()
            source.answer(late, gate: gate)
            let more = Task { await sut.loadMore(next) }
            await gate.arrival()
            source.answer(.success(PageFake(8, next: 9)))

            // When
            await sut.refresh(first)
            gate.open()
            await more.value

            // Then
            #expect(sut.state == .loaded(PageFake(8, next: 9)))
            #expect(sut.nextPageFailure == nil)
            #expect(!sut.isLoadingMore)
        }
    }

    // MARK: - Private

    private func first() async throws(FailureFake) -> PageFake { try await source.execute(nil) }

    private func next(_ page: Int) async throws(FailureFake) -> PageFake { try await source.execute(page) }
}
