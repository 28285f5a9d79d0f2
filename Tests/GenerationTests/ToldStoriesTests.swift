import FeatureKitStubs
import Foundation
import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("What an author is told of the stories before", .timeLimit(.minutes(1)))
struct ToldStoriesTests {
    private let library = LibraryFake()
    private let note = TellingRecord(plots: ["kite"], names: ["Biscuit"], title: "The lamp")
    private let gone = ProviderError.network(ProviderErrorDetails(provider: "fake", detail: "gone"))

    @discardableResult
    private func generate(_ author: StoryAuthorFake) async throws -> Story {
        try await GenerationFeature(dependencies: .stub(author: author, library: library))
            .generate(.stub(), observer: { _ in }).story
    }

    private func resume(_ author: StoryAuthorFake) async throws -> Story {
        try await GenerationFeature(dependencies: .stub(author: author, library: library))
            .resume(nil, observer: { _ in }).story
    }

    /// Stores a story whose author noted its title.
    private func add(_ title: String, at seconds: Double) async throws {
        try await library.save(
            .stub(
                id: StoryID(rawValue: title), title: title, createdAt: Date(timeIntervalSince1970: seconds),
                telling: TellingRecord(plots: ["plot"], title: title)))
    }

    @Test("In a library with stories, the author of another is told of them, newest first")
    func newestFirst() async throws {
        // Given
        for (title, age) in [("old", 1.0), ("new", 3), ("middle", 2)] { try await add(title, at: age) }
        let author = StoryAuthorFake()
        // When
        try await generate(author)
        // Then
        #expect(author.requests.map { $0.told.map(\.title) } == [["new", "middle", "old"]])
    }

    @Test("Of a large library, the author is told of the latest 120")
    func limit() async throws {
        // Given
        for index in 0..<130 { try await add("\(index)", at: Double(index)) }
        let author = StoryAuthorFake()
        // When
        try await generate(author)
        // Then
        #expect(author.requests[0].told.count == 120)
        #expect(author.requests[0].told.first?.title == "129")
    }

    @Test("A resumed story is told of what it was told of when it was begun, whatever was made since")
    func resumed() async throws {
        // Given
        try await add("before", at: 1)
        await #expect(throws: GenerationError.self) { try await generate(StoryAuthorFake(failure: (1, gone))) }
        try await add("since", at: 2)
        let author = StoryAuthorFake()
        // When
        _ = try await resume(author)
        // Then
        #expect(author.requests.map { $0.told.map(\.title) } == [["before"]])
    }

    @Test("What an author notes is kept with its story, and told to the author of the next one")
    func kept() async throws {
        // Given
        let author = StoryAuthorFake(telling: note)
        let sut = GenerationFeature(dependencies: .stub(author: author, library: library))
        // When
        let story = try await sut.generate(.stub(), observer: { _ in }).story
        _ = try await sut.generate(.stub(), observer: { _ in })
        // Then
        #expect(story.telling == note)
        #expect(author.requests.map(\.told) == [[], [note]])
    }

    @Test("A note from before an interruption is kept, and one that is delivered again counts once", arguments: [0, 1])
    func interrupted(passages: Int) async throws {
        // Given
        await #expect(throws: GenerationError.self) {
            try await generate(StoryAuthorFake(telling: note, failure: (passages, gone)))
        }
        // When
        let story = try await resume(StoryAuthorFake(telling: note))
        // Then
        #expect(story.telling == note)
        #expect(library.recordedUnits.count { $0 == .telling(note) } == 1)
    }

    @Test("Another narration leaves the note as it is")
    func retried() async throws {
        // Given
        let fault = ProviderError.unknown(ProviderErrorDetails(provider: "fake", detail: "hoarse"))
        let dependencies = GenerationDependencies.stub(
            author: StoryAuthorFake(telling: note), narrator: NarratorFake(failures: [fault]), library: library)
        let feature = GenerationFeature(dependencies: dependencies)
        let story = try await feature.generate(.stub(), observer: { _ in }).story
        // When
        let retried = try await feature.retry(.narration(), of: story, observer: { _ in }).story
        // Then
        #expect(retried.narrationStatus == .ready)
        #expect(retried.telling == note)
    }

    @Test("A note is kept one line an entry, without those that are too long, and not endless")
    func cleaned() async throws {
        // Given
        let wild = TellingRecord(
            plots: ["ki\u{1B}te\nflies", " ", String(repeating: "x", count: 101)],
            tries: (0..<200).map { "try-\($0)" }, names: ["Biscuit\u{202E}"],
            title: String(repeating: "x", count: 301))
        // When
        let telling = try #require(try await generate(StoryAuthorFake(telling: wild)).telling)
        // Then
        #expect(telling.plots == ["ki te flies"])
        #expect(telling.tries == (0..<100).map { "try-\($0)" })
        #expect(telling.names == ["Biscuit"])
        #expect(telling.title.isEmpty)
    }
}
