import Dispatch
import Foundation
import Glibc
import Synchronization

/// Watches the files of a folder, which need not exist yet.
///
/// The system sends notifications; nothing is polled. While the folder does not exist, its nearest existing parent is
/// watched.
final class FolderWatch: Sendable {
    private struct State {
        /// The watch on the folder or, while it does not exist, on a parent.
        var watch: Int32?
        var isOnFolder = false
        var isStirred = false
    }

    /// A value when ``stirred()`` has changes, once for all since then; ends when the task that reads it is cancelled.
    let wakes: AsyncStream<Void>

    private let folder: URL
    private let isNews: @Sendable (Inotify.Event) -> Bool
    private let news: Inotify
    private let source: Mutex<any DispatchSourceRead>
    private let waking: AsyncStream<Void>.Continuation
    private let state = Mutex(State())

    /// Starts watching a folder; nil if the system allows no more watches.
    ///
    /// - Parameter isNews: Returns whether an event in the folder is relevant.
    init?(folder: URL, isNews: @escaping @Sendable (Inotify.Event) -> Bool) {
        guard let news = Inotify() else { return nil }
        // One path per location: steps between folders are counted by it.
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

    /// Handles pending events, and returns whether there were any.
    private func take(_ state: inout State) -> Bool {
        for event in news.pending() where event.isOverflow || event.watch == state.watch {
            if event.isEndOfWatch { state.isOnFolder = false }
            if event.isOverflow || event.isEndOfWatch || state.isOnFolder && isNews(event) { state.isStirred = true }
        }
        if !state.isOnFolder {
            arm(&state)
            // Files created before the folder was watched are changes as well.
            if state.isOnFolder { state.isStirred = true }
        }
        return state.isStirred
    }

    /// Watches the folder, or its nearest existing parent.
    private func arm(_ state: inout State) {
        var (candidate, refused) = (folder, URL?.none)
        while true {
            let answer = news.watch(candidate)
            switch answer {
            case .watched(let watch):
                if let old = state.watch, old != watch { news.end(old) }
                state.watch = watch
                state.isOnFolder = candidate == folder
                // The next folder may have been created during the search.
                guard let below = step(from: candidate), below != refused,
                    FileManager.default.fileExists(atPath: below.path)
                else { return }
                candidate = below
            case .missing, .refused:
                guard candidate.path != "/" else { return }
                if case .refused = answer { refused = candidate }
                candidate = candidate.deletingLastPathComponent()
            }
        }
    }

    /// Returns the folder one step from another towards the watched one; nil at the watched one.
    private func step(from url: URL) -> URL? {
        let (here, there) = (url.pathComponents, folder.pathComponents)
        guard here.count < there.count else { return nil }
        return url.appending(path: there[here.count], directoryHint: .notDirectory)
    }
}
