/// The screens that the app begins with, each with a stack of its own.
public enum AppTab: CaseIterable, Hashable, Sendable {
    /// To make a story, or to go on with one.
    case home
    /// To find a story.
    case library
    /// To choose how new stories are.
    case settings

    /// What the bar says.
    var title: String {
        switch self {
        case .home: "Home"
        case .library: "Library"
        case .settings: "Settings"
        }
    }
}
