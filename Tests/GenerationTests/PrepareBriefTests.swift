import FeatureKit
import FeatureKitStubs
import Foundation
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

    @Test("The first author and illustrator of the household make a story, unless others are asked for by name")
    func householdOrders() async throws {
        // Given
        let library = LibraryFake()
        try await library.save(AppSettings(authors: ["gone", "second"], illustrators: ["second", "fake"]))
        var dependencies = GenerationDependencies.stub(library: library)
        try dependencies.registry.register(author: StoryAuthorFake(identifier: "second"))
        try dependencies.registry.register(illustrator: IllustratorFake(identifier: "second"))
        var chosen = request
        (chosen.author, chosen.illustrator) = ("fake", "fake")

        // When
        let briefs = [try await brief(request, dependencies), try await brief(chosen, dependencies)]

        // Then
        #expect(briefs.map(\.author) == ["second", "fake"])
        #expect(briefs.map(\.illustrator) == ["second", "fake"])
    }

    @Test("The household's age and tone hold where neither the request nor the event says otherwise")
    func householdDefaults() async throws {
        // Given
        let library = LibraryFake()
        try await library.save(AppSettings(defaultAgeBand: .twoToFour, defaultTone: .gentle))
        let dependencies = GenerationDependencies.stub(library: library)
        let event = try CustomStoryEvent(
            id: CustomEventID(rawValue: "tooth"), title: "First tooth", ageBand: .sixToTen)
        var chosen = request
        (chosen.ageBand, chosen.tone) = (.all, .funny)

        // When
        let briefs = [
            try await brief(request, dependencies), try await brief(chosen, dependencies),
            try await brief(GenerationRequest(heroes: [.stub()], occasion: .custom(event)), dependencies),
        ]

        // Then
        #expect(briefs.map(\.ageBand) == [.twoToFour, .all, .sixToTen])
        #expect(briefs.map(\.tone) == [.gentle, .funny, .gentle])
    }

    @Test("For a child, a story has its age and language, and of tones that are not allowed the nearest that is")
    func child() async throws {
        // Given
        struct Child: AccessPolicy {
            func decision(
                on action: AccessAction, content: StoryContent?, by profile: ProfileID
            ) async -> AccessDecision { .allowed }
            func controls(of profile: ProfileID) async throws(StorageError) -> CurrentControls {
                CurrentControls(
                    controls: ParentalControls(allowedTones: AllowedValues([.funny, .curious])),
                    ageBand: .twoToFour, language: LanguageCode(rawValue: "de"))
            }
        }
        var dependencies = GenerationDependencies.stub()
        dependencies.access = AccessGuard(policy: Child())
        try await dependencies.settings.save(AppSettings(defaultAgeBand: .sixToTen))
        var asked = request
        asked.wantsNarration = false
        var other = asked
        (other.ageBand, other.language, other.tone) = (.fourToSix, .english, .magical)

        // When
        let (own, chosen) = (try await brief(asked, dependencies), try await brief(other, dependencies))

        // Then
        #expect(own.ageBand == .twoToFour && own.language == LanguageCode(rawValue: "de") && own.tone == .funny)
        // What was chosen is refused, if it is, when the story is asked for.
        #expect(chosen.ageBand == .fourToSix && chosen.language == .english && chosen.tone == .magical)
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

    @Test("Style and voices for characters are those of the settings, or the style that was asked for")
    func style() async throws {
        // Given
        let dependencies = GenerationDependencies.stub()
        try await dependencies.settings.save(AppSettings(pictureStyle: .ink, characterVoices: false))
        var bright = request
        bright.style = .bright

        // When
        let own = try await brief(request, dependencies)

        // Then
        #expect(own.style == .ink)
        #expect(own.characterVoices == false)
        #expect(try await brief(bright, dependencies).style == .bright)
    }

    @Test("A style that the illustrator does not know is an error that names those it knows")
    func unknownStyle() async throws {
        var request = request
        request.style = "crayon"
        await #expect(throws: GenerationError.registry(.style("crayon", known: [.bright, .ink]))) {
            try await brief(request)
        }
        request.wantsIllustrations = false
        #expect(try await brief(request).style == nil)
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
            throws: GenerationError.unknownVoice(
                "nobody", language: .english, known: NarratorFake().voices(for: .english))
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

    @Test("All that a person typed is checked before any work starts", arguments: TypedText.allCases)
    func unsafeInput(field: TypedText) async throws {
        // Given
        let concern = SafetyConcern(excerpt: "badword", reason: "It's about something for grown-ups.")
        let library = LibraryFake()
        let author = StoryAuthorFake()
        let dependencies = GenerationDependencies.stub(
            author: author, safety: ChildSafetyCheckStub(word: "badword"), library: library)
        let request = try field.request(holding: "a badword indeed")
        // When, Then
        await #expect(throws: GenerationError.unsuitableInput(concern)) { try await brief(request, dependencies) }
        // Given a brief that somebody made by hand
        let byHand = StoryBrief.stub(heroes: request.heroes, occasion: request.occasion)
        // When, Then
        await #expect(throws: GenerationError.unsuitableInput(concern)) {
            try await GenerationFeature(dependencies: dependencies).generate(byHand, observer: { _ in })
        }
        #expect(author.requests.isEmpty)
        #expect(library.storedJobs.isEmpty)
    }

    @Test("A word that is hidden in the syllables of a pronunciation is found")
    func unsafeSyllables() async throws {
        var request = request
        request.heroes = [.stub(pronunciation: "bad-word")]
        await #expect(throws: GenerationError.self) {
            try await brief(request, .stub(safety: ChildSafetyCheckStub(word: "badword")))
        }
    }

    @Test("A brief that was made by hand, and a job of yesterday, need permission as well")
    func permissionEverywhere() async throws {
        // Given a job that was interrupted while it was allowed
        let library = LibraryFake()
        let job = GenerationJob(id: JobID(rawValue: "job"), brief: .stub(), status: .open, createdAt: .distantPast)
        await (try library.open(job)).close()
        let refusal = GenerationRefusal(reason: "It is too late.", recovery: "Sleep well.")
        let author = StoryAuthorFake()
        let sut = GenerationFeature(
            dependencies: .stub(author: author, permission: Refusing(refusal: refusal), library: library))
        // When, Then
        await #expect(throws: GenerationError.notAllowed(refusal)) {
            try await sut.generate(.stub(), observer: { _ in })
        }
        await #expect(throws: GenerationError.notAllowed(refusal)) {
            try await sut.resume("job", observer: { _ in })
        }
        #expect(author.requests.isEmpty)
        #expect(library.storedJobs == [job])
    }
}

