import FeatureKit
import FeatureKitStubs
import StoryCore
import Testing

@Suite("A screen with one thing", .timeLimit(.minutes(1)))
@MainActor
struct DetailViewModelTests {
    private let sut = DetailViewModel<Int, FailureFake>()
    private let source = UseCaseMock<Void, Int, FailureFake>(.success(1))
    private let isGone = FailureFake.storage(.notFound(.story, "stub"))

    @Test("Before anything is asked for it is idle; while it is read it is loading; then it is shown")
    func loading() async {
        // Given
        #expect(sut.isIdle)
        let gate = Gate()
        source.answer(.success(1), gate: gate)

        // When
        let load = Task { await sut.load(read) }
        await gate.arrival()

        // Then
        #expect(sut.state == .loading)
        gate.open()
        await load.value
        #expect(sut.state == .loaded(1))
        #expect(sut.value == 1)
    }

    @Test("What cannot be read says why in its place; trying again shows it")
    func failing() async {
        // Given
        source.answer(.failure(.busy))
        await sut.load(read)
        #expect(sut.state == .error(.busy))

        // When
        source.answer(.success(1))
        await sut.load(read)

        // Then
        #expect(sut.state == .loaded(1))
    }

    @Test("What is shown stays while it is read anew, and if that fails; the failure is told beside it")
    func failingRefresh() async {
        // Given
        await sut.load(read)
        let gate = Gate()
        source.answer(.failure(.busy), gate: gate)

        // When
        let refresh = Task { await sut.refresh(read) }
        await gate.arrival()

        // Then
        #expect(sut.state == .loaded(1))
        gate.open()
        await refresh.value
        #expect(sut.state == .loaded(1))
        #expect(sut.failure == .busy)
    }

    @Test("What is gone is not shown any more")
    func gone() async {
        // Given
        await sut.load(read)
        source.answer(.failure(isGone))

        // When
        await sut.refresh(read)

        // Then
        #expect(sut.state == .error(isGone))
    }

    @Test("A change is shown as it left the thing; one that fails leaves what is shown, and is told")
    func changing() async {
        // Given
        await sut.load(read)

        // When
        let isChanged = await sut.change { () async throws(FailureFake) in 2 }

        // Then
        #expect(isChanged)
        #expect(sut.state == .loaded(2))

        // When
        let isChangedAgain = await sut.change { () async throws(FailureFake) in throw .busy }

        // Then
        #expect(!isChangedAgain)
        #expect(sut.state == .loaded(2))
        #expect(sut.failure == .busy)
    }

    @Test("What was read before a change, or before it was read again, is not shown after it")
    func lateAnswer() async {
        for isChange in [true, false] {
            // Given
            let gate = Gate()
            source.answer(.success(1), gate: gate)
            let late = Task { await sut.refresh(read) }
            await gate.arrival()

            // When
            if isChange { sut.show(2) } else { await sut.refresh { () async throws(FailureFake) in 2 } }
            gate.open()
            await late.value

            // Then
            #expect(sut.state == .loaded(2))
        }
    }

    @Test("It is read anew when its parts of the library change, and for no others")
    func observing() async {
        // Given
        let observation = LibraryObservationFake()
        await sut.load(read)
        source.answer(.success(2))
        let task = Task { await sut.observe(observation, of: [.stories]) { await sut.refresh(read) } }
        await until { sut.value == 2 }

        // When
        source.answer(.success(3))
        observation.tell([.heroes])
        observation.tell([.stories])
        await until { sut.value == 3 }
        observation.end()
        await task.value

        // Then
        #expect(source.executeCallCount == 3)
    }

    private func read() async throws(FailureFake) -> Int { try await source.execute() }
}
