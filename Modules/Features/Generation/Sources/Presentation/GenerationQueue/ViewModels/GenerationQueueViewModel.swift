public import FeatureKit
package import StoryCore

/// The view model of the queue.
@MainActor
public final class GenerationQueueViewModel: GenerationQueueViewModelContract, ObservedListViewModel {
    public let source: ObservedList<[JobQueueItem], GenerationError>
    private let cancelJob: any ChangeQueueUseCaseContract
    private let retryJob: any ChangeQueueUseCaseContract
    private let approveJob: any ChangeQueueUseCaseContract
    private let removeJob: any ChangeQueueUseCaseContract
    private let navigator: any GenerationNavigatorContract

    package init(
        listQueue: any ListQueueUseCaseContract, cancelJob: any ChangeQueueUseCaseContract,
        retryJob: any ChangeQueueUseCaseContract, approveJob: any ChangeQueueUseCaseContract,
        removeJob: any ChangeQueueUseCaseContract,
        observation: any LibraryObservation, navigator: any GenerationNavigatorContract
    ) {
        source = ObservedList(get: listQueue, refresh: listQueue, observation: observation, of: [.jobs])
        (self.cancelJob, self.retryJob) = (cancelJob, retryJob)
        (self.approveJob, self.removeJob) = (approveJob, removeJob)
        self.navigator = navigator
    }

    public func cancel(_ item: JobQueueItem) async { await change(item, by: cancelJob) }

    public func didTapOnRetry(_ item: JobQueueItem) async {
        if item.canRetry { await change(item, by: retryJob) }
    }

    public func didTapOnApprove(_ item: JobQueueItem) async {
        if item.approval != nil { await change(item, by: approveJob) }
    }

    public func didTapOnRemove(_ item: JobQueueItem) async { await change(item, by: removeJob) }

    public func didTapOnStory(_ item: JobQueueItem) {
        if item.isStored { navigator.navigate(.story(item.story)) }
    }

    public func didTapOnForm() { navigator.navigate(.open(.form)) }

    public func didTapOnBack() { navigator.navigate(.back) }

    private func change(_ item: JobQueueItem, by useCase: any ChangeQueueUseCaseContract) async {
        await source.change { () async throws(GenerationError) in
            do throws(GenerationError) {
                try await useCase.execute(item.id)
            } catch {
                // It has ended meanwhile, which the list then shows.
                guard error.category == .notFound else { throw error }
            }
        }
    }
}
