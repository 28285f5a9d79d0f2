import StoryCore
import Testing
import CollectionsStubs

@testable import Collections

@Suite("What the screen Collection Detail shows, read anew", .timeLimit(.minutes(1)))
struct RefreshCollectionDetailUseCaseTests {
    @Test("What is kept under an identifier is found")
    func found() async throws {
        // Given
        let item = CollectionDetailItem.stub(title: "Kept")
        let sut = RefreshCollectionDetailUseCase(repository: CollectionDetailRepositoryFake(.success(item)))

        // When
        let answer = try await sut.execute(item.id)

        // Then
        #expect(answer == item)
    }

    @Test("Nothing under an identifier is an error that names it")
    func notFound() async {
        // Given
        let sut = RefreshCollectionDetailUseCase(repository: EmptyCollectionDetailRepository())

        // Then
        await #expect(throws: CollectionsError.notFound("stub")) {
            try await sut.execute(CollectionDetailID(rawValue: "stub"))
        }
    }

    @Test("What cannot be read is an error of the feature")
    func failing() async {
        // Given
        let sut = RefreshCollectionDetailUseCase(
            repository: CollectionDetailRepositoryFake(.failure(.busy("The library"))))

        // Then
        await #expect(throws: CollectionsError.storage(.busy("The library"))) {
            try await sut.execute(CollectionDetailID(rawValue: "stub"))
        }
    }
}
