import FeatureKit
import Household
public import StoryApp
import TerminalApp

/// The context of a command: the console, and the app, which is created on demand.
public final class Session {
    /// The standard streams.
    public let console: Console
    /// The environment variables that the program uses.
    let environment: [String: String]
    /// The screens of features besides the built-in ones.
    let screens: [any FeatureScreensContract.Type]
    private let makeApp: () throws -> AppContainer
    private var madeApp: AppContainer?
    /// Whether somebody has said for which profile.
    private(set) var hasChosenProfile = false

    init(
        console: Console, environment: [String: String] = [:], screens: [any FeatureScreensContract.Type] = [],
        makeApp: @escaping () throws -> AppContainer
    ) {
        self.console = console
        self.environment = environment
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

    /// From now on runs everything for a profile.
    ///
    /// - Parameter name: Its whole name, ignoring case and accents, or its identifier: the beginning of one could be
    ///   that of somebody else, once a profile is deleted.
    /// - Throws: ``HouseholdError`` if there is no such profile.
    func choose(profile name: String) async throws {
        let household = try app.household
        let profile = try await household.profile(named: name)
        madeApp = try app.viewed(by: profile.id)
        hasChosenProfile = true
    }

    /// Asks whether the profile may do what no feature does.
    ///
    /// - Throws: `AccessRefusal` if not.
    func ask(for action: AccessAction) async throws {
        if let refusal = try await app.access.refusal(of: action) { throw refusal }
    }

    /// Closes the app, if it was created.
    func close() async { await madeApp?.close() }
}
