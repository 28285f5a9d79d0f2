@testable import Generation
import FeatureKitStubs
import GenerationStubs
import StoryCore
import Testing

@Suite("What an illustrator is asked for", .timeLimit(.minutes(1)))
struct IllustrationRequestTests {
    private let heroes: [Hero] = [.stub(), .stub(name: "Ole"), .stub(name: "Zoë Ann")]

    /// The names of the heroes that are described, in order.
    private func described(text: String, scene characters: [SceneCharacter]) async throws -> [String] {
        let library = LibraryFake()
        let brief = StoryBrief.stub(heroes: heroes)
        let claim = try await library.open(
            GenerationJob(
                id: JobID(rawValue: "job"), brief: brief, status: .open, createdAt: Story.stub().createdAt))
        let dependencies = GenerationDependencies.stub(library: library)
        let sut = IllustrationStep(
            illustrator: IllustratorFake(), brief: brief, claim: claim,
            retry: RetryPolicy(clock: dependencies.clock, random: dependencies.random))
        let page = StoryPage(
            index: 0, text: text, scene: Scene(setting: "meadow", characters: characters),
            illustration: StoryIllustration(status: .pending))
        let sheets = sut.request(for: page).characters
        #expect(sheets.allSatisfy { sheet in heroes.map(CharacterSheet.init(of:)).contains(sheet) })
        return sheets.map(\.name)
    }

    @Test("A hero who is in the scene is described")
    func inScene() async throws {
        #expect(try await described(text: "It rained.", scene: [SceneCharacter(.hero(heroes[1].id))]) == ["Ole"])
    }

    @Test("A hero whom only the text names is described")
    func inText() async throws {
        #expect(try await described(text: "“Where is Ole?” Zoë Ann’s hat was gone.", scene: []) == ["Ole", "Zoë Ann"])
    }

    @Test("A hero who is in the scene twice and in the text is described once")
    func once() async throws {
        let mira = SceneCharacter(.hero(heroes[0].id))
        #expect(try await described(text: "Mira and Mira's shadow.", scene: [mira, mira]) == ["Mira"])
    }

    @Test("A hero who is not on the page is not described, and neither is anybody else")
    func absent() async throws {
        let fox = SceneCharacter(.companion(species: "fox", name: "Mira"))
        let stranger = SceneCharacter(.hero(HeroID(rawValue: "stranger")))
        #expect(try await described(text: "A mole ate an admiral.", scene: [fox, stranger]).isEmpty)
    }
}
