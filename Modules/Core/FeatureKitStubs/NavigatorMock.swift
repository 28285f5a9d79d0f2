import FeatureKit

/// Remembers the ways out that were taken.
@MainActor
package final class NavigatorMock<Exit: Hashable & Sendable>: NavigatorContract {
    /// The ways out, in order.
    package private(set) var exits: [Exit] = []

    package init() {}

    package func navigate(_ exit: Exit) { exits.append(exit) }
}
