import StoryApp

/// What a command works with: the console, and the app, which is put together only if it is needed.
final class Session {
    let console: Console
    private let makeApp: () throws -> AppContainer
    private var madeApp: AppContainer?

    init(console: Console, makeApp: @escaping () throws -> AppContainer) {
        self.console = console
        self.makeApp = makeApp
    }

    /// The console as it is wanted.
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

    /// Leaves the library complete; what was never asked for is not opened.
    func close() async { await madeApp?.close() }
}
