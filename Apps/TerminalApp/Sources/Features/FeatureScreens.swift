public import StoryApp

/// Presents the routes of all features.
@MainActor
public struct FeatureScreens {
    private let features: [any FeatureScreensContract]

    /// Creates the screens of the built-in features.
    public init(_ context: ScreenContext) {
        features = Self.all.map { $0.init(context: context) }
    }

    /// Returns the presentation of a route; nil if no feature has it.
    public func presentation(of anyRoute: AnyFeatureRoute) -> Presentation? {
        features.lazy.compactMap { $0.presentation(of: anyRoute) }.first
    }
}
