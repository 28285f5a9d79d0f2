import FeatureKit
import Household
public import StoryApp
import StoryCore
import TerminalApp

/// The context of a command: the console, and the app, which is created on demand.
public final class Session {
    /// The standard streams.
    public let console: Console
    /// The environment variables that the program uses.
    let environment: [String: String]
    /// The screens of features besides the built-in ones.
    let screens: [any FeatureScreensContract.Type]
    /// The least important lines that the log takes, decided before the app is used; nil for no log.
    var logLevel: LogLevel?
    private let makeApp: (LogLevel?) throws -> AppContainer
    private var madeApp: AppContainer?
    /// Whether somebody has said for which profile.
    private(set) var hasChosenProfile = false

    init(
        console: Console, environment: [String: String] = [:], screens: [any FeatureScreensContract.Type] = [],
        makeApp: @escaping (LogLevel?) throws -> AppContainer
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
            let app = try makeApp(logLevel)
            madeApp = app
            return app
        }
    }

    /// Opens the log, if it is on, and says once if that fails: the command runs all the same.
    func openLog() throws {
        guard logLevel != nil else { return }
        let app = try app
        do throws(StorageError) {
            try app.openLog()
        } catch {
            let words = ["The log can't be written.", error.message, error.reason].compactMap(\.self)
            console.writeError("story: " + words.joined(separator: " "))
        }
    }

    /// From now on runs everything for a profile.
    ///
    /// - Parameter name: Its whole name, ignoring case and accents, or its identifier: the beginning of one could be
    ///   that of somebody else, once a profile is deleted.
    /// - Parameter usual: The profile as which the program usually runs here; nil for none.
    /// - Throws: ``HouseholdError`` if there is no such profile, or if it is a parent's, the usual one a child's, and nobody
    ///   enters the PIN.
    func choose(profile name: String, insteadOf usual: String? = nil) async throws {
        let household = try app.household
        let profile = try await household.profile(named: name)
        if let usual, usual != name, let child = try? await household.profile(named: usual) {
            let before = try app.viewed(by: child.id)
            try await before.household.readAs(profile.id)
        }
        madeApp = try app.viewed(by: profile.id)
        hasChosenProfile = true
    }

    /// Asks whether the profile may do what no feature does.
    ///
    /// - Throws: `AccessRefusal` if not.
    func ask(for action: AccessAction) async throws {
        if let refusal = try await app.access.refusal(of: action) { throw refusal }
    }

    /// Refuses a child's profile the work on everybody's stories, whose titles may not be for it. Parents need no PIN for
    /// that: a service has nobody to ask.
    ///
    /// - Throws: `AccessRefusal` for a child's profile.
    func askForParentsJobs() async throws {
        switch await (try app).access.decision(on: .manageJobs) {
        case .allowed, .needsPIN(.pinNeeded): return
        case .refused(let refusal), .needsPIN(let refusal): throw refusal
        }
    }

    /// Asks for the PIN, if there is one, before the app is opened as a parent's profile that somebody named, where children
    /// read, too.
    ///
    /// - Throws: `AccessRefusal` if nobody enters it.
    func askForParent() async throws {
        guard hasChosenProfile, let profiles = try? await app.household.profiles(),
            profiles.first(where: { $0.id == (try? app.caller) })?.values.role == .parent,
            profiles.contains(where: { $0.values.role == .child })
        else { return }
        try await ask(for: .readAsParent)
    }

    /// Closes the app, if it was created.
    func close() async { await madeApp?.close() }
}
