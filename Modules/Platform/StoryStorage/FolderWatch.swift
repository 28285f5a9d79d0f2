import Dispatch
import Foundation
import Glibc
import Synchronization

/// Tells when something happens to files of a folder, which need not be there yet.
///
/// The system tells; nothing is asked for again and again. As long as the folder is not there, the nearest folder
/// above it is watched.
final class FolderWatch: Sendable {
    private struct State {
        /// The watch on the folder itself or, while that is not there, on one above it.
        var watch: Int32?
        var isOnFolder = false
        var isStirred = false
    }

    /// Says that ``stirred()`` has something to tell, once for all that has happened since; ends when the task that
    /// reads it is cancelled.
    let wakes: AsyncStream<Void>

    private let folder: URL
    private let isNews: @Sendable (Inotify.Event) -> Bool
    private let news: Inotify
    private let source: Mutex<any DispatchSourceRead>
    private let waking: AsyncStream<Void>.Continuation
    private let state = Mutex(State())

    /// Begins to watch a folder; nil if the system allows no more watches.
    ///
    /// - Parameter isNews: Whether an event in the folder is one to tell of.
    init?(folder: URL, isNews: @escaping @Sendable (Inotify.Event) -> Bool) {
        guard let news = Inotify() else { return nil }
        // One path for one place: steps between folders are counted by it.
        self.folder = URL(filePath: folder.absoluteURL.standardizedFileURL.path, directoryHint: .notDirectory)
        (self.isNews, self.news) = (isNews, news)
        (wakes, waking) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        source = Mutex(DispatchSource.makeReadSource(fileDescriptor: news.descriptor, queue: .global()))
        state.withLock { arm(&$0) }
        source.withLock { source in
            source.setEventHandler { [weak self] in
                _ = self?.isStirred()
            }
            source.setCancelHandler { [waking, news] in
                waking.finish()
                close(news.descriptor)
            }
            source.resume()
        }
    }

    deinit { source.withLock { $0.cancel() } }

    /// Whether there is something that ``stirred()`` has not told yet; ``wakes`` says so, too.
    func isStirred() -> Bool {
        let isStirred = state.withLock { take(&$0) }
        if isStirred { waking.yield() }
        return isStirred
    }

    /// Whether anything has happened since this was asked last.
    func stirred() -> Bool {
        state.withLock { state in
            defer { state.isStirred = false }
            return take(&state)
        }
    }

    // MARK: - Private

    /// Takes the news that there are, and tells whether there are any.
    private func take(_ state: inout State) -> Bool {
        for event in news.pending() where event.isOverflow || event.watch == state.watch {
            if event.isEndOfWatch { state.isOnFolder = false }
            if event.isOverflow || event.isEndOfWatch || state.isOnFolder && isNews(event) { state.isStirred = true }
        }
        if !state.isOnFolder {
            arm(&state)
            // What came into the folder before it was watched is news as well.
            if state.isOnFolder { state.isStirred = true }
        }
        return state.isStirred
    }

    /// Watches the folder, or the nearest one above it that there is.
    private func arm(_ state: inout State) {
        var (place, refused) = (folder, URL?.none)
        while true {
            let answer = news.watch(place)
            switch answer {
            case .watched(let watch):
                if let old = state.watch, old != watch { news.end(old) }
                state.watch = watch
                state.isOnFolder = place == folder
                // The next folder on the way may have come while this one was looked for.
                guard let below = step(from: place), below != refused,
                    FileManager.default.fileExists(atPath: below.path)
                else { return }
                place = below
            case .missing, .refused:
                guard place.path != "/" else { return }
                if case .refused = answer { refused = place }
                place = place.deletingLastPathComponent()
            }
        }
    }

    /// The folder one step from another towards the one that is watched; nil if it is that.
    private func step(from place: URL) -> URL? {
        let (here, there) = (place.pathComponents, folder.pathComponents)
        guard here.count < there.count else { return nil }
        return place.appending(path: there[here.count], directoryHint: .notDirectory)
    }
}
