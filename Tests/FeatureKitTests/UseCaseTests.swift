import FeatureKit
import FeatureKitStubs
import StoryCore
import Testing

@Suite("Use cases", .timeLimit(.minutes(1)))
struct UseCaseTests {
    @Test("One that asks a repository passes on what it is asked and what is answered")
    func answer() async throws {
        let sut = RepositoryUseCase<Int, Int, FailureFake> { number async throws(StorageError) in number + 1 }
        #expect(try await sut.execute(1) == 2)
        #expect(await sut.result(1) == .success(2))
    }

    @Test("What storage says, it says as the feature does")
    func failure() async {
        let sut = RepositoryUseCase<Void, Int, FailureFake> { () async throws(StorageError) in
            throw .busy("The library")
        }
        await #expect(throws: FailureFake.busy) { try await sut.execute() }
        #expect(await sut.result() == .failure(.busy))
    }

    @Test("A reading that was broken off because nobody wants it any more is no damaged file")
    func cancellation() async {
        // Given
        let gate = Gate()
        let sut = RepositoryUseCase<Void, Int, FailureFake> { () async throws(StorageError) in
            await gate.pass()
            throw .failed(path: "library.db", detail: "interrupted")
        }
        let task = Task { await sut.result() }
        await gate.arrival()

        // When
        task.cancel()

        // Then
        #expect(await task.value == .failure(.cancelled))
        gate.open()
        #expect(await sut.result() == .failure(.storage(.failed(path: "library.db", detail: "interrupted"))))
    }
}
