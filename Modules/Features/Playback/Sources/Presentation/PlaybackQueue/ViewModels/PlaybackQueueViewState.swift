public import FeatureKit

/// The states of the queue's screen.
public typealias PlaybackQueueViewState = ListViewState<StoryQueue, AudioPlaybackError>
