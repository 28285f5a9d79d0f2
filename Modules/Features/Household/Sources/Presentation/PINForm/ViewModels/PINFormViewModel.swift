import FeatureKit
public import Observation
import StoryCore

/// The view model of the form for the PIN.
@MainActor
@Observable
public final class PINFormViewModel: PINFormViewModelContract {
    public private(set) var state = PINFormViewState.idle
    public private(set) var failure: HouseholdError?
    public var pin = "" {
        didSet { failure = nil }
    }
    public var repeated = "" {
        didSet { failure = nil }
    }

    private let getPIN: any GetPINUseCaseContract
    private let setPIN: any SetPINUseCaseContract
    private let removePIN: any RemovePINUseCaseContract
    private let navigator: any HouseholdNavigatorContract

    package init(
        getPIN: any GetPINUseCaseContract, setPIN: any SetPINUseCaseContract, removePIN: any RemovePINUseCaseContract,
        navigator: any HouseholdNavigatorContract
    ) {
        (self.getPIN, self.setPIN, self.removePIN) = (getPIN, setPIN, removePIN)
        self.navigator = navigator
    }

    public func didAppear() async {
        guard case .idle = state else { return }
        await didTapOnRetryButton()
    }

    public func didTapOnRetryButton() async {
        state = .loading
        switch await getPIN.result(()) {
        case .success(let isSet): state = .editing(isSet: isSet)
        case .failure(let error): state = .error(error)
        }
    }

    public func didTapOnSave() async {
        guard case .editing = state else { return }
        guard pin == repeated else { return failure = .pinsDiffer }
        let new = pin
        await change(to: true) { [setPIN] () async throws(HouseholdError) in try await setPIN.execute(new) }
    }

    public func didConfirmRemoval() async {
        guard case .editing = state else { return }
        await change(to: false) { [removePIN] () async throws(HouseholdError) in try await removePIN.execute(()) }
    }

    public func didTapOnBack() {
        // The outcome of saving will be known soon.
        if case .saving = state { return }
        navigator.navigate(.back)
    }

    private func change(to isSet: Bool, _ change: () async throws(HouseholdError) -> Void) async {
        let before = state
        (state, failure) = (.saving, nil)
        switch await attempt(change) {
        case .success:
            (pin, repeated) = ("", "")
            state = .saved(isSet: isSet)
        case .failure(let error): (state, failure) = (before, error)
        }
    }
}
