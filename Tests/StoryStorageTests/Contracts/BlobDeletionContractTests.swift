import Foundation
import StorageTestSupport
import StoryCore
import Testing

@Suite("Stories and their blobs, in memory and on SQLite", .timeLimit(.minutes(1)))
struct BlobDeletionContractTests {
    typealias Kind = StorageUnderTest.Kind

    @Test("A story takes the blobs along that no other story refers to", arguments: Kind.allCases)
    func lastReference(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let (own, shared) = (try await sut.store("own"), try await sut.store("shared"))
        var (one, two) = (Story.bare("one"), Story.bare("two"))
        (one.cover.media, one.pages[0].illustration.media, two.cover.media) = (own, shared, shared)
        try await sut.save(one, two)
        // When
        try await sut.stories.delete(["one"])
        // Then
        #expect(!sut.media.isThere(own) && sut.media.isThere(shared))
        // When
        try await sut.stories.delete(["two"])
        // Then
        #expect(!sut.media.isThere(shared))
    }

    @Test("A story that is stored with other blobs lets go of those that it had", arguments: Kind.allCases)
    func replaced(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let (old, new) = (try await sut.store("old"), try await sut.store("new"))
        var story = Story.bare("one")
        story.cover.media = old
        try await sut.save(story)
        // When
        story.cover.media = new
        try await sut.save(story)
        // Then
        #expect(!sut.media.isThere(old) && sut.media.isThere(new))
    }

    @Test("A blob that is gone has to be stored again before a story refers to it", arguments: Kind.allCases)
    func storedAgain(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let blob = try await sut.store("a")
        var (one, two) = (Story.bare("one"), Story.bare("two"))
        (one.cover.media, two.cover.media) = (blob, blob)
        try await sut.save(one)
        try await sut.stories.delete(["one"])
        // When, Then
        await #expect(throws: StorageError.notFound(.media, blob.relativePath)) { try await sut.save(two) }
        // When
        _ = try await sut.store("a")
        try await sut.save(two)
        // Then
        #expect(sut.media.isThere(blob))
    }

    @Test("A failed deletion of stories deletes no blob", arguments: Kind.allCases)
    func failedDeletion(kind: Kind) async throws {
        // Given
        let sut = try StorageUnderTest(kind)
        let blob = try await sut.store("a")
        var story = Story.bare("one")
        story.cover.media = blob
        try await sut.save(story)
        // When
        await #expect(throws: StorageError.self) { try await sut.stories.delete(["one", "none"]) }
        // Then
        #expect(sut.media.isThere(blob))
    }
}
