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
    static var all: [GalleryScreen] {
        [
            GalleryScreen(
                name: "making",
                situations: StoryGenerationViewModelStub.all.map { situation($0.name, $0.stub, MakingViewModelStub()) }
                    + [
                        situation(
                            "idle without heroes", StoryGenerationViewModelStub(state: .idle),
                            MakingViewModelStub(choices: GenerationChoices())),
                        situation(
                            "idle among many heroes", StoryGenerationViewModelStub(state: .idle),
                            .withManyHeroes),
                        situation(
                            "idle without a library", StoryGenerationViewModelStub(state: .idle),
                            MakingViewModelStub(failure: .storage(.busy("The library")))),
                    ])
        ]
    }

    private static func situation(
        _ name: String, _ stub: StoryGenerationViewModelStub, _ making: MakingViewModelStub
    ) -> GalleryScreen.Situation {
        var environment = EnvironmentValues()
        environment.provide(stub, as: (any StoryGenerationViewModelContract).self)
        environment.provide(making, as: (any MakingViewModelContract).self)
        return GalleryScreen.Situation(name: name, view: MakingView(), environment: environment)
    }
}
