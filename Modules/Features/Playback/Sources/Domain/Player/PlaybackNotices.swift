/// What is wrong though a story is heard, by what it is wrong with: that one thing is well says nothing of the others.
struct PlaybackNotices: Hashable, Sendable {
    /// What may be wrong, the worst first.
    enum Source: CaseIterable, Sendable {
        /// Where the story is, and that it was heard, is not kept.
        case progress
        /// The story itself.
        case story
        /// The queue is not kept.
        case savedQueue
        /// What the household has chosen cannot be read.
        case settings
        /// The queue cannot be read.
        case queue
        /// The current version of the story can't be read.
        case refresh
        /// Stories of the queue were skipped.
        case skipped
    }

    private var errors: [Source: AudioPlaybackError] = [:]

    subscript(source: Source) -> AudioPlaybackError? {
        get { errors[source] }
        set { errors[source] = newValue }
    }

    /// The worst of all; nil if nothing is wrong.
    var first: AudioPlaybackError? { Source.allCases.lazy.compactMap { errors[$0] }.first }
}
