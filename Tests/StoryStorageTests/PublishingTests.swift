import Foundation
import Generation
import GenerationStorage
import LibraryStorage
import MediaStore
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import StoryStorage

@Suite("Storing stories with their files", .timeLimit(.minutes(1)))
struct PublishingTests {
    private let folder: TemporaryFolder
    private let library: LibraryWithFiles

    init() throws {
        folder = try TemporaryFolder()
        library = LibraryWithFiles(folder.url)
    }

    @Test("A story that names a file which is not there is not stored, and its job stays")
    func missing() async throws {
        // Given
        let story = try await library.made("first-story")
        let reference = try #require(story.cover.media)
        try FileManager.default.removeItem(at: library.store.url(of: reference))
        let error = StorageError.notFound(.media, reference.relativePath)
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        // When, Then
        await #expect(throws: error) { try await library.stories.save(story) }
        await #expect(throws: error) { try await claim.finish(with: story) }
        await #expect(throws: error) { try await claim.suspend(with: story, failedAt: .audio) }
        #expect(try await library.stories.stories(StoryQuery()).stories.isEmpty)
        #expect(try await library.jobs.jobs().count == 1)
    }

    @Test("A story that is stored keeps being stored though a file of it is lost: that is a matter of verifying")
    func lostLater() async throws {
        // Given
        var story = try await library.add("first-story")
        let reference = try #require(story.cover.media)
        try FileManager.default.removeItem(at: library.store.url(of: reference))
        // When
        story.title = "Another"
        try await library.stories.save(story)
        // Then
        #expect(try await library.stories.story(story.id).title == "Another")
    }

    @Test("A narration that is made anew takes the old file away, unless another story has it")
    func replaced() async throws {
        // Given
        var story = try await library.add("first-story")
        let other = try await library.add("other-story", pictures: ["first-story 0", "x"])
        let claim = try await library.jobs.open(.stub(id: "first-story"))
        // When
        story.narration?.media = try await library.media("new audio", "opus")
        story.pages[0].illustration.media = try await library.media("new picture")
        try await claim.finish(with: story)
        // Then
        #expect(try library.mediaFiles == story.files.union(other.files))
    }

    @Test("Stories that are made while others with the same pictures are deleted never lack a file, and leave none")
    func deletedMeanwhile() async throws {
        // Given
        let folder = folder.url
        let rounds = 40
        for round in 0..<rounds { try await library.add("old-\(round)", pictures: ["both \(round)", "old \(round)"]) }
        // When
        async let deleting: Void = {
            let library = LibraryWithFiles(folder)
            for round in 0..<rounds { try await library.stories.delete([StoryID(rawValue: "old-\(round)")]) }
        }()
        async let publishing: Int = {
            let library = LibraryWithFiles(folder)
            var refusals = 0
            for round in 0..<rounds {
                while true {
                    do throws(StorageError) {
                        let story: Story
                        do {
                            story = try await library.made("new-\(round)", pictures: ["both \(round)", "n \(round)"])
                        } catch { throw .failed(path: "", detail: "\(error)") }
                        try await library.stories.save(story)
                        break
                    } catch {
                        guard case .notFound(let kind, _) = error, kind == .media else { throw error }
                        refusals += 1
                    }
                }
            }
            return refusals
        }()
        _ = try await (deleting, publishing)
        // Then
        let left = try await library.stories.stories(StoryQuery(limit: 1000)).stories.map(\.id)
        #expect(left.count == rounds)
        var files: Set<String> = []
        for identifier in left {
            let story = try await library.stories.story(identifier)
            files.formUnion(story.files)
            for reference in story.mediaReferences { #expect(library.store.isThere(reference)) }
        }
        #expect(try library.mediaFiles == files)
    }
}
