import FeatureKit
public import Observation

/// The view model of the confirmation of a deletion.
@MainActor
@Observable
public final class DeleteConfirmationViewModel: DeleteConfirmationViewModelContract {
    public private(set) var state = DeleteConfirmationViewState.idle

    private let target: LibraryDeletion
    private let planDeletion: any PlanDeletionUseCaseContract
    private let delete: any DeleteUseCaseContract
    private let restoreFromBin: any RestoreFromBinUseCaseContract
    private let navigator: any LibraryNavigatorContract

    package init(
        target: LibraryDeletion, planDeletion: any PlanDeletionUseCaseContract, delete: any DeleteUseCaseContract,
        restoreFromBin: any RestoreFromBinUseCaseContract, navigator: any LibraryNavigatorContract
    ) {
        self.target = target
        self.planDeletion = planDeletion
        self.delete = delete
        self.restoreFromBin = restoreFromBin
        self.navigator = navigator
    }

    public func didAppear() async {
        guard case .idle = state else { return }
        await load()
    }

    public func didTapOnRetryButton() async {
        switch state {
        case .failed(let plan, _): await delete(plan)
        case .notRestored(let plan, _): await restore(plan)
        case .idle, .error, .asking: await load()
        case .loading, .deleting, .deleted, .restoring: break
        }
    }

    public func didTapOnUndo() async {
        guard case .deleted(let plan) = state, plan.restorableUntil != nil else { return }
        await restore(plan)
    }

    public func didTapOnDelete() async {
        guard case .asking(let plan) = state else { return }
        await delete(plan)
    }

    public func didTapOnCancel() {
        switch state {
        // The deletion cannot be cancelled any more.
        case .deleting, .restoring: break
        case .deleted, .notRestored: didTapOnDone()
        case .idle, .loading, .error, .asking, .failed: navigator.navigate(.back)
        }
    }

    public func didTapOnDone() {
        switch state {
        case .deleted, .notRestored: navigator.navigate(.list(without: target))
        case .idle, .loading, .error, .asking, .deleting, .restoring, .failed: break
        }
    }
}

// MARK: - Private

extension DeleteConfirmationViewModel {
    private func load() async {
        state = .loading
        switch await planDeletion.result(target) {
        case .success(let plan): state = .asking(plan)
        case .failure(let error): state = .error(error)
        }
    }

    private func restore(_ plan: DeletionPlan) async {
        guard case .story(let story) = target else { return }
        state = .restoring(plan)
        switch await restoreFromBin.result([story]) {
        case .success: navigator.navigate(.back)
        case .failure(let error): state = .notRestored(plan, error)
        }
    }

    private func delete(_ plan: DeletionPlan) async {
        state = .deleting(plan)
        let answer = await delete.result(target)
        switch answer {
        // It is deleted, also if another process did that.
        case .failure(let error) where !error.saysThatItIsGone: state = .failed(plan, error)
        case .success, .failure: state = .deleted(plan)
        }
    }
}
