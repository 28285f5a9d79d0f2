import StoryCore
import Testing
import CollectionsStubs

@testable import Collections

@Suite("What the screen Collection List lists, read as it was read last", .timeLimit(.minutes(1)))
struct GetCollectionListUseCaseTests {
    @Test("A page is read as it is kept")
    func found() async throws {
        // Given
        let sut = GetCollectionListUseCase(repository: CollectionListRepositoryFake())

        // When
        let page = try await sut.execute(1)

        // Then
        #expect(page == .stub())
    }

    @Test("A repository without anything has an empty first page")
    func empty() async throws {
        // Given
        let sut = GetCollectionListUseCase(repository: EmptyCollectionListRepository())

        // When
        let page = try await sut.execute(1)

        // Then
        #expect(page == .stub(items: []))
    }

    @Test("What cannot be read is an error of the feature")
    func failing() async {
        // Given
        let sut = GetCollectionListUseCase(repository: CollectionListRepositoryFake(.failure(.busy("The library"))))

        // Then
        await #expect(throws: CollectionsError.storage(.busy("The library"))) { try await sut.execute(1) }
    }
}
