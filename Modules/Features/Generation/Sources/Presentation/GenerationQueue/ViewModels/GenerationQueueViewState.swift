public import FeatureKit

/// The states of the queue.
public typealias GenerationQueueViewState = ListViewState<[JobQueueItem], GenerationError>
