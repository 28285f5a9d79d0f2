import Observation
import StoryCore

/// The queue of a player, which is stored in the library.
@MainActor
@Observable
final class PlayerQueue {
    private(set) var stories = StoryQueue()
    private let useCases: AudioPlaybackUseCases
    private let writer: PlaybackProgressWriter
    private let random: @Sendable () -> UInt64
    /// Whether the queue was chosen for now, rather than restored.
    @ObservationIgnored private var isChosen = false

    init(_ useCases: AudioPlaybackUseCases, writer: PlaybackProgressWriter, random: @escaping @Sendable () -> UInt64) {
        (self.useCases, self.writer, self.random) = (useCases, writer, random)
    }

    /// Restores the stored queue, unless one was chosen meanwhile.
    func restore() async throws(AudioPlaybackError) {
        var remembered = try await useCases.getQueue.execute()
        remembered.repeats = stories.repeats
        if !isChosen { stories = remembered }
    }

    /// Removes deleted stories, and updates the others.
    ///
    /// - Parameter unknown: A story that is not in the library yet; nil for none.
    func refresh(but unknown: StoryID?) async throws(AudioPlaybackError) {
        guard !stories.stories.isEmpty else { return }
        // Stories queued meanwhile are left alone.
        var asked = Set(stories.stories.map(\.id))
        if let unknown { asked.remove(unknown) }
        let known = try await useCases.refreshQueue.execute(stories)
        change { $0.keep(only: known, of: asked) }
    }

    /// Replaces the queue.
    ///
    /// - Parameter current: The story that is playing; nil for none.
    func replace(with new: [Story], current: StoryID?) {
        change { queue in
            let before = queue
            queue = StoryQueue(new.map { QueuedStory($0) }, current: new.firstIndex { $0.id == current })
            queue.repeats = before.repeats
            if before.isShuffled { shuffle(&queue) }
        }
    }

    func setRepeat(_ repeats: PlaybackRepeat) { stories.repeats = repeats }

    func setShuffled(_ isShuffled: Bool) {
        change { if isShuffled { shuffle(&$0) } else { $0.unshuffle() } }
    }

    /// Changes the queue for the listener, and saves it.
    func change(_ body: (inout StoryQueue) -> Void) {
        var changed = stories
        body(&changed)
        isChosen = true
        guard changed != stories else { return }
        stories = changed
        save()
    }

    /// Changes the index, or updates a story; saved by ``save()`` once it plays.
    func move(_ body: (inout StoryQueue) -> Void) { body(&stories) }

    /// Saves the queue.
    func save() { writer.keep(queue: stories) }

    private func shuffle(_ queue: inout StoryQueue) {
        var generator = SeededGenerator(seed: random())
        queue.shuffle(using: &generator)
    }
}
