import StoryApp

/// The context of a command: the console, and the app, which is created on demand.
final class Session {
    let console: Console
    private let makeApp: () throws -> AppContainer
    private var madeApp: AppContainer?

    init(console: Console, makeApp: @escaping () throws -> AppContainer) {
        self.console = console
        self.makeApp = makeApp
    }

    /// Returns the console, optionally without colours.
    func console(noColor: Bool) -> Console { noColor ? console.plain : console }

    /// The app.
    var app: AppContainer {
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
