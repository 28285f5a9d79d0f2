// Derived from AudioPlaybackViewState.swift by './generate.sh derive'. Changes here are lost.

public import Playback

extension AudioPlaybackViewState: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs, rhs) {
        case (.idle, .idle): true
        case (.loading(let left), .loading(let right)): left == right
        case (.playing(let left), .playing(let right)): left == right
        case (.paused(let left), .paused(let right)): left == right
        case (.ended(let left), .ended(let right)): left == right
        case (.error(let left1, let left2), .error(let right1, let right2)): left1 == right1 && left2 == right2
        case (.idle, _), (.loading, _), (.playing, _), (.paused, _), (.ended, _), (.error, _): false
        }
    }
}
