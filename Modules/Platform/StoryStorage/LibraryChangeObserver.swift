public import Foundation
public import StoryCore

/// Reports changes of a library by this or another process.
///
/// The database counts the changes of each part; when the system reports that its files were written, the counts are
/// compared. At rest this uses no processor time. The library need not exist yet, and is not created. If the system
/// allows no more watches, the changes end at once.
public struct LibraryChangeObserver: LibraryObservation {
    private let folder: URL
    private let pause: Duration
    private let clock: any Clock<Duration>

    /// Creates an observer of the library in a folder, as ``LibraryDatabase`` stores it.
    ///
    /// - Parameter pause: The time for which changes are collected before they are reported together.
    public init(
        folder: URL, pause: Duration = .milliseconds(50), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.folder = folder
        self.pause = pause
        self.clock = clock
    }

    public func changes() -> AsyncStream<Set<LibraryPart>> {
        guard let reader = LibraryChangeReader(folder: folder) else { return AsyncStream { $0.finish() } }
        // The initial counts are read now, not when the first change is requested.
        let beginning = Task { await reader.begin() }
        let (pause, clock) = (pause, clock)
        return AsyncStream(unfolding: {
            await beginning.value
            return await reader.next(gatheringFor: pause, by: clock)
        })
    }
}
