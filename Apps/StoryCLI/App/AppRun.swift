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
        if destination == nil, asksWho, await hasSeveralProfiles { destination = .household(.picker) }
        while true {
            let (status, profile) = await show(app, at: destination, alert: alert)
            guard let profile, status == .done else { return status }
            (app, destination, alert) = (app.viewed(by: profile), nil, nil)
        }
    }

    /// Whether there are several profiles; not if the library can't be read, which every screen explains.
    private var hasSeveralProfiles: Bool {
        get async { (try? await app.household.profiles().count > 1) ?? false }
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
        if app.caller != .first, let profile = try? await app.household.profile(app.caller) {
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
