public import Foundation
public import Observation
public import StoryCore

/// Plays stories one after the other, and has the library keep where each was left: the one player that screens, media
/// keys and pages share.
///
/// What the library says of the story in the player is what is shown, whoever changes it.
@MainActor
@Observable
public final class StoryPlayer {
    /// A story that was heard for less than so many seconds gives way to the one before.
    private static let restartThreshold: TimeInterval = 3

    /// The story that is played at this moment.
    public let transport: PlaybackTransport
    private let entries: PlayerQueue
    private let record: PlaybackRecord
    private let sound: PlayerSound
    private let useCases: AudioPlaybackUseCases
    /// What the household has chosen, as it was when something was last opened.
    @ObservationIgnored private var preferences = PlaybackPreferences()
    @ObservationIgnored private var restoration: Task<Void, Never>?
    @ObservationIgnored private var watching: Task<Void, Never>?

    package init(useCases: AudioPlaybackUseCases, random: @escaping @Sendable () -> UInt64) {
        self.useCases = useCases
        let writer = PlaybackProgressWriter(useCases)
        record = PlaybackRecord(writer)
        sound = PlayerSound(useCases.makeEngine)
        entries = PlayerQueue(useCases, writer: writer, random: random)
        transport = PlaybackTransport(record, sound)
        transport.atEnd { [weak self] in self?.goOn() ?? false }
        transport.atRecovery { [weak self] in self?.tryAgain() }
    }

    deinit { watching?.cancel() }

    /// What is played one after the other.
    public var queue: StoryQueue { entries.stories }

    /// Remembers the queue of the last time, and takes over what the household has chosen, once.
    public func prepare() async {
        if restoration == nil { restoration = Task { await restore() } }
        await restoration?.value
    }

    /// Returns when everything is kept that is to be, or could not be.
    func flush() async { await record.flush() }

    private func restore() async {
        await applyPreferences()
        do throws(AudioPlaybackError) {
            try await entries.restore()
            transport.show(nil, from: .queue)
        } catch {
            transport.show(error, from: .queue)
            // It is tried again the next time.
            restoration = nil
        }
        watchLibrary()
    }

    /// Takes over what the household has chosen by now, but for what somebody chose for this session.
    private func applyPreferences() async {
        do throws(AudioPlaybackError) {
            preferences = try await useCases.getPreferences.execute()
            transport.prefer(preferences.speed)
            transport.show(nil, from: .settings)
        } catch {
            // Stories can be heard all the same.
            transport.show(error, from: .settings)
        }
    }

    /// Keeps and reads what could not be kept and read, now that the library is back.
    private func tryAgain() {
        if transport.notices[.savedQueue] != nil { entries.save() }
        Task {
            if transport.notices[.settings] != nil { await applyPreferences() }
            await prepare()
            if transport.notices[.queue] != nil { await refreshQueue() }
            await refreshStory()
        }
    }
}

// MARK: - Playing a story

extension StoryPlayer {
    /// Plays a story, and returns when it is heard or failed; it becomes the current one of the queue.
    ///
    /// - Parameter position: Where to begin, in seconds; nil for where it was left, or the beginning after its end.
    public func play(story: Story, from position: TimeInterval?) async {
        let request = transport.begin(PlaybackTracker(story))
        await prepare()
        guard request == record.request else { return }
        // One that cannot be heard is nothing to play next.
        if story.narration != nil { entries.move { $0.go(to: QueuedStory(story)) } }
        await open(story, from: position, request: request)
    }

    /// Plays a story that is still being made from its beginning, and returns when it is heard or failed; what is not
    /// narrated yet is waited for. Nothing of it is kept before ``storyIsMade(_:)``.
    public func play(unfinished story: Story, _ narration: GrowingNarration) async {
        let request = transport.begin(PlaybackTracker(story, narration))
        await prepare()
        guard request == record.request else { return }
        entries.move { $0.go(to: QueuedStory(story)) }
        await open(story, from: 0, request: request)
    }

    /// Plays a story of the queue; does nothing if there is no such place.
    public func play(at place: Int) async {
        await prepare()
        if queue.stories.indices.contains(place) { await go(to: place) }
    }

    private func go(to place: Int) async {
        let request = record.claim()
        // At once, so that two keys in a row go two stories on.
        let identifier = queue.stories[place].id
        entries.move { $0.go(to: place) }
        do throws(AudioPlaybackError) {
            let story = try await useCases.getStory.execute(identifier)
            guard request == record.request else { return }
            await open(story, from: nil, request: transport.begin(PlaybackTracker(story)))
        } catch .storage(.notFound) {
            guard request == record.request else { return }
            // What is deleted leaves the queue.
            entries.change { $0.keep(only: [:], of: [identifier]) }
            await goOnOrStay()
        } catch {
            guard request == record.request else { return }
            transport.show(error, of: nil)
        }
    }

    /// Plays the next story of the queue; if there is none, the one in the player stays in it.
    private func goOnOrStay() async {
        if let next = queue.upNext { return await go(to: next) }
        if let story = transport.state.story { entries.change { $0.goBack(to: story.id) } }
        transport.endQueue()
    }

