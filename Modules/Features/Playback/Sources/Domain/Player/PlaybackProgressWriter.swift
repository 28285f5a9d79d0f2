import StoryCore

/// A serial, coalescing writer: it saves the progress of playbacks, one write after the other, and skips stale values.
@MainActor
final class PlaybackProgressWriter {
    private let start: any BeginPlaybackUseCaseContract
    private let record: any RecordPlaybackUseCaseContract
    private let saveQueue: any SaveQueueUseCaseContract
    private var tell: @MainActor (AudioPlaybackError?, Kept) -> Void = { _, _ in }
    /// The last progress of each playback that is not written yet, in the order of the playbacks.
    private var progress: [PlaybackProgress] = []
    private var queue: StoryQueue?
    private var task: Task<Void, Never>?

    init(_ useCases: AudioPlaybackUseCases) {
        (start, record, saveQueue) = (useCases.begin, useCases.record, useCases.saveQueue)
    }

    /// What was to be kept.
    enum Kept {
        /// That a playback has begun.
        case beginning
        /// How far a playback is.
        case progress(PlaybackNumber)
        case queue
    }

    /// Tells after every write what went wrong, or nil.
    func listen(_ tell: @escaping @MainActor (AudioPlaybackError?, Kept) -> Void) {
        self.tell = tell
    }

    /// Begins a playback in the library; an unavailable library does not prevent listening.
    ///
    /// - Returns: Nil if the library is unavailable, which is reported.
    /// - Throws: ``AudioPlaybackError/storage(_:)`` if the story is deleted.
    func begin(_ story: Story) async throws(AudioPlaybackError) -> PlaybackStart? {
        // Earlier progress is saved first, or it would count twice.
        await flush()
        do throws(AudioPlaybackError) {
            let start = try await start.execute(story)
            tell(nil, .beginning)
            return start
        } catch .storage(.notFound(let kind, let reference)) {
            throw .storage(.notFound(kind, reference))
        } catch {
            tell(error, .beginning)
            return nil
        }
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

    /// Returns when all pending writes have succeeded or failed.
    func flush() async {
        await task?.value
    }

    private func write() {
        guard task == nil else { return }
        task = Task {
            while let work = takeWork() { tell(await perform(work), work.kept) }
            task = nil
        }
    }

    private enum Work {
        case record(PlaybackProgress)
        case save(StoryQueue)

        var kept: Kept {
            switch self {
            case .record(let progress): .progress(progress.playback)
            case .save: .queue
            }
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
