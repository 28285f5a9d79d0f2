import Generation
import StoryApp

/// The screens of the generation.
struct GenerationScreens: FeatureScreensContract {
    typealias Routing = GenerationRouting

    static let tab = AppTab.home
    let context: ScreenContext

    func presentation(of route: GenerationRoute) -> Presentation {
        switch route {
        case .form: .sheet(of: .home) { NewStoryFormView() }
        }
    }
}
