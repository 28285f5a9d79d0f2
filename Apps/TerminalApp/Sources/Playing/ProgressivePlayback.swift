public import Generation
public import Observation
public import Playback
public import StoryCore

/// Plays a story while it is made: from the moment when its first page is narrated, page after page, and from its end on
/// as any other.
@MainActor
@Observable
public final class ProgressivePlayback {
    /// What was told last of the story.
    public private(set) var update: GenerationUpdate?
    /// Whether nothing more comes.
    public private(set) var isOver = false

    @ObservationIgnored private let player: any AudioPlaybackViewModelContract
    /// Returns when the story is heard or has failed; nil before its first page is narrated.
    @ObservationIgnored private var playing: Task<Void, Never>?

    /// Waits for a story.
    public init(player: any AudioPlaybackViewModelContract) {
        self.player = player
    }

    /// Whether the story was given to the player.
    public var hasBegun: Bool { playing != nil }

    /// Plays what is there of the story.
    public func follow(_ update: GenerationUpdate) {
        self.update = update
        guard let narration = update.narration else { return }
        if playing == nil {
            playing = Task { [player] in await player.play(unfinished: update.story, narration) }
        } else {
            player.storyDidGrow(update.story, narration)
        }
    }

    /// Nothing more comes.
    ///
    /// - Parameter story: As it is stored; nil if nothing is.
    public func finish(_ story: Story?) async {
        isOver = true
        await playing?.value
        await player.storyIsMade(story)
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
