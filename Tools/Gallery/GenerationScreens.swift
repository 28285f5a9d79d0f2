import Generation
import GenerationStubs
import GenerationViews
import Library
import StoryCore
import TerminalApp
import TerminalAppStubs
import TerminalUI

/// The screen on which stories are made.
@MainActor
enum GenerationScreens {
    static let all: [GalleryScreen] = [
        generation,
        parts,
        queue,
    ]

    private static var queue: GalleryScreen {
        var environment = EnvironmentValues()
        environment.provide(
            StoryGenerationViewModelStub(state: .idle), as: (any StoryGenerationViewModelContract).self)
        let stubs = GenerationQueueViewModelStub.all
        return GalleryScreen(
            name: "story-queue",
            variants: stubs.map {
                GalleryScreen.Variant(
                    name: $0.name, view: GenerationQueueView(viewModel: $0.stub), environment: environment)
            }
                + stubs.filter { $0.name == "loaded" }.flatMap { loaded in
                    let keys = [
                        ("cancelling", [KeyPress("d")]),
                        ("what failed", Array(repeating: KeyPress(.down), count: 4)),
                    ]
                    return keys.map { name, keys in
                        GalleryScreen.Variant(
                            name: name, view: GenerationQueueView(viewModel: loaded.stub), environment: environment,
                            keys: keys)
                    }
                })
    }

    private static var parts: GalleryScreen {
        var complete = Story.stub(made: .ready)
        complete.cover.status = .ready
        let missing = Story.stub(made: .failed)
        var outdated = complete
        outdated.narrationStatus = .outdated
        outdated.cover.status = .outdated
        let progress = StoryGenerationViewModelStub(
            state: .generating(.generatingAudio), progress: 0.5, currentStory: complete)
        let error = GenerationError.provider(
            .audio, .timeout(ProviderErrorDetails(provider: "fake", detail: "It did not answer.")))
        let failed = StoryGenerationViewModelStub(state: .failed(step: .audio, error: error), currentStory: complete)
        let idle = StoryGenerationViewModelStub(state: .idle)
        let busy = StoryGenerationViewModelStub(
            state: .generating(.generatingAudio), progress: 0.5, currentStory: .stub(made: .ready, id: "other"))
        return GalleryScreen(
            name: "parts of a story",
            variants: [
                part("complete", complete, idle), part("missing", missing, idle), part("outdated", outdated, idle),
                part("being made", complete, progress), part("while another story is made", missing, busy),
                part("failed", complete, failed),
                part("voice and pictures", complete, idle, keys: [KeyPress("v")]),
            ])
    }

    private static func part(
        _ name: String, _ story: Story, _ stub: StoryGenerationViewModelStub, keys: [KeyPress] = []
    ) -> GalleryScreen.Variant {
        var environment = EnvironmentValues()
        environment.provide(stub, as: (any StoryGenerationViewModelContract).self)
        return GalleryScreen.Variant(
            name: name, view: StoryPartsView(story: story), environment: environment, keys: keys)
    }

    private static var generation: GalleryScreen {
        GalleryScreen(
            name: "making",
            variants: StoryGenerationViewModelStub.all.map {
                variant($0.name, $0.stub, NewStoryFormViewModelStub())
            }
                + [
                    variant(
                        "asking for another story",
                        StoryGenerationViewModelStub(state: .generating(.generatingAudio), plan: .ready(.stub())),
                        NewStoryFormViewModelStub(), keys: [KeyPress("n")]),
                    variant(
                        "idle without heroes", StoryGenerationViewModelStub(state: .idle),
                        NewStoryFormViewModelStub(choices: GenerationChoices())),
                    variant(
                        "idle among many heroes", StoryGenerationViewModelStub(state: .idle), .withManyHeroes),
                    variant(
                        "idle without a library", StoryGenerationViewModelStub(state: .idle),
                        NewStoryFormViewModelStub(failure: .storage(.busy("The library")))),
                ])
    }

    private static func variant(
        _ name: String, _ stub: StoryGenerationViewModelStub, _ form: NewStoryFormViewModelStub,
        keys: [KeyPress] = []
    ) -> GalleryScreen.Variant {
        var environment = EnvironmentValues()
        environment.provide(stub, as: (any StoryGenerationViewModelContract).self)
        environment.provide(form, as: (any NewStoryFormViewModelContract).self)
        return GalleryScreen.Variant(name: name, view: NewStoryFormView(), environment: environment, keys: keys)
    }
}
