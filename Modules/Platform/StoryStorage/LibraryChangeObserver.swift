public import Foundation
public import StoryCore

/// Tells when something in a library has changed, in this process or in another.
///
/// The database counts the changes of each part; the system tells when the database's files are written, and then
/// the numbers are compared. At rest it takes no time of the processor. The library need not be there yet, and is not
/// made. If the system allows no more files to be watched, the changes end at once.
public struct LibraryChangeObserver: LibraryObservation {
    private let folder: URL
    private let pause: Duration
    private let clock: any Clock<Duration>

    /// Observes the library of a folder, which ``LibraryDatabase`` keeps there.
    ///
    /// - Parameter pause: For how long changes are gathered before they are told together.
    public init(
        folder: URL, pause: Duration = .milliseconds(50), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.folder = folder
        self.pause = pause
        self.clock = clock
    }

    public func changes() -> AsyncStream<Set<LibraryPart>> {
        guard let reader = LibraryChangeReader(folder: folder) else { return AsyncStream { $0.finish() } }
        // What is there now is looked at now, not when the first change is asked for.
        let beginning = Task { await reader.begin() }
        let (pause, clock) = (pause, clock)
        return AsyncStream(unfolding: {
            await beginning.value
            return await reader.next(gatheringFor: pause, by: clock)
        })
    }
}
