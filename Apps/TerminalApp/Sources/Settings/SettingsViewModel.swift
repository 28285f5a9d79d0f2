public import Observation
public import StoryCore

/// The view model of the settings.
@MainActor
@Observable
public final class SettingsViewModel: SettingsViewModelContract {
    public private(set) var state = SettingsViewState.idle
    public private(set) var failure: StorageError?
    public private(set) var devices: [PlaybackDevice] = []
    public let choices: SettingsChoices

    private let settings: any SettingsRepository
    private let findDevices: @Sendable () async -> [PlaybackDevice]
    /// The stored settings, as far as known.
    @ObservationIgnored private var kept = AppSettings()
    @ObservationIgnored private var isSaving = false

    /// Creates the view model; reads nothing yet.
    ///
    /// - Parameter findDevices: Finds the sound devices, which may take seconds.
    public init(
        settings: any SettingsRepository, choices: SettingsChoices,
        findDevices: @escaping @Sendable () async -> [PlaybackDevice] = { [] }
    ) {
        (self.settings, self.choices, self.findDevices) = (settings, choices, findDevices)
    }

    public func didAppear() async {
        guard case .idle = state else { return }
        await didTapOnRetryButton()
        devices = await findDevices()
    }

    public func didTapOnRetryButton() async {
        state = .loading
        do throws(StorageError) {
            kept = try await settings.settings()
            state = .loaded(kept)
        } catch {
            state = .error(error)
        }
    }

    public func choose(_ settings: AppSettings) {
        guard case .loaded = state else { return }
        (state, failure) = (.loaded(settings), nil)
    }

    public func keep() async {
        // The running save checks afterwards whether something else is wanted by then.
        guard !isSaving else { return }
        isSaving = true
        defer { isSaving = false }
        while case .loaded(let wanted) = state, wanted != kept {
            do throws(StorageError) {
                try await settings.save(wanted)
                kept = wanted
            } catch {
                (state, failure) = (.loaded(kept), error)
            }
        }
    }

    public func didDismissFailure() { failure = nil }
}
