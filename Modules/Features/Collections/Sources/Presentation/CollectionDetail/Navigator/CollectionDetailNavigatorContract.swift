/// Where the screen Collection Detail leads to.
@MainActor
package protocol CollectionDetailNavigatorContract {
    /// Leaves the screen.
    func goBack()
}
