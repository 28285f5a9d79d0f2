public import StoryApp
import TerminalApp

/// The context of a command: the console, and the app, which is created on demand.
public final class Session {
    /// The standard streams.
    public let console: Console
    /// The screens of features besides the built-in ones.
    let screens: [any FeatureScreensContract.Type]
    private let makeApp: () throws -> AppContainer
    private var madeApp: AppContainer?

    init(
        console: Console, screens: [any FeatureScreensContract.Type] = [], makeApp: @escaping () throws -> AppContainer
    ) {
        self.console = console
        self.screens = screens
        self.makeApp = makeApp
    }

    /// Returns the console, optionally without colours.
    func console(noColor: Bool) -> Console { noColor ? console.plain : console }

    /// The app.
    public var app: AppContainer {
        get throws {
            if let madeApp { return madeApp }
            let app = try makeApp()
            madeApp = app
            return app
        }
    }

    /// Closes the app, if it was created.
    func close() async { await madeApp?.close() }
}
