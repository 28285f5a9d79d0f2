public import StoryApp
import TerminalUI

/// Presents the routes of all features.
@MainActor
public struct FeatureScreens {
    private let features: [any FeatureScreensContract]

    /// Creates the screens of the built-in features, and of others.
    public init(_ context: ScreenContext, and others: [any FeatureScreensContract.Type] = []) {
        features = (Self.all + others).map { $0.init(context: context) }
    }

    /// The tabs with their first screens, which are created now.
    public func makeRoots() -> [TabRoot] {
        [TabRoot(.home, view: HomeView())] + features.compactMap(\.root)
    }

    /// Returns the presentation of a route; nil if no feature has it.
    public func presentation(of anyRoute: AnyFeatureRoute) -> Presentation? {
        features.lazy.compactMap { $0.presentation(of: anyRoute) }.first
    }
}
