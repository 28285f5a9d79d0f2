public import Foundation
public import Observation
public import StoryCore

/// Plays stories one after the other, and saves their positions: the one player that screens, media keys and pages
/// share.
///
/// It shows the story in the library's current version, whoever changes it.
@MainActor
@Observable
public final class StoryPlayer {
    /// Within this many seconds, going back leads to the previous story.
    private static let restartThreshold: TimeInterval = 3

    /// The current story.
    public let transport: PlaybackTransport
    private let entries: PlayerQueue
    private let record: PlaybackRecord
    private let sound: PlayerSound
    private let status: PlaybackStatus
    private let useCases: AudioPlaybackUseCases
    private let skips: SkippedStories
    /// The household's settings when something was last opened.
    @ObservationIgnored private var preferences = PlaybackPreferences()
    @ObservationIgnored private var restoration: Task<Void, Never>?
    @ObservationIgnored private var watching: Task<Void, Never>?
    /// How often progress was told since limits were looked at.
    @ObservationIgnored private var progressCount = 0

    package init(
        useCases: AudioPlaybackUseCases, random: @escaping @Sendable () -> UInt64, log: ActivityLog = ActivityLog()
    ) {
        self.useCases = useCases
        let writer = PlaybackProgressWriter(useCases)
        record = PlaybackRecord(writer)
        sound = PlayerSound(useCases.makeEngine, log: log)
        entries = PlayerQueue(useCases, writer: writer, random: random)
        status = PlaybackStatus(record)
        skips = SkippedStories(status)
        transport = PlaybackTransport(record, sound, status)
        transport.atEnd { [weak self] in self?.goOn() ?? false }
        transport.atFailure { [weak self] in self?.skipStory($0, for: $1) ?? false }
        transport.atRecovery { [weak self] in self?.tryAgain() }
        transport.atProgress { [weak self] in self?.watchLimits() }
    }

    deinit { watching?.cancel() }

    /// What is played one after the other.
    public var queue: StoryQueue { entries.stories }

    /// The errors of all skipped stories since the player was created, in order.
    public var skipped: [AudioPlaybackError] { skips.errors }

    /// Restores the stored queue, and applies the household's settings, once.
    public func prepare() async {
        if restoration == nil { restoration = Task { await restore() } }
        await restoration?.value
    }

    /// Returns when everything is saved, or could not be.
    func flush() async { await record.flush() }

    private func restore() async {
        await applyPreferences()
        do throws(AudioPlaybackError) {
            try await entries.restore()
            status.show(nil, from: .queue)
        } catch {
            status.show(error, from: .queue)
            // It is tried again the next time.
            restoration = nil
        }
        watchLibrary()
    }

    /// Applies the household's current settings, except where another choice was made for this session.
    private func applyPreferences() async {
        do throws(AudioPlaybackError) {
            preferences = try await useCases.getPreferences.execute()
            transport.prefer(preferences.speed)
            transport.prefer(volume: preferences.volume)
            status.show(nil, from: .settings)
        } catch {
            // Stories can be heard all the same.
            status.show(error, from: .settings)
        }
    }

    /// Keeps and reads what could not be kept and read, now that the library is back.
    private func tryAgain() {
        if status.notices[.savedQueue] != nil { entries.save() }
        Task {
            if status.notices[.settings] != nil { await applyPreferences() }
            await prepare()
            if status.notices[.queue] != nil { await refreshQueue() }
            await refreshStory()
        }
    }
}

// MARK: - Playback

extension StoryPlayer {
    /// Plays a story, and returns when it plays or has failed; it becomes the current one of the queue.
    ///
    /// - Parameter position: The start in seconds; nil for the saved position, or the beginning after its end.
    public func play(story: Story, from position: TimeInterval?) async {
        skips.willOpenChosenStory()
        let request = transport.begin(PlaybackTracker(story))
        await prepare()
        guard request == record.request else { return }
        // A story without narration is not queued.
        if story.narration != nil { entries.move { $0.go(to: QueuedStory(story)) } }
        await open(story, from: position, request: request)
    }

    /// Plays a story that is still being made from its beginning, and returns when it plays or has failed; waits for
    /// what is not narrated yet. Nothing is saved before ``storyIsMade(_:)``.
    public func play(unfinished story: Story, _ narration: GrowingNarration) async {
        skips.willOpenChosenStory()
        let request = transport.begin(PlaybackTracker(story, narration))
        await prepare()
        guard request == record.request else { return }
        entries.move { $0.go(to: QueuedStory(story)) }
        await open(story, from: 0, request: request)
    }

