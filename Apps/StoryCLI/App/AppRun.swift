import Glibc
import StoryApp
import StoryCore
import TerminalApp
import TerminalPictures
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
        let terminal = ProbedTerminal(terminalEnvironment)
        var environment = composition.environment(
            on: capabilities, pictures: pictures(on: terminal, navigator: composition.navigator))
        environment.textEditor = TextEditor()
        let application = TerminalApplication(
            RootView(), environment: environment,
            options: TerminalApplication.Options(capabilities: capabilities, isSpoken: isSpoken),
            terminal: terminal, clock: ContinuousClock())
        let ending = await application.run()
        await composition.close()
        return switch ending {
        case .quit: .done
        case .closed, .interrupted: .cancelled
        }
    }

    /// What the environment says of the terminal; where nobody wants colours or sees a screen, nobody wants pixels.
    private var terminalEnvironment: TerminalEnvironment {
        let isPlain = isSpoken || capabilities.depth == .none
        return TerminalEnvironment { name in
            isPlain && name == "NO_COLOR" ? "1" : ProcessEnvironment.value(of: name)
        }
    }

    private func pictures(on terminal: ProbedTerminal, navigator: AppNavigator) -> AppPictures {
        AppPictures(
            media: app.media, capabilities, on: terminal, firstImage: UInt32(truncatingIfNeeded: getpid()) << 8
        ) { error in
            navigator.note = [error.message, error.commandRecovery].joined(separator: " ")
        }
    }
}
