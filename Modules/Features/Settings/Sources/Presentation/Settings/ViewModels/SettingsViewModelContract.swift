public import FeatureKit
public import Observation
public import StoryCore

/// The state and the actions of the settings.
@MainActor
public protocol SettingsViewModelContract: AnyObject, Observable {
    var state: SettingsViewState { get }
    /// Why the last change could not be saved, so that it was reverted; nil if it could.
    var failure: SettingsError? { get }
    /// What there is to choose from; the sound devices are missing until they are found.
    var choices: SettingsChoices { get }
    /// The sections, in the order of the screen.
    var sections: [SettingsSection] { get }
    /// The location of the library, for people.
    var location: String { get }

    /// Loads the settings, and finds the sound devices, unless they were requested already.
    func didAppear() async
    /// Shows what other screens and other programs change, until it is cancelled.
    func observe() async
    /// Loads the settings again.
    func didTapOnRetryButton() async
    /// Shows a setting with another value, which is not saved yet; does nothing until the settings are loaded.
    func choose(_ value: SettingValue, for setting: SettingDefinition)
    /// Saves what was chosen; if that fails, reverts it.
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
