public import FeatureKit
public import StoryCore

/// The situations of the queue's screen.
public typealias PlaybackQueueViewState = ListViewState<StoryQueue, AudioPlaybackError>
