/// Where the list of achievements leads to.
@MainActor
package protocol AchievementListNavigatorContract {
    /// Leaves the screen.
    func goBack()
}
