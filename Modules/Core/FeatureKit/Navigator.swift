/// Where the screens of a feature lead to: a feature has one such contract, and its exits say all that there is.
@MainActor
public protocol NavigatorContract<Exit> {
    /// The ways out of the feature's screens.
    associatedtype Exit: Hashable & Sendable

    /// Takes a way out of a screen.
    func navigate(_ exit: Exit)
}

/// Hands the ways out to whoever takes them.
public struct Navigator<Exit: Hashable & Sendable>: NavigatorContract {
    private let take: @MainActor (Exit) -> Void

    /// Makes a navigator.
    public init(_ take: @escaping @MainActor (Exit) -> Void) {
        self.take = take
    }

    public func navigate(_ exit: Exit) { take(exit) }
}
