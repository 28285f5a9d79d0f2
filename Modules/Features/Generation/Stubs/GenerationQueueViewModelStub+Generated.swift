// Derived from GenerationQueueViewModelContract.swift by './generate.sh derive'. Changes here are lost.

public import Generation

extension GenerationQueueViewModelStub {
    public func cancel(_ item: JobQueueItem) async {}
    public func didTapOnRetry(_ item: JobQueueItem) async {}
    public func didTapOnApprove(_ item: JobQueueItem) async {}
    public func didTapOnRemove(_ item: JobQueueItem) async {}
    public func didTapOnStory(_ item: JobQueueItem) {}
    public func didTapOnForm() {}
}
