public import Generation
import Library

extension AppDestination {
    /// A route of the generation.
    public static func generation(_ route: GenerationRoute) -> AppDestination { .feature(AnyFeatureRoute(route)) }
}

/// The routing of the generation.
public enum GenerationRouting: FeatureRoutingContract {
    public typealias Feature = GenerationFeature

    public static func destination(for exit: GenerationExit) -> AppDestination {
        switch exit {
        case .back: .back
        case .story(let identifier): .library(.story(identifier))
        case .open(let route): .generation(route)
        }
    }

    public static func description(of route: GenerationRoute, in app: AppContainer) async throws -> RouteDescription {
        switch route {
        case .form: return RouteDescription("the form for a new story")
        case .queue: return RouteDescription("the stories that are queued or being created")
        }
    }
}
