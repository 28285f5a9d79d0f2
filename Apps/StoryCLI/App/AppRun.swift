import Glibc
import StoryApp
import StoryCore
import TerminalApp
import TerminalUI

/// Shows the app on the terminal until it is left.
@MainActor
struct AppRun {
    let app: AppContainer
    /// The screens of features besides the built-in ones.
    let screens: [any FeatureScreensContract.Type]
    let sound: PlaybackOutput?
    let capabilities: TerminalCapabilities
    /// The theme for this run; nil for the setting.
    let theme: AppTheme?
    let isSpoken: Bool

    /// Runs the app.
    ///
    /// - Parameters:
    ///   - destination: The first destination; nil for Home.
    ///   - alert: An alert to show first; nil for none.
    func run(at destination: AppDestination?, alert: AppAlert?) async -> ExitStatus {
        // The end of a terminal is noticed when something is written to it.
        let watch = SignalWatch([], ignoring: [SIGPIPE]) { _ in }
        defer { watch.stop() }
        let composition = AppComposition(app: app, output: sound, theme: theme, screens: screens)
        await composition.prepare()
        if let destination { composition.navigator.open(destination) }
        composition.navigator.alert = alert
        composition.noticeEvents()
        composition.workOnQueue()
        composition.remote?.start()
        let display = AppDisplay(app: app, composition: composition, capabilities: capabilities, isSpoken: isSpoken)
        let ending = await display.application(showing: RootView()).run()
        await composition.close()
        return ending.status
    }
}