    /// Plays the story at an index of the queue; does nothing if the index is out of range.
    public func play(at index: Int) async {
        await prepare()
        guard queue.stories.indices.contains(index) else { return }
        skips.willOpenChosenStory()
        await go(to: index)
    }

    /// - Parameter pause: Why the story stays paused once it is open; nil if it plays.
    private func go(to index: Int, pausedFor pause: PauseReason? = nil) async {
        let request = record.claim()
        // At once, so that two key presses advance by two stories.
        let identifier = queue.stories[index].id
        entries.move { $0.go(to: index) }
        do throws(AudioPlaybackError) {
            let story = try await useCases.getStory.execute(identifier)
            guard request == record.request else { return }
            var tracker = PlaybackTracker(story)
            tracker.pauseReason = pause
            await open(story, from: nil, request: transport.begin(tracker))
        } catch .storage(.notFound) {
            guard request == record.request else { return }
            // What is deleted leaves the queue.
            entries.change { $0.keep(only: [:], of: [identifier]) }
            await goOnOrStay(pausedFor: pause)
        } catch {
            guard request == record.request else { return }
            transport.show(error, of: nil)
        }
    }

    /// Plays the next story of the queue; if there is none, the one in the player stays in it.
    private func goOnOrStay(pausedFor pause: PauseReason? = nil) async {
        skips.willGoOn()
        if let next = queue.upNext { return await go(to: next, pausedFor: pause) }
        if let story = transport.state.story { entries.change { $0.goBack(to: story.id) } }
        transport.endQueue()
    }

    private func open(_ asked: Story, from position: TimeInterval?, request: Int) async {
        // A story that was being made may be finished by now.
        let story = record.tracker?.story ?? asked
        entries.save()
        await applyPreferences()
        guard request == record.request else { return }
        do throws(AudioPlaybackError) {
            try await useCases.mayPlay.execute(story)
            guard request == record.request else { return }
            transport.limits = ListeningLimits(isBedtime: await useCases.mayPlay.limits().isBedtime)
            guard request == record.request else { return }
            let growing = record.tracker?.growing
            let source =
                if let growing {
                    PlaybackSource.growing(growing.file)
                } else {
                    PlaybackSource.file(try await useCases.locateAudio.execute(story))
                }
            try sound.prepare(for: preferences.output)
            // A story that is still being made is not in the library.
            let start = growing == nil ? try await record.begin(story) : nil
            guard request == record.request else { return }
            transport.load(source, from: position, start, timer: preferences.sleepTimer)
        } catch {
            guard request == record.request else { return }
            transport.fail(error, of: story)
        }
        await status.loading(request)
        switch transport.state {
        case .playing, .paused: skips.didOpen()
        case .idle, .loading, .error: break
        }
    }

    /// Retries what failed.
    public func retry() async {
        guard case .error(_, let story) = transport.state else { return }
        if let story {
            await play(story: story, from: nil)
        } else if let current = queue.current {
            await play(at: current)
        }
    }

    /// Plays the next story of the queue that can be played from its saved position; does nothing on the last.
    public func next() async {
        await prepare()
        guard let next = queue.upNext else { return }
        skips.willFollowQueue()
        if case .error(let error, let story?) = transport.state {
            _ = skips.skip(story, for: error, of: queue.stories.count)
        }
        await go(to: next)
    }

    /// Within the first 3 seconds plays the previous story, if there is one; otherwise restarts this one.
    public func previous() async {
        await prepare()
        if transport.currentTime < Self.restartThreshold, let index = queue.previous {
            await play(at: index)
        } else {
            await restart { [status] in status.show($0, from: .story) }
        }
    }

    /// Plays the story again from its beginning, if the listener may.
    ///
    /// - Parameter refuse: Is told why not; the story goes on.
    private func restart(orElse refuse: @MainActor (AudioPlaybackError) -> Void) async {
        let request = record.request
        do throws(AudioPlaybackError) {
            if let story = transport.state.story { try await useCases.mayPlay.execute(story) }
            guard request == record.request else { return }
            transport.limits.refusal = nil
            await transport.restart()
        } catch {
            if request == record.request { refuse(error) }
        }
    }

    /// How often progress is told until limits are looked at again.
    private static let progressPerLook = 10

    /// Looks whether a limit is reached: the story then goes on to its end, but not back.
    private func watchLimits() {
        progressCount += 1
        guard progressCount.isMultiple(of: Self.progressPerLook) else { return }
        let request = record.request
        Task {
            let limits = await useCases.mayPlay.limits()
            if request == record.request, limits != transport.limits { transport.limits = limits }
        }
    }