    private func open(_ asked: Story, from position: TimeInterval?, request: Int) async {
        // A story that was being made may be done by now.
        let story = record.tracker?.story ?? asked
        entries.save()
        await applyPreferences()
        guard request == record.request else { return }
        do throws(AudioPlaybackError) {
            let growing = record.tracker?.growing
            let source =
                if let growing {
                    PlaybackSource.growing(growing.file)
                } else {
                    PlaybackSource.file(try useCases.locateAudio.execute(story))
                }
            try sound.prepare(for: preferences.output)
            // The library does not know a story that is still being made.
            let start = growing == nil ? try await record.begin(story) : nil
            guard request == record.request else { return }
            transport.load(source, from: position, start, timer: preferences.sleepTimer)
        } catch {
            guard request == record.request else { return }
            transport.show(error, of: story)
        }
        await transport.loading(request)
    }

    /// Tries what failed again.
    public func retry() async {
        guard case .error(_, let story) = transport.state else { return }
        if let story {
            await play(story: story, from: nil)
        } else if let current = queue.current {
            await play(at: current)
        }
    }

    /// Plays the next story of the queue from where it was left; does nothing on the last.
    public func next() async {
        await prepare()
        if let next = queue.upNext { await go(to: next) }
    }

    /// Within the first 3 seconds plays the story before, if there is one; otherwise this one from its beginning.
    public func previous() async {
        await prepare()
        if transport.currentTime < Self.restartThreshold, let place = queue.previous {
            await play(at: place)
        } else {
            await transport.restart()
        }
    }

    /// Goes on after the end of a story.
    ///
    /// - Returns: Whether anything follows.
    private func goOn() -> Bool {
        let request = record.request
        // What the engine tells of the next story has to be heard meanwhile.
        if queue.repeats == .one {
            Task { await transport.restart() }
        } else if queue.upNext != nil {
            // Something else may be asked for meanwhile, or what follows be taken out of the queue.
            Task { if request == record.request { await goOnOrStay() } }
        } else {
            return false
        }
        return true
    }
}

// MARK: - A story that is still being made

extension StoryPlayer {
    /// More of an unfinished story is there; passed over if another one is played.
    public func storyDidGrow(_ story: Story, _ narration: GrowingNarration) {
        guard let tracker = record.tracker, tracker.growing?.file == narration.file, tracker.story.id == story.id else {
            return
        }
        transport.grow(story, narration)
    }

    /// An unfinished story is in the library: from now on it is played as any other.
    ///
    /// - Parameter story: As it is stored; without a narration, or nil if nothing was stored, it ends where its
    ///   recording does, and is not kept.
    public func storyIsMade(_ story: Story?) async {
        guard let growing = record.tracker?.growing, let unfinished = record.tracker?.story else { return }
        guard let story, story.id == unfinished.id, story.narration != nil, story.narrationStatus == .ready else {
            // What is there is heard to its end.
            growing.file.complete()
            return transport.show(.unfinished(title: unfinished.title), from: .story)
        }
        // The library takes a queue only with stories that it has.
        entries.move { $0.update(QueuedStory(story)) }
        entries.save()
        await transport.settle(story)
    }
}

// MARK: - Queue

extension StoryPlayer {
    /// Replaces the queue; what plays goes on, and is the current story if it is in the new queue.
    public func setQueue(_ stories: [Story]) {
        entries.replace(with: stories, current: transport.state.story?.id)
    }

    /// Changes the queue, and has it kept; what plays goes on.
    public func changeQueue(_ change: (inout StoryQueue) -> Void) { entries.change(change) }

    /// Sets what is played again once it is over, as long as the player is there.
    public func setRepeat(_ repeats: PlaybackRepeat) { entries.setRepeat(repeats) }

    /// Brings the queue into an order of chance, the current story first, or back into its own.
    public func setShuffled(_ isShuffled: Bool) { entries.setShuffled(isShuffled) }

    /// Takes stories out of the queue that are deleted, and shows the others as they are now.
    public func refreshQueue() async {
        do throws(AudioPlaybackError) {
            // The library does not know a story that is still being made.
            try await entries.refresh(but: record.tracker?.growing == nil ? nil : record.tracker?.story.id)
            // One that could not be remembered is not known by now.
            if restoration != nil { transport.show(nil, from: .queue) }
        } catch {
            transport.show(error, from: .queue)
        }
    }
}

// MARK: - What changes in the library

extension StoryPlayer {
    /// Watches the library, so that a story that is deleted leaves the queue, and one that is changed is shown as it
    /// is.
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
            guard knownStory == shown, story != shown else { return }
            record.tracker?.refresh(story)
            transport.show(record.tracker?.story ?? story)
        } catch .storage(.notFound) {
            // It is heard to its end; that nothing of it can be kept is told when it is to be.
            return
        } catch {
            transport.show(error, from: .progress)
        }
    }

    /// The story in the player, or that was stopped last, if the library knows it.
    private var knownStory: Story? {
        guard record.tracker?.growing == nil else { return nil }
        return record.tracker?.story ?? transport.state.story ?? transport.stoppedStory
    }
}
