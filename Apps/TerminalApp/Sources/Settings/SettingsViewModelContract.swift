public import Observation
public import StoryCore

/// What the settings show and what can be done with them.
@MainActor
public protocol SettingsViewModelContract: AnyObject, Observable {
    var state: SettingsViewState { get }
    /// Why the last change is not kept, beside the settings, which are as before; nil if it is.
    var failure: StorageError? { get }
    /// What can be chosen.
    var choices: SettingsChoices { get }
    /// The devices that the sound can go to; empty before they are found, and if there are none.
    var devices: [PlaybackDevice] { get }

    /// Reads the settings, and finds the devices, if nothing was asked for yet.
    func didAppear() async
    /// Reads them again.
    func didTapOnRetryButton() async
    /// Shows other settings, which are not kept yet; does nothing before there are some.
    func choose(_ settings: AppSettings)
    /// Keeps what is shown; if that cannot be, the settings are as before.
    func keep() async
    /// Dismisses ``failure``.
    func didDismissFailure()
}

extension SettingsViewModelContract {
    /// The settings as they are shown, for screens that follow them; those of a new household until they were read.
    public var current: AppSettings {
        if case .loaded(let settings) = state { settings } else { AppSettings() }
    }
}
