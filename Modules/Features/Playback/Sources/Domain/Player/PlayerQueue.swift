import Observation
import StoryCore

/// The queue of a player, which the library keeps from one time to the next.
@MainActor
@Observable
final class PlayerQueue {
    private(set) var stories = StoryQueue()
    private let useCases: AudioPlaybackUseCases
    private let writer: PlaybackProgressWriter
    private let random: @Sendable () -> UInt64
    /// Whether the queue is what somebody chose for now, not what the last time had.
    @ObservationIgnored private var isChosen = false

    init(_ useCases: AudioPlaybackUseCases, writer: PlaybackProgressWriter, random: @escaping @Sendable () -> UInt64) {
        (self.useCases, self.writer, self.random) = (useCases, writer, random)
    }

    /// Takes over the queue of the last time, unless somebody has chosen one meanwhile.
    func restore() async throws(AudioPlaybackError) {
        var remembered = try await useCases.getQueue.execute()
        remembered.repeats = stories.repeats
        if !isChosen { stories = remembered }
    }

    /// Takes out what is deleted, and shows the rest as it is now.
    ///
    /// - Parameter unknown: A story that the library does not know yet; nil for none.
    func refresh(but unknown: StoryID?) async throws(AudioPlaybackError) {
        guard !stories.stories.isEmpty else { return }
        // What is put into the queue meanwhile is left alone.
        var asked = Set(stories.stories.map(\.id))
        if let unknown { asked.remove(unknown) }
        let known = try await useCases.refreshQueue.execute(stories)
        change { $0.keep(only: known, of: asked) }
    }

    /// Replaces the queue.
    ///
    /// - Parameter current: The story that plays; nil if none does.
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

    /// Changes the queue as somebody wants it, and has it kept.
    func change(_ body: (inout StoryQueue) -> Void) {
        var changed = stories
        body(&changed)
        isChosen = true
        guard changed != stories else { return }
        stories = changed
        save()
    }

    /// Goes elsewhere in the queue, or shows a story as it is; kept by ``save()``, once it is played.
    func move(_ body: (inout StoryQueue) -> Void) { body(&stories) }

    /// Has the queue kept.
    func save() { writer.keep(queue: stories) }

    private func shuffle(_ queue: inout StoryQueue) {
        var generator = SeededGenerator(seed: random())
        queue.shuffle(using: &generator)
    }
}
