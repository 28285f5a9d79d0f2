public import Observation
public import StoryCore

/// The state and the actions of the settings.
@MainActor
public protocol SettingsViewModelContract: AnyObject, Observable {
    var state: SettingsViewState { get }
    /// Why the last change could not be saved, so that it was reverted; nil if it could.
    var failure: StorageError? { get }
    /// The choices.
    var choices: SettingsChoices { get }
    /// The available sound devices; empty until they are found, and if there are none.
    var devices: [PlaybackDevice] { get }

    /// Loads the settings, and finds the devices, unless they were requested already.
    func didAppear() async
    /// Loads the settings again.
    func didTapOnRetryButton() async
    /// Shows changed settings, which are not saved yet; does nothing until they are loaded.
    func choose(_ settings: AppSettings)
    /// Saves the settings on screen; if that fails, reverts them.
    func keep() async
    /// Clears ``failure``.
    func didDismissFailure()
}

extension SettingsViewModelContract {
    /// The settings on screen, for screens that follow them; those of a new household until they are loaded.
    public var current: AppSettings {
        if case .loaded(let settings) = state { settings } else { AppSettings() }
    }
}
