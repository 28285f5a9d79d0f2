public import Generation
public import Observation
public import Playback
public import StoryCore

/// Plays a story while it is being made, if requested: from the end of its first page on, page by page, and once it is
/// finished like any other.
@MainActor
@Observable
public final class ProgressivePlayback {
    /// The last update of the story.
    public private(set) var update: GenerationUpdate?
    /// Whether the generation is over.
    public private(set) var isOver = false
    /// Whether the story was requested.
    public private(set) var isWanted: Bool
    /// Whether the story was passed to the player, which happens when its first page is narrated.
    public private(set) var hasBegun = false

    @ObservationIgnored private let player: any AudioPlaybackViewModelContract
    /// Whether every story is played.
    @ObservationIgnored private let isAlwaysWanted: Bool
    /// Ends when the story plays or has failed.
    @ObservationIgnored private var playing: Task<Void, Never>?

    /// Creates a playback without a story.
    ///
    /// - Parameter isAlwaysWanted: Whether every story is played without a request.
    public init(player: any AudioPlaybackViewModelContract, isAlwaysWanted: Bool = false) {
        (self.player, self.isAlwaysWanted, isWanted) = (player, isAlwaysWanted, isAlwaysWanted)
    }

    /// Whether the story can be requested: it is being made, and will be narrated.
    public var canListen: Bool {
        guard !isWanted, !isOver, let update else { return false }
        return update.story.narrationStatus != .notRequested
    }

    /// Plays the story as soon as its first page is narrated.
    public func listen() {
        guard canListen else { return }
        isWanted = true
        play()
    }

    /// Plays what is there of the story.
    public func follow(_ update: GenerationUpdate) {
        if isOver || update.story.id != self.update?.story.id { begin() }
        self.update = update
        play()
    }

    /// Ends the generation.
    ///
    /// - Parameter story: The stored story; nil if there is none.
    public func finish(_ story: Story?) async {
        isOver = true
        await playing?.value
        await player.storyIsMade(story)
    }

    /// Resets for another story.
    private func begin() {
        (isOver, isWanted, hasBegun, playing) = (false, isAlwaysWanted, false, nil)
    }

    private func play() {
        guard isWanted, let update, let narration = update.narration else { return }
        if hasBegun { return player.storyDidGrow(update.story, narration) }
        hasBegun = true
        playing = Task { [player] in await player.play(unfinished: update.story, narration) }
    }

    /// What is being made, for people; nil when all is finished.
    public var activity: String? {
        guard !isOver, let update else { return nil }
        switch update.stage {
        case .generatingStory: return "writing page \(update.story.pages.count + 1) …"
        case .generatingAudio:
            let done = update.narration?.marks.pageStarts.count ?? 0
            let count = update.story.pages.count
            return "creating page \(min(done + 1, count)) of \(count) …"
        case .generatingIllustrations: return "drawing the pictures …"
        case .completed: return nil
        }
    }
}
