import FeatureKit

/// A navigator that records its exits.
@MainActor
package final class NavigatorMock<Exit: Hashable & Sendable>: NavigatorContract {
    /// The recorded exits, in order.
    package private(set) var exits: [Exit] = []

    package init() {}

    package func navigate(_ exit: Exit) { exits.append(exit) }
}
