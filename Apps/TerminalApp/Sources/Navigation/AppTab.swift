/// A tab of the app, with a stack of its own.
///
/// Features bring theirs; their screens say which tab they belong to. A tab's position in the bar follows from the
/// order of all tabs, and so do the number keys, which the first seven have.
public struct AppTab: Hashable, Sendable {
    /// The identifier, unique among all tabs.
    public let identifier: String
    /// The title in the bar.
    public let title: String
    /// The position among the tabs of features: smaller is further left, equal ones are in the order of the features.
    public let order: Int

    /// Creates a tab.
    ///
    /// - Parameter order: The position; those of the built-in features are below 100.
    public init(_ identifier: String, title: String, order: Int = 100) {
        (self.identifier, self.title, self.order) = (identifier, title, order)
    }

    public static func == (left: AppTab, right: AppTab) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// Starts or continues a story; always the first.
    public static let home = AppTab("home", title: "Home", order: .min)
}
