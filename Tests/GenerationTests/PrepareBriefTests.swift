import FeatureKit
import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("Preparing a brief", .timeLimit(.minutes(1)))
struct PrepareBriefTests {
    private let request = GenerationRequest(heroes: [.stub()], occasion: .standard(.weekend))

    private func brief(
        _ request: GenerationRequest, _ dependencies: GenerationDependencies = .stub()
    ) async throws -> StoryBrief {
        try await GenerationFeature(dependencies: dependencies).brief(for: request)
    }

    @Test("What is left out comes from the event, the settings and the registry")
    func defaults() async throws {
        let brief = try await brief(request)
        #expect(brief.tone == .adventurous)
        #expect(brief.minutes == 5)
        #expect(brief.language == .english)
        #expect(brief.voice == "plain")
        #expect([brief.author, brief.narrator, brief.illustrator] == ["fake", "fake", "fake"])
    }

    @Test("Two requests without a seed get different seeds")
    func seeds() async throws {
        let dependencies = GenerationDependencies.stub()
        #expect(try await brief(request, dependencies).seed != brief(request, dependencies).seed)
    }

    @Test("A length of 1 to 15 minutes is accepted", arguments: [1, 15])
    func minutes(count: Int) async throws {
        var request = request
        request.minutes = count
        #expect(try await brief(request).minutes == count)
    }

    @Test("Any other length is refused", arguments: [-1, 0, 16, Int.max])
    func minutesOutOfRange(count: Int) async throws {
        var request = request
        request.minutes = count
        await #expect(throws: GenerationError.minutesOutOfRange(count)) { try await brief(request) }
    }

    @Test("The same hero given twice is one hero; no hero is an error")
    func heroes() async throws {
        var request = request
        request.heroes = [.stub(), .stub(name: "Ole"), .stub()]
        #expect(try await brief(request).heroes.map(\.name) == ["Mira", "Ole"])
        request.heroes = []
        await #expect(throws: GenerationError.noHero) { try await brief(request) }
    }

    @Test("Unknown providers, voices and languages are errors that name what there is")
    func unknown() async throws {
        var author = request
        author.author = "nobody"
        await #expect(throws: GenerationError.registry(.unknown(.author, "nobody", known: ["fake"]))) {
            try await brief(author)
        }
        var voice = request
        voice.voice = "nobody"
        await #expect(
            throws: GenerationError.unknownVoice("nobody", narrator: "fake", known: ["plain", "other"])
        ) { try await brief(voice) }
        var language = request
        language.language = LanguageCode(rawValue: "tlh")
        await #expect(
            throws: GenerationError.registry(.language(LanguageCode(rawValue: "tlh"), kind: .narrator, known: ["en"]))
        ) { try await brief(language) }
    }

    @Test("Parental controls are asked before any work starts")
    func permission() async throws {
        let refusal = GenerationRefusal(reason: "Three stories are enough.", recovery: "Come back tomorrow.")
        let author = StoryAuthorFake()
        await #expect(throws: GenerationError.notAllowed(refusal)) {
            try await brief(request, .stub(author: author, permission: Refusing(refusal: refusal)))
        }
        #expect(author.requests.isEmpty)
    }

    @Test("What a person typed is checked: a hero's ability, an event's keywords")
    func unsafeInput() async throws {
        let concern = SafetyConcern(excerpt: "tooth", reason: "something for grown-ups")
        var request = request
        request.occasion = .custom(.stub())
        await #expect(throws: GenerationError.unsuitableInput(concern)) {
            try await brief(request, .stub(safety: ChildSafetyCheckStub(word: "tooth")))
        }
    }
}

private struct Refusing: GenerationPermission {
    let refusal: GenerationRefusal

    func refusal(of brief: StoryBrief) async -> GenerationRefusal? { refusal }
}
