import Glibc
import StoryApp
import StoryCore
import TerminalApp
import TerminalUI

/// Shows the app on the terminal until somebody leaves.
@MainActor
struct AppRun {
    let app: AppContainer
    let sound: PlaybackOutput?
    let capabilities: TerminalCapabilities
    /// The theme for this time; nil for that of the settings.
    let theme: AppTheme?
    let isSpoken: Bool

    /// Shows it.
    ///
    /// - Parameters:
    ///   - destination: Where it begins; nil for its first screen.
    ///   - alert: What somebody should know first; nil for nothing.
    func run(at destination: AppDestination?, alert: AppAlert?) async -> ExitStatus {
        // A terminal that goes away is noticed when something is written to it.
        let watch = SignalWatch([], ignoring: [SIGPIPE]) { _ in }
        defer { watch.stop() }
        let composition = AppComposition(app: app, output: sound, theme: theme)
        await composition.prepare()
        if let destination { composition.navigator.open(destination) }
        composition.navigator.alert = alert
        composition.noticeAchievements()
        composition.remote?.start()
        let display = AppDisplay(app: app, composition: composition, capabilities: capabilities, isSpoken: isSpoken)
        let ending = await display.application(showing: RootView()).run()
        await composition.close()
        return ending.status
    }
}
