public import FeatureKit

/// The state and the actions of the queue.
@MainActor
public protocol GenerationQueueViewModelContract: ListViewModelContract
where Content == [JobQueueItem], Failure == GenerationError {
    /// Cancels an unfinished story, whoever makes it; a story in the library stays.
    func cancel(_ item: JobQueueItem) async
    /// Puts a story back into the queue.
    func didTapOnRetry(_ item: JobQueueItem) async
    /// Approves what a story waits for: that it is made at all, or a page that was refused.
    func didTapOnApprove(_ item: JobQueueItem) async
    /// Removes a ready story from the list.
    func didTapOnRemove(_ item: JobQueueItem) async
    /// Shows a stored story.
    func didTapOnStory(_ item: JobQueueItem)
    /// Shows the form for a new story, or the one that is being made in it.
    func didTapOnForm()
}
