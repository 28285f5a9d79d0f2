public import Generation
public import Observation
public import Playback
public import StoryCore

/// Plays a story while it is made, if somebody wants that: from the moment when its first page is narrated, page after
/// page, and from its end on as any other.
@MainActor
@Observable
public final class ProgressivePlayback {
    /// What was told last of the story.
    public private(set) var update: GenerationUpdate?
    /// Whether nothing more comes.
    public private(set) var isOver = false
    /// Whether somebody wants to hear the story.
    public private(set) var isWanted: Bool
    /// Whether the story was given to the player, which it is when its first page is narrated.
    public private(set) var hasBegun = false

    @ObservationIgnored private let player: any AudioPlaybackViewModelContract
    /// Whether every story is wanted.
    @ObservationIgnored private let isAlwaysWanted: Bool
    /// Returns when the story is heard or has failed.
    @ObservationIgnored private var playing: Task<Void, Never>?

    /// Waits for a story.
    ///
    /// - Parameter isAlwaysWanted: Whether every story is played, without being asked for.
    public init(player: any AudioPlaybackViewModelContract, isAlwaysWanted: Bool = false) {
        (self.player, self.isAlwaysWanted, isWanted) = (player, isAlwaysWanted, isAlwaysWanted)
    }

    /// Whether somebody may ask for the story: it is being made, and will be narrated.
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

    /// Nothing more comes.
    ///
    /// - Parameter story: As it is stored; nil if nothing is.
    public func finish(_ story: Story?) async {
        isOver = true
        await playing?.value
        await player.storyIsMade(story)
    }

    /// Another story is made.
    private func begin() {
        (isOver, isWanted, hasBegun, playing) = (false, isAlwaysWanted, false, nil)
    }

    private func play() {
        guard isWanted, let update, let narration = update.narration else { return }
        if hasBegun { return player.storyDidGrow(update.story, narration) }
        hasBegun = true
        playing = Task { [player] in await player.play(unfinished: update.story, narration) }
    }

    /// What is made at this moment, for people; nil when all is made.
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
