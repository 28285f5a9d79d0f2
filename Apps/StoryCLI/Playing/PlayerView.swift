/// Shows a player in some way.
@MainActor
protocol PlayerView: AnyObject {
    /// Shows what is different now.
    func show(_ situation: PlayerSituation)
    /// Forgets what was shown, since the screen is another one.
    func redraw()
}
