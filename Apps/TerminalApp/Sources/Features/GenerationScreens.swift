import Generation
import GenerationViews
import StoryApp

/// The screens of the generation.
struct GenerationScreens: FeatureScreensContract {
    typealias Composition = GenerationComposition

    static let tab = AppTab.home
    let context: ScreenContext

    func presentation(of route: GenerationRoute) -> Presentation {
        switch route {
        case .form: .sheet(of: .home) { NewStoryFormView() }
        case .queue:
            // In front of the form, so that nothing that was chosen there is lost.
            .sheet(of: .home) {
                GenerationQueueView(viewModel: feature.makeQueueViewModel(navigate: leave))
            }
        }
    }
}
