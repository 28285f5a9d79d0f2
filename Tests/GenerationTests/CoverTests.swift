import FeatureKitStubs
import Foundation
@testable import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("A story's cover", .timeLimit(.minutes(1)))
struct CoverTests {
    private let library = LibraryFake()
    private let fault = ProviderErrorDetails(provider: "fake", detail: "no ink")

    private func generate(_ illustrator: IllustratorFake, brief: StoryBrief = .stub()) async throws -> GenerationOutcome
    {
        try await GenerationFeature(dependencies: .stub(illustrator: illustrator, library: library))
            .generate(brief, observer: { _ in })
    }

    private func retry(_ story: Story, _ illustrator: IllustratorFake) async throws -> GenerationOutcome {
        try await GenerationFeature(dependencies: .stub(illustrator: illustrator, library: library))
            .retry(.pictures, of: story, observer: { _ in })
    }

    @Test("One cover is asked for: the title, the first page's scene, and all heroes")
    func request() async throws {
        // Given
        let heroes: [Hero] = [.stub(), .stub(name: "Ole")]
        let illustrator = IllustratorFake()

        // When
        let story = try await generate(illustrator, brief: .stub(heroes: heroes)).story

        // Then
        let request = try #require(illustrator.coverRequests.first)
        #expect(illustrator.coverRequests.count == 1)
        #expect(request.title == story.title)
        #expect(request.scene.setting == story.pages[0].scene.setting)
        #expect(request.characters.map(\.hero) == heroes.map(\.id))
        let shown = request.scene.characters.map(\.subject)
        #expect(shown == heroes.map { .hero($0.id) })
    }

    @Test("What the author notes for the cover is drawn, with all heroes and the line of whose story it is")
    func noted() async throws {
        // Given
        let heroes: [Hero] = [.stub(), .stub(name: "Ole")]
        let cover = Scene(
            setting: "harbour", characters: [SceneCharacter(.hero(heroes[0].id), pose: "pulling", holding: "rope")])
        let illustrator = IllustratorFake()
        let author = StoryAuthorFake(telling: TellingRecord(plots: ["a"], cover: cover))

        // When
        let story = try await GenerationFeature(
            dependencies: .stub(author: author, illustrator: illustrator, library: library)
        ).generate(.stub(heroes: heroes), observer: { _ in }).story

        // Then
        let request = try #require(illustrator.coverRequests.first)
        #expect(request.scene.setting == "harbour")
        #expect(request.scene.characters.map(\.subject) == heroes.map { .hero($0.id) })
        #expect(request.scene.characters[0].holding == "rope")
        #expect(request.byline == "A story for Mira and Ole")
        #expect(story.telling?.cover == cover)
    }

    @Test("It is stored with the story, with what it shows, and is a picture of its own")
    func stored() async throws {
        // When
        let story = try await generate(IllustratorFake()).story

        // Then
        #expect(story.cover.status == .ready)
        #expect(story.cover.alternativeText == "Picture of cover The lamp")
        let media = try #require(story.cover.media)
        #expect(library.media.contains(media))
        #expect(!story.pages.contains { $0.illustration.media == media })
        #expect(library.stories == [story])
    }

    @Test("A cover with an old title is made anew by a retry, and stays if that fails")
    func outdated() async throws {
        // Given
        let story = try await generate(IllustratorFake()).story
        let edited = story.applying(StoryEdit(title: "The Bell"))
        try await library.save(edited)

        // When
        let failed = try await retry(edited, IllustratorFake(failures: [nil: [.contentRefused(fault)]])).story

        // Then
        #expect(failed.cover == edited.cover)
        #expect(failed.cover.status == .outdated)

        // When
        let illustrator = IllustratorFake()
        let renewed = try await retry(failed, illustrator).story

        // Then
        #expect(illustrator.coverRequests.map(\.title) == ["The Bell"])
        #expect(illustrator.requests.isEmpty)
        #expect(renewed.cover.status == .ready)
    }

    @Test("If it cannot be made, the story is complete but for the mark, and a retry makes it alone")
    func failure() async throws {
        // Given
        let illustrator = IllustratorFake(failures: [nil: [.contentRefused(fault)]])

        // When
        let outcome = try await generate(illustrator)

        // Then
        #expect(outcome.failure == nil)
        #expect(outcome.story.cover == StoryIllustration(status: .failed))
        #expect(outcome.story.pages.allSatisfy { $0.illustration.status == .ready })
        #expect(library.storedJobs.isEmpty)

        // When
        let retried = try await retry(outcome.story, illustrator)

        // Then
        #expect(retried.story.cover.status == .ready)
        #expect(illustrator.requests.count == 2)
        #expect(illustrator.coverRequests.count == 2)
    }

    @Test("One that fails for a moment is asked for again")
    func moment() async throws {
        // Given
        let illustrator = IllustratorFake(failures: [nil: [.timeout(fault)]])

        // When, Then
        #expect(try await generate(illustrator).story.cover.status == .ready)
        #expect(illustrator.coverRequests.count == 2)
    }

    @Test("A cover alone is no picture book: if no page has a picture, the step has failed")
    func onlyCover() async throws {
        // Given
        let refused = ProviderError.contentRefused(fault)

        // When
        let outcome = try await generate(IllustratorFake(failures: [0: [refused], 1: [refused]]))

        // Then
        #expect(outcome.failure == GenerationFailure(step: .illustrations, error: .provider(.illustrations, refused)))
        #expect(outcome.story.cover.status == .ready)
    }

    @Test("A story from before there were covers gets one, and nothing else is drawn")
    func older() async throws {
        // Given
        var story = try await generate(IllustratorFake()).story
        story.cover = StoryIllustration(status: .notRequested)
        try await library.save(story)
        let illustrator = IllustratorFake()

        // When
        let retried = try await retry(story, illustrator).story

        // Then
        #expect(retried.cover.status == .ready)
        #expect(retried.pages == story.pages)
        #expect(illustrator.requests.isEmpty && illustrator.coverRequests.count == 1)
    }

    @Test("A cover that was drawn before a crash is not drawn again")
    func resumed() async throws {
        // Given a job whose cover is recorded
        let job = GenerationJob(
            id: JobID(rawValue: "job"), brief: .stub(narrator: nil), status: .open, createdAt: Story.stub().createdAt)
        let claim = try await library.open(job)
        try await claim.record(
            .cover(PictureUnit(fileExtension: "png", alternativeText: "Drawn before.")), content: Data("before".utf8))
        await claim.close()
        let illustrator = IllustratorFake()

        // When
        let story = try await GenerationFeature(dependencies: .stub(illustrator: illustrator, library: library))
            .resume("job", observer: { _ in }).story

        // Then
        #expect(story.cover.status == .ready)
        #expect(story.cover.alternativeText == "Drawn before.")
        #expect(illustrator.requests.count == 2 && illustrator.coverRequests.isEmpty)
    }
}
