import Generation
import StoryApp

/// Where stories are made, in the app.
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
