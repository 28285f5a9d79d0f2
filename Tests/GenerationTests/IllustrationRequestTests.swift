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

    @Test("Every hero of the story is described once, whoever is on the page: a family takes after them")
    func everyone() async throws {
        // Given
        let mira = SceneCharacter(.hero(heroes[0].id))
        let stranger = SceneCharacter(.hero(HeroID(rawValue: "stranger")))
        let fox = SceneCharacter(.companion(species: "fox", name: "Mira"))

        // When, Then
        for scene in [[], [mira], [mira, mira], [fox, stranger]] {
            #expect(try await described(text: "It rained.", scene: scene) == ["Mira", "Ole", "Zoë Ann"])
        }
    }
}
