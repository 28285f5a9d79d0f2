import Glibc
import Household
import StoryApp
import StoryCore
import TerminalApp
import TerminalUI

/// Shows the app on the terminal until it is left.
@MainActor
struct AppRun {
    let app: AppContainer
    /// The screens of features besides the built-in ones.
    let screens: [any FeatureScreensContract.Type]
    let sound: PlaybackOutput?
    let capabilities: TerminalCapabilities
    /// The theme for this run; nil for the setting.
    let theme: AppTheme?
    let isSpoken: Bool
    /// Whether to ask who is reading, if there are several profiles.
    let asksWho: Bool

    /// Runs the app.
    ///
    /// - Parameters:
    ///   - destination: The first destination; nil for Home.
    ///   - alert: An alert to show first; nil for none.
    func run(at destination: AppDestination?, alert: AppAlert?) async -> ExitStatus {
        // The end of a terminal is noticed when something is written to it.
        let watch = SignalWatch([], ignoring: [SIGPIPE]) { _ in }
        defer { watch.stop() }
        var (app, destination, alert) = (app, destination, alert)
        if asksWho, let profiles = try? await app.household.profiles(), profiles.count > 1 {
            if destination == nil { destination = .household(.picker) }
            app = await app.opened(by: profiles)
        }
        while true {
            let (status, profile) = await show(app, at: destination, alert: alert)
            guard let profile, status == .done else { return status }
            // A parent who has just entered the PIN goes on with it; a child begins without.
            if (try? await app.household.profile(profile).values.role) != .parent {
                await app.services.approval.forget()
            }
            (app, destination, alert) = (app.viewed(by: profile), nil, nil)
        }
    }

    /// Shows the app of a profile.
    ///
    /// - Returns: How it ended, and the profile to go on as; nil to end.
    private func show(
        _ app: AppContainer, at destination: AppDestination?, alert: AppAlert?
    ) async -> (ExitStatus, next: ProfileID?) {
        let composition = AppComposition(app: app, output: sound, theme: theme, screens: screens)
        await composition.prepare()
        if let destination { composition.navigator.open(destination) }
        composition.navigator.alert = alert
        if app.caller != .first, destination != .household(.picker),
            let profile = try? await app.household.profile(app.caller)
        {
            composition.navigator.note = "Reading as \(profile.name)."
        }
        composition.noticeEvents()
        composition.workOnQueue()
        composition.remote?.start()
        let display = AppDisplay(app: app, composition: composition, capabilities: capabilities, isSpoken: isSpoken)
        let ending = await display.application(showing: RootView()).run()
        await composition.close()
        return (ending.status, composition.navigator.nextProfile)
    }
}

extension AppContainer {
    /// Returns the app for whoever opens it without saying who they are: with a PIN a child's, if there is one, since that
    /// of a parent needs the PIN.
    fileprivate func opened(by profiles: [Profile]) async -> AppContainer {
        // Without an answer there may be a PIN.
        let isProtected = (try? await household.hasPIN()) ?? true
        guard isProtected, let child = profiles.first(where: { $0.values.role == .child }) else { return self }
        return viewed(by: child.id)
    }
}
