import Glibc
import StoryApp
import StoryCore
import TerminalApp
import TerminalUI

/// Shows the app on the terminal until somebody leaves.
@MainActor
struct AppRun {
    let app: AppContainer
    let sound: PlaybackOutput
    let capabilities: TerminalCapabilities
    let theme: Theme
    let isSpoken: Bool

    /// Shows it.
    ///
    /// - Parameter destination: Where it begins; nil for its first screen.
    func run(at destination: AppDestination?) async -> ExitStatus {
        // A terminal that goes away is noticed when something is written to it.
        let watch = SignalWatch([], ignoring: [SIGPIPE]) { _ in }
        defer { watch.stop() }
        let composition = AppComposition(app: app, output: sound)
        if let destination { composition.navigator.open(destination) }
        let application = TerminalApplication(
            RootView(),
            environment: composition.environment(theme: theme, pictures: AppPictures(media: app.media, capabilities)),
            options: TerminalApplication.Options(capabilities: capabilities, isSpoken: isSpoken),
            terminal: SystemTerminal(), clock: ContinuousClock())
        let ending = await application.run()
        await composition.close()
        return switch ending {
        case .quit: .done
        case .closed, .interrupted: .cancelled
        }
    }
}