    /// Skips a story that can't be played.
    ///
    /// - Returns: Whether another one is played instead.
    private func skipStory(_ story: Story, for error: AudioPlaybackError) -> Bool {
        guard queue.upNext != nil, skips.skip(story, for: error, of: queue.stories.count) else { return false }
        let request = record.request
        Task { if request == record.request { await goOnOrStay(pausedFor: record.tracker?.pauseReason) } }
        return true
    }

    /// Continues after the end of a story.
    ///
    /// - Returns: Whether anything follows.
    private func goOn() -> Bool {
        let request = record.request
        // What the engine tells of the next story has to be heard meanwhile.
        if queue.repeats == .one {
            Task { await restart { transport.show($0, of: transport.state.story) } }
        } else if queue.upNext != nil {
            skips.willFollowQueue()
            // Something else may be asked for meanwhile, or what follows be taken out of the queue.
            Task { if request == record.request { await goOnOrStay() } }
        } else {
            return false
        }
        return true
    }
}

// MARK: - Growing story

extension StoryPlayer {
    /// Updates an unfinished story and its narration; ignored if another one is playing.
    public func storyDidGrow(_ story: Story, _ narration: GrowingNarration) {
        guard let tracker = record.tracker, tracker.growing?.file == narration.file, tracker.story.id == story.id else {
            return
        }
        transport.grow(story, narration)
    }

    /// Plays an unfinished story that is now in the library like any other.
    ///
    /// - Parameter story: The stored story; without a narration, or nil if nothing was stored, playback ends with the
    ///   recording, and nothing is saved.
    public func storyIsMade(_ story: Story?) async {
        guard let growing = record.tracker?.growing, let unfinished = record.tracker?.story else { return }
        guard let story, story.id == unfinished.id, story.narration != nil, story.narrationStatus == .ready else {
            // The recording is played to its end.
            growing.file.complete()
            return status.show(.unfinished(title: unfinished.title), from: .story)
        }
        // The library saves a queue only with stories that it contains.
        entries.move { $0.update(QueuedStory(story)) }
        entries.save()
        await transport.settle(story)
    }
}

// MARK: - Queue

extension StoryPlayer {
    /// Replaces the queue; the current story plays on, and is current in the new queue if it contains it.
    public func setQueue(_ stories: [Story]) {
        entries.replace(with: stories, current: transport.state.story?.id)
    }

    /// Changes the queue, and saves it; the current story plays on.
    public func changeQueue(_ change: (inout StoryQueue) -> Void) { entries.change(change) }

    /// Sets the repeat mode, for the lifetime of the player.
    public func setRepeat(_ repeats: PlaybackRepeat) { entries.setRepeat(repeats) }

    /// Shuffles the queue, keeping the current story first, or restores its order.
    public func setShuffled(_ isShuffled: Bool) { entries.setShuffled(isShuffled) }

    /// Removes deleted stories from the queue, and updates the others.
    public func refreshQueue() async {
        do throws(AudioPlaybackError) {
            // A story that is still being made is not in the library.
            try await entries.refresh(but: record.tracker?.growing == nil ? nil : record.tracker?.story.id)
            // One that could not be remembered is not known by now.
            if restoration != nil { status.show(nil, from: .queue) }
        } catch {
            status.show(error, from: .queue)
        }
    }
}

// MARK: - Changes of the library

extension StoryPlayer {
    /// Observes the library, so that a deleted story leaves the queue, and a changed one is updated.
    private func watchLibrary() {
        guard watching == nil else { return }
        let changes = useCases.observeStories.execute()
        watching = Task { [weak self] in
            for await _ in changes {
                await self?.refreshQueue()
                await self?.refreshStory()
            }
        }
    }

    /// Shows the story in the player as it is by now. What was narrated anew is heard, with its words, the next time.
    public func refreshStory() async {
        guard let shown = knownStory else { return }
        do throws(AudioPlaybackError) {
            let story = try await useCases.getStory.execute(shown.id)
            status.show(nil, from: .refresh)
            guard knownStory == shown, story != shown else { return }
            record.tracker?.refresh(story)
            status.show(record.tracker?.story ?? story)
        } catch .storage(.notFound) {
            // The story plays to its end; the error of saving is reported when it occurs.
            return
        } catch {
            status.show(error, from: .refresh)
        }
    }

    /// The story in the player, or the one stopped last, if it is in the library.
    private var knownStory: Story? {
        guard record.tracker?.growing == nil else { return nil }
        return record.tracker?.story ?? transport.state.story ?? transport.stoppedStory
    }
}
