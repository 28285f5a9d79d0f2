import StoryCore

/// Writes what becomes of a playback, one write after the other: a later one waits for the one before, and what is
/// outdated by then is not written at all.
@MainActor
final class PlaybackKeeper {
    private let record: any RecordPlaybackUseCaseContract
    private let saveQueue: any SaveQueueUseCaseContract
    /// Told after every write: what went wrong, or nil, and of which playback if it was one's progress.
    private let tell: @MainActor (AudioPlaybackError?, PlaybackNumber?) -> Void
    /// The last progress of each playback that is not written yet, in the order of the playbacks.
    private var progress: [PlaybackProgress] = []
    private var queue: StoryQueue?
    private var task: Task<Void, Never>?

    init(_ useCases: AudioPlaybackUseCases, tell: @escaping @MainActor (AudioPlaybackError?, PlaybackNumber?) -> Void) {
        record = useCases.record
        saveQueue = useCases.saveQueue
        self.tell = tell
    }

    func keep(_ new: PlaybackProgress) {
        progress.removeAll { $0.playback == new.playback }
        progress.append(new)
        write()
    }

    func keep(queue: StoryQueue) {
        self.queue = queue
        write()
    }

    /// Returns when everything is written, or could not be.
    func flush() async {
        await task?.value
    }

    private func write() {
        guard task == nil else { return }
        task = Task {
            while let work = takeWork() { tell(await perform(work), work.playback) }
            task = nil
        }
    }

    private enum Work {
        case record(PlaybackProgress)
        case save(StoryQueue)

        var playback: PlaybackNumber? {
            if case .record(let progress) = self { progress.playback } else { nil }
        }
    }

    private func takeWork() -> Work? {
        if !progress.isEmpty { return .record(progress.removeFirst()) }
        defer { queue = nil }
        return queue.map { .save($0) }
    }

    private func perform(_ work: Work) async -> AudioPlaybackError? {
        do throws(AudioPlaybackError) {
            switch work {
            case .record(let progress): try await record.execute(progress)
            case .save(let queue): try await saveQueue.execute(queue)
            }
            return nil
        } catch {
            return error
        }
    }
}
