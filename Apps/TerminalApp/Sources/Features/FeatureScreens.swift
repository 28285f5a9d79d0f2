public import StoryApp

/// Knows how the places of all features are shown.
@MainActor
public struct FeatureScreens {
    private let features: [any FeatureScreensContract]

    /// Knows the screens of the features that come with the program.
    public init(_ context: ScreenContext) {
        features = Self.all.map { $0.init(context: context) }
    }

    /// How a place is shown; nil if no feature has it.
    public func presentation(of anyRoute: AnyFeatureRoute) -> Presentation? {
        features.lazy.compactMap { $0.presentation(of: anyRoute) }.first
    }
}
