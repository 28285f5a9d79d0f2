public import Playback

extension AudioPlaybackViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading(let left), .loading(let right)), (.playing(let left), .playing(let right)),
            (.paused(let left), .paused(let right)), (.ended(let left), .ended(let right)):
            left == right
        case (.error(let leftError, let leftStory), .error(let rightError, let rightStory)):
            leftError == rightError && leftStory == rightStory
        // Listed one by one, so that a new case does not compile until it is handled.
        case (.idle, _), (.loading, _), (.playing, _), (.paused, _), (.ended, _), (.error, _): false
        }
    }
}

extension PlaybackQueueViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle), (.loading, .loading), (.empty, .empty): true
        case (.loaded(let left), .loaded(let right)): left == right
        case (.error(let left), .error(let right)): left == right
        case (.idle, _), (.loading, _), (.loaded, _), (.empty, _), (.error, _): false
        }
    }
}
