public import FeatureKit
public import Observation
public import StoryCore

/// The view model of the settings.
@MainActor
@Observable
public final class SettingsViewModel: SettingsViewModelContract {
    public private(set) var state = SettingsViewState.idle
    public private(set) var failure: SettingsError?
    public private(set) var choices: SettingsChoices
    public let sections: [SettingsSection]
    public let location: String

    private let repository: any SettingsRepository
    private let access: AccessGuard
    private let findDevices: @Sendable () async -> [PlaybackDevice]
    /// The stored settings, as far as known.
    @ObservationIgnored private var kept = AppSettings()
    /// What was chosen and is not stored yet, in order.
    @ObservationIgnored private var chosen: [Choice] = []
    @ObservationIgnored private var isSaving = false
    @ObservationIgnored private var saveCount = 0

    private struct Choice: Sendable {
        var value: SettingValue
        var setting: SettingDefinition

        func apply(to settings: inout AppSettings, of choices: SettingsChoices) {
            _ = setting.set(value.text, in: &settings, of: choices)
        }
    }

    /// Creates the view model; reads nothing yet.
    ///
    /// - Parameter findDevices: Finds the sound devices, which may take seconds.
    public init(
        repository: any SettingsRepository, catalog: SettingsCatalog,
        findDevices: @escaping @Sendable () async -> [PlaybackDevice] = { [] }, location: String,
        access: AccessGuard = AccessGuard()
    ) {
        self.access = access
        (self.repository, self.findDevices, self.location) = (repository, findDevices, location)
        (sections, choices) = (catalog.sections, catalog.choices)
    }

    public func didAppear() async {
        guard case .idle = state else { return }
        await didTapOnRetryButton()
        choices.devices = await findDevices()
    }

    public func observe() async {
        let changes = repository.settingsChanges()
        // What changed before somebody listened.
        await follow()
        for await _ in changes { await follow() }
    }

    public func didTapOnRetryButton() async {
        state = .loading
        do throws(StorageError) {
            kept = try await repository.settings()
            state = .loaded(kept)
        } catch {
            state = .error(error)
        }
    }

    public func choose(_ value: SettingValue, for setting: SettingDefinition) {
        guard case .loaded(var settings) = state else { return }
        let choice = Choice(value: value, setting: setting)
        choice.apply(to: &settings, of: choices)
        chosen.append(choice)
        (state, failure) = (.loaded(settings), nil)
    }

    public func keep() async {
        // The running save stores afterwards what was chosen by then.
        guard !isSaving else { return }
        isSaving = true
        defer { isSaving = false }
        while !chosen.isEmpty {
            let (saving, choices) = (chosen, choices)
            do throws(SettingsError) {
                try await SettingsError.allowed(.changeSettings, by: access)
                let stored = try await SettingsError.stored(
                    try await repository.update { settings in
                        for choice in saving { choice.apply(to: &settings, of: choices) }
                        return settings
                    })
                saveCount += 1
                chosen.removeFirst(saving.count)
                show(stored)
            } catch {
                chosen = []
                (state, failure) = (.loaded(kept), error)
            }
        }
    }

    public func didDismissFailure() { failure = nil }

    /// Reads the settings again, unless they were never shown.
    private func follow() async {
        var seen: Int
        var stored: AppSettings?
        repeat {
            // What was read before a save has ended may be older than what that has shown.
            seen = saveCount
            stored = try? await repository.settings()
        } while seen != saveCount
        switch state {
        case .idle, .loading: return
        case .loaded, .error: if let stored { show(stored) }
        }
    }

    /// Shows what is stored, and what was chosen since.
    private func show(_ stored: AppSettings) {
        kept = stored
        var shown = stored
        for choice in chosen { choice.apply(to: &shown, of: choices) }
        if case .loaded(let present) = state, present == shown { return }
        state = .loaded(shown)
    }
}
