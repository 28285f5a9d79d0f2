import Glibc
import Playback
import StoryApp
import StoryCore
import TerminalApp
import TerminalPictures
import TerminalUI

/// Shows the app's views on the terminal.
@MainActor
struct AppDisplay {
    let app: AppContainer
    let composition: AppComposition
    let capabilities: TerminalCapabilities
    var isSpoken = false

    /// Creates the application for a view, without taking over the terminal yet.
    func application(showing view: some View, on system: SystemTerminal = SystemTerminal()) -> TerminalApplication {
        let terminal = ProbedTerminal(terminalEnvironment, on: system) { [player = composition.player] stop in
            player.rest(during: stop)
        }
        var environment = composition.environment(on: capabilities, pictures: pictures(on: terminal))
        environment.textEditor = TextEditor()
        return TerminalApplication(
            view, environment: environment,
            options: TerminalApplication.Options(capabilities: capabilities, isSpoken: isSpoken), terminal: terminal,
            clock: ContinuousClock())
    }

    /// The environment of the terminal; without colours or a screen, no pixels are wanted either.
    private var terminalEnvironment: TerminalEnvironment {
        let isPlain = isSpoken || capabilities.depth == .none
        return TerminalEnvironment { name in
            isPlain && name == "NO_COLOR" ? "1" : ProcessEnvironment.value(of: name)
        }
    }

    private func pictures(on terminal: ProbedTerminal) -> AppPictures {
        AppPictures(
            media: app.media, capabilities, on: terminal, firstImage: UInt32(truncatingIfNeeded: getpid()) << 8,
            isPlain: { [composition] in composition.themes?.isPlain ?? false }
        ) { [navigator = composition.navigator] error in
            navigator.note = [error.message, error.commandRecovery].joined(separator: " ")
        }
    }
}

extension TerminalApplication.Ending {
    /// The exit status for this end.
    var status: ExitStatus {
        switch self {
        case .quit: .done
        case .closed, .interrupted: .cancelled
        }
    }
}
