import ArgumentParser
import FeatureKit
import Foundation
import StoryApp
import StoryCore
import StoryDocuments
import TerminalApp
import TerminalUI

/// `story open`: opens the app at the destination of a link.
struct OpenCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "open", _superCommandName: "story",
        abstract: "Open the app, or the place in it that a link names.",
        discussion: """
            'story' alone opens the app, too. In the app, '?' lists the keys and 'q' quits. Without a terminal, this \
            prints what the link opens.

            Links (the short ids in lists work, too):

            \(AppLink.all(of: BuiltInFeatures.compositions).map(\.help).joined(separator: "\n"))
            """)

    @Argument(help: "A link, for example story://library/STORY.")
    var link: String?

    @Option(
        name: .customLong("output"),
        help: """
            The sound output: auto, null for none, or a device, for example pulse, pipewire or alsa; default: as in \
            the settings.
            """)
    var sound: PlaybackOutput?

    @Option(help: "Colours for this time; default: the theme in the settings.")
    var theme: AppTheme?

    @Flag(help: "Print each change as a line instead of drawing a screen, for screen readers.")
    var plain = false

    @OptionGroup var answer: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let app = try session.app
        let router = app.router
        let destination = try link.map { text throws(DeepLinkError) in try router.destination(for: text) }
        guard SystemTerminal.isThere, !answer.json else {
            guard let destination, let link else { throw MissingTerminal() }
            let whole = try await router.resolved(destination, in: app)
            let target = try await LinkTargetDocument(link, whole, in: app)
            target.write(to: answer.console(of: session), asJSON: answer.json)
            return .done
        }
        var capabilities = TerminalCapabilities(environment: ProcessEnvironment.terminal)
        if answer.noColor { capabilities.depth = .none }
        try await session.askForParent()
        let start = try await start(at: destination, of: router, in: app)
        return await AppRun(
            app: app, screens: session.screens, sound: sound, capabilities: capabilities, theme: theme, isSpoken: plain,
            asksWho: !session.hasChosenProfile
        ).run(at: start.destination, alert: start.alert)
    }

    /// Returns the first destination and an alert. A link without a target opens the app all the same, which reports
    /// it: the terminal of a clicked link closes with the program.
    private func start(
        at destination: AppDestination?, of router: AppRouter, in app: AppContainer
    ) async throws -> (destination: AppDestination?, alert: AppAlert?) {
        guard let destination else { return (nil, nil) }
        do {
            return (try await router.resolved(destination, in: app), nil)
        } catch let error as any ExplainedError {
            return (nil, AppAlert("Open", error))
        }
    }
}

/// The error of opening the app without a terminal.
struct MissingTerminal: ExplainedError {
    var code: String { "open.noTerminal" }
    var message: String { "The app needs a terminal." }
    var reason: String? { "No terminal is connected, or the program is running in the background." }
    var recovery: RecoveryAction { .useTerminal }
    var category: ErrorCategory { .unavailable }
    var severity: ErrorSeverity { .error }
}
