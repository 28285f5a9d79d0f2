import ArgumentParser
import FeatureKit
import Foundation
import StoryApp
import StoryCore
import TerminalApp
import TerminalUI

/// `story open`: the app on the whole terminal, at the place that a link leads to.
struct OpenCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", _superCommandName: "story", abstract: "Open the app, at the place that a link leads to.",
        discussion: """
            'story' alone opens the app, too. In it, '?' lists the keys and 'q' quits. Without a terminal, this says \
            where the link leads to.
            """)

    @Argument(help: "A link, such as story://library/STORY.")
    var link: String?

    @Option(
        name: .customLong("output"),
        help: """
            Where the sound goes: auto, null for nowhere, or a device such as pulse, pipewire or alsa; by default as \
            in the settings.
            """)
    var sound: PlaybackOutput?

    @Option(help: "How it looks; what suits the terminal unless it is said.")
    var theme = AppTheme.auto

    @Flag(help: "Write each change as a line instead of drawing a screen, for screen readers.")
    var plain = false

    @OptionGroup var answer: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let router = AppRouter()
        let destination = try link.map { text throws(DeepLinkError) in try router.destination(for: text) }
        guard SystemTerminal.isThere, !answer.json else {
            guard let destination, let link else { throw MissingTerminal() }
            let place = try await LinkedPlace(link, destination, in: session.app)
            place.write(to: answer.console(of: session), asJSON: answer.json)
            return .done
        }
        var capabilities = TerminalCapabilities(environment: ProcessEnvironment.terminal)
        if answer.noColor { capabilities.depth = .none }
        return await AppRun(
            app: try session.app, sound: sound, capabilities: capabilities, theme: theme.theme(on: capabilities),
            isSpoken: plain
        ).run(at: destination)
    }
}

/// How the app looks.
enum AppTheme: String, CaseIterable, ExpressibleByArgument {
    case auto, dark, light, contrast

    /// The theme, as far as the terminal can show it.
    func theme(on capabilities: TerminalCapabilities) -> Theme {
        switch self {
        case .auto: capabilities.theme
        case .dark: capabilities.showing(.dark)
        case .light: capabilities.showing(.light)
        case .contrast: capabilities.showing(.highContrast)
        }
    }
}

/// The app cannot be opened, since nobody would see it.
struct MissingTerminal: ExplainedError {
    var code: String { "open.noTerminal" }
    var message: String { "The app needs a terminal." }
    var reason: String? { "There is none, or the program runs in the background." }
    var recovery: String { "Use the other verbs, which 'story --help' lists, or give a link to learn where it leads." }
    var severity: ErrorSeverity { .error }
}
