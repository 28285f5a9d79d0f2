/// The navigator of a feature's screens. A feature has one, and its exits are complete.
@MainActor
public protocol NavigatorContract<Exit> {
    /// The exits of the feature's screens.
    associatedtype Exit: Hashable & Sendable

    /// Leaves a screen by an exit.
    func navigate(_ exit: Exit)
}

/// Passes exits to a closure.
public struct Navigator<Exit: Hashable & Sendable>: NavigatorContract {
    private let take: @MainActor (Exit) -> Void

    /// Creates a navigator that calls a closure with each exit.
    public init(_ take: @escaping @MainActor (Exit) -> Void) {
        self.take = take
    }

    public func navigate(_ exit: Exit) { take(exit) }
}
