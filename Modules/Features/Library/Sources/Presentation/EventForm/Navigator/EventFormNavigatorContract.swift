/// Where the form for a custom event leads to.
@MainActor
package protocol EventFormNavigatorContract {
    /// Leaves the screen.
    func goBack()
}
