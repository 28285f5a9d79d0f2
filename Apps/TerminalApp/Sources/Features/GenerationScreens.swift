import Generation
import StoryApp

/// Where stories are made, in the app.
struct GenerationScreens: FeatureScreensContract {
    typealias Routing = GenerationRouting

    static let tab = AppTab.home
    let context: ScreenContext

    func showing(of route: GenerationRoute) -> Showing {
        switch route {
        case .form: stacked { MakingView() }
        }
    }
}
