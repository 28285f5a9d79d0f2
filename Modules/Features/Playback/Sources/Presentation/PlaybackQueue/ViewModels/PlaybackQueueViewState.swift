public import FeatureKit
public import StoryCore

/// The states of the queue's screen.
public typealias PlaybackQueueViewState = ListViewState<StoryQueue, AudioPlaybackError>
