/// Where the form for a hero leads to.
@MainActor
package protocol HeroFormNavigatorContract {
    /// Leaves the screen.
    func goBack()
}
