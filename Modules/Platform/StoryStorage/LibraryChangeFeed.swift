import Foundation
import StoryCore
import Synchronization

/// Looks at the numbers of changes whenever a library is written, for all who listen; ends when nobody holds it.
final class LibraryChangeFeed: Sendable {
    private let looks: LibraryLooks
    /// Ends soon after nobody holds the feed.
    let work: Task<Void, Never>

    /// Begins to watch; nil if the system allows no more watches.
    ///
    /// - Parameter pause: For how long changes are gathered before they are looked at.
    init?(folder: URL, schema: LibrarySchema, pause: Duration, clock: any Clock<Duration>) {
        let reader = LibraryRevisionReader(folder: folder, schema: schema)
        let name = reader.file.lastPathComponent
        let watch = FolderWatch(folder: folder) { event in
            // A log comes and goes with those who use the library; what counts is what is written to it.
            event.name == name || event.name == name + "-wal" && event.isWriting
        }
        guard let watch else { return nil }
        let looks = LibraryLooks(watch: watch)
        self.looks = looks
        // Begun now, so that what changes before the task runs is a change.
        looks.begin()
        work = Task {
            looks.end(with: await reader.read(), isFirst: true)
            for await _ in watch.wakes {
                do {
                    try await clock.sleep(for: pause)
                } catch {
                    // The task was cancelled.
                    return
                }
                if looks.begin() { looks.end(with: await reader.read()) }
            }
        }
    }

    deinit { work.cancel() }

    /// What was found last; nil before the first look has ended.
    var latest: LibraryRevision? { looks.latest }

    /// What the first look finds; nil once the task is cancelled.
    func first() async -> LibraryRevision? {
        guard await looks.revision(of: 1) != nil else { return nil }
        return looks.first
    }

    /// The number of the first look after `seen` that finds all that has happened until now.
    func look(after seen: Int) -> Int { max(seen + 1, looks.upToDate) }

    /// Waits for what a look, or a later one, finds; nil once the task is cancelled.
    func revision(of look: Int) async -> LibraryRevision? { await looks.revision(of: look) }
}

/// The looks at a library, numbered from 1, and those who wait for one.
private final class LibraryLooks: Sendable {
    private struct State {
        var begun = 0
        var (first, latest): (LibraryRevision?, LibraryRevision?)
        var waiting: [UUID: (look: Int, continuation: CheckedContinuation<LibraryRevision?, Never>)] = [:]
    }

    private let watch: FolderWatch
    private let state = Mutex(State())

    init(watch: FolderWatch) {
        self.watch = watch
    }

    var first: LibraryRevision? { state.withLock { $0.first } }
    var latest: LibraryRevision? { state.withLock { $0.latest } }
    /// The number of the look that finds all that has happened until now.
    var upToDate: Int { state.withLock { watch.isStirred() ? $0.begun + 1 : $0.begun } }

    /// Begins a look, which finds all that has happened until now.
    ///
    /// - Returns: Whether anything has happened since the last one.
    @discardableResult
    func begin() -> Bool {
        state.withLock { state in
            let isDue = watch.stirred()
            if isDue || state.begun == 0 { state.begun += 1 }
            return isDue
        }
    }

    /// Ends the look that was begun.
    func end(with found: LibraryRevision, isFirst: Bool = false) {
        let told = state.withLock { state in
            var found = found
            found.look = state.begun
            // Its numbers may have changes in them that came after the beginning; of no library there are none.
            if isFirst, watch.isStirred(), found.numbers != [:] { found.numbers = nil }
            state.first = state.first ?? found
            state.latest = found
            let told = state.waiting.filter { $0.value.look <= found.look }
            for identifier in told.keys { state.waiting[identifier] = nil }
            return told.values.map { ($0.continuation, found) }
        }
        for (continuation, revision) in told { continuation.resume(returning: revision) }
    }

    /// Waits for what a look, or a later one, finds; nil once the task is cancelled.
    func revision(of look: Int) async -> LibraryRevision? {
        let identifier = UUID()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: LibraryRevision?? = state.withLock { state in
                    if Task.isCancelled { return .some(nil) }
                    if let latest = state.latest, latest.look >= look { return latest }
                    state.waiting[identifier] = (look, continuation)
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: identifier) }?.continuation.resume(returning: nil)
        }
    }
}
