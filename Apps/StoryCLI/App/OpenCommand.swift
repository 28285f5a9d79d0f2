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

            Links, where an id may be the short one that lists show:

            \(AppLink.all.map { "\($0.pattern): \($0.words)" }.joined(separator: "\n"))
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

    @Option(help: "The colours for this time; the default is the theme in Settings.")
    var theme: AppTheme?

    @Flag(help: "Write each change as a line instead of drawing a screen, for screen readers.")
    var plain = false

    @OptionGroup var answer: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let router = AppRouter()
        let destination = try link.map { text throws(DeepLinkError) in try router.destination(for: text) }
        guard SystemTerminal.isThere, !answer.json else {
            guard let destination, let link else { throw MissingTerminal() }
            let whole = try await router.resolved(destination, in: session.app)
            let place = try await LinkedPlaceDocument(link, whole, in: session.app)
            place.write(to: answer.console(of: session), asJSON: answer.json)
            return .done
        }
        var capabilities = TerminalCapabilities(environment: ProcessEnvironment.terminal)
        if answer.noColor { capabilities.depth = .none }
        let app = try session.app
        let start = try await start(at: destination, of: router, in: app)
        return await AppRun(
            app: app, sound: sound, capabilities: capabilities, theme: theme, isSpoken: plain
        ).run(at: start.destination, alert: start.alert)
    }

    /// Where the app begins. A link that leads to nothing opens the app all the same, which says so: the terminal of a
    /// link that was clicked is gone when the program ends.
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

/// The app cannot be opened, since nobody would see it.
struct MissingTerminal: ExplainedError {
    var code: String { "open.noTerminal" }
    var message: String { "The app needs a terminal." }
    var reason: String? { "There is none, or the program runs in the background." }
    var recovery: String { "Use the other verbs, which 'story --help' lists, or give a link to learn where it leads." }
    var severity: ErrorSeverity { .error }
}
