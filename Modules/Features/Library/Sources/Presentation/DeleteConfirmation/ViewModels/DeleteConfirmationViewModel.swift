public import Observation

/// Asks whether something should be deleted, and deletes it.
@MainActor
@Observable
public final class DeleteConfirmationViewModel: DeleteConfirmationViewModelContract {
    public private(set) var state = DeleteConfirmationViewState.idle

    private let target: LibraryDeletion
    private let planDeletion: any PlanDeletionUseCaseContract
    private let delete: any DeleteUseCaseContract
    private let navigator: any DeleteConfirmationNavigatorContract

    package init(
        target: LibraryDeletion, planDeletion: any PlanDeletionUseCaseContract, delete: any DeleteUseCaseContract,
        navigator: any DeleteConfirmationNavigatorContract
    ) {
        self.target = target
        self.planDeletion = planDeletion
        self.delete = delete
        self.navigator = navigator
    }

    public func didAppear() async {
        guard case .idle = state else { return }
        await load()
    }

    public func didTapOnRetryButton() async {
        switch state {
        case .failed(let plan, _): await delete(plan)
        case .idle, .error, .asking: await load()
        case .loading, .deleting, .deleted: break
        }
    }

    public func didTapOnDelete() async {
        guard case .asking(let plan) = state else { return }
        await delete(plan)
    }

    public func didTapOnCancel() {
        switch state {
        // It cannot be called back any more.
        case .deleting: break
        case .deleted: didTapOnDone()
        case .idle, .loading, .error, .asking, .failed: navigator.goBack()
        }
    }

    public func didTapOnDone() {
        guard case .deleted = state else { return }
        navigator.navigateToList(without: target)
    }
}

// MARK: - Private

extension DeleteConfirmationViewModel {
    private func load() async {
        state = .loading
        switch await attempt({ () async throws(LibraryError) in try await planDeletion.execute(target) }) {
        case .success(let plan): state = .asking(plan)
        case .failure(let error): state = .error(error)
        }
    }

    private func delete(_ plan: DeletionPlan) async {
        state = .deleting(plan)
        let answer = await attempt { () async throws(LibraryError) in try await delete.execute(target) }
        switch answer {
        // If somebody else has deleted it, it is gone all the same.
        case .failure(let error) where !error.saysThatItIsGone: state = .failed(plan, error)
        case .success, .failure: state = .deleted(plan)
        }
    }
}
