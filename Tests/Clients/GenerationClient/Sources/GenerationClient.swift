import Generation
import GenerationStubs
import StoryCore

/// Makes a story with the feature alone: no storage, no engine, only the contracts and the stubs.
@main @MainActor
struct GenerationClient {
    static func main() async throws {
        let feature = GenerationFeature(dependencies: .stub())
        let hero = try Hero(id: .derived(fromName: "Mira", ordinal: 0), name: "Mira")
        let brief = try await feature.brief(
            for: GenerationRequest(heroes: [hero], occasion: .standard(.bedtime), minutes: 1))
        let outcome = try await feature.generate(brief) { update in
            if update.unit == nil { print("stage \(update.stage.rawValue)") }
        }
        print("story \(outcome.story.title), \(outcome.story.pages.count) pages")
        showEveryState()
    }

    /// What a preview of a screen does.
    private static func showEveryState() {
        for (name, viewModel) in StoryGenerationViewModelStub.all {
            print("state \(name): \(viewModel.stage?.rawValue ?? "none")")
        }
    }
}