/// Where a person can type something that reaches the author, the narrator or the illustrator.
enum TypedText: CaseIterable {
    case name, ability, pronunciation, hairStyle, hairColor, hairTexture, eyeColor, skinTone, clothing, palette,
        accessories, artStyle, eventTitle, eventDetails, eventHardPart, eventGoodPart, promptSeed,
        keywords

    /// A request with the text in this field.
    func request(holding text: String) throws -> GenerationRequest {
        GenerationRequest(heroes: [try hero(text)], occasion: try occasion(text))
    }

    private func hero(_ text: String) throws -> Hero {
        var look = Appearance()
        switch self {
        case .hairStyle: look.hairStyle = text
        case .hairColor: look.hairColor = text
        case .hairTexture: look.hairTexture = text
        case .eyeColor: look.eyeColor = text
        case .skinTone: look.skinTone = text
        case .clothing: look.clothing = text
        case .palette: look.palette = ["yellow", text]
        case .accessories: look.accessories = ["hat", text]
        case .artStyle: look.artStyle = text
        case .name, .ability, .pronunciation, .eventTitle, .eventDetails, .eventHardPart, .eventGoodPart, .promptSeed,
            .keywords:
            break
        }
        return try Hero(
            id: .derived(fromName: "Mira", ordinal: 0), name: self == .name ? text : "Mira", appearance: look,
            ability: self == .ability ? text : nil, pronunciation: self == .pronunciation ? text : nil)
    }

    private func occasion(_ text: String) throws -> StoryOccasion {
        .custom(
            try CustomStoryEvent(
                id: CustomEventID(rawValue: "tooth"), title: self == .eventTitle ? text : "First tooth",
                details: self == .eventDetails ? text : "It is loose.", hardPart: self == .eventHardPart ? text : "",
                goodPart: self == .eventGoodPart ? text : "",
                promptSeed: self == .promptSeed ? text : "A tooth that hides.",
                keywords: self == .keywords ? ["tooth", text] : ["tooth"]))
    }
}

private struct Refusing: GenerationPermission {
    let refusal: GenerationRefusal

    func refusal(of brief: StoryBrief) async -> GenerationRefusal? { refusal }
}
