import Foundation
import Generation
import Library
import Playback
public import StoryCore

/// Returns the content of Home.
public protocol GetHomeUseCaseContract: Sendable {
    /// Reads the content from the library.
    func execute() async throws(HomeError) -> HomeContent
}

/// Discards an unfinished story.
public protocol DiscardUnfinishedUseCaseContract: Sendable {
    /// Discards the job with its files; a story in the library stays.
    func execute(_ job: JobID) async throws(HomeError)
}

/// Reports changes of the content of Home.
public protocol ObserveHomeUseCaseContract: Sendable {
    /// Returns a stream with a value soon after each change; it ends when the task that reads it is cancelled.
    func execute() -> AsyncStream<Void>
}

struct GetHomeUseCase: GetHomeUseCaseContract {
    private static let startedLimit = 3
    private static let newestLimit = 20
    /// How long a started story is offered.
    private static let memory: TimeInterval = 60 * 86_400

    let library: LibraryFeature
    let playback: PlaybackFeature
    let generation: GenerationFeature
    let now: @Sendable () -> Date

    func execute() async throws(HomeError) -> HomeContent {
        let unfinished: [JobOverview]
        do throws(GenerationError) {
            unfinished = try await generation.jobs().filter { !$0.isRunning && !$0.isQueued }
        } catch {
            throw .generation(error)
        }
        let started: [StartedStory]
        do throws(AudioPlaybackError) {
            started = try await playback.startedStories(
                since: now().addingTimeInterval(-Self.memory), limit: Self.startedLimit)
        } catch {
            throw .playback(error)
        }
        do throws(LibraryError) {
            let newest = try await library.stories(StoryQuery(limit: Self.newestLimit))
            return HomeContent(unfinished: unfinished, started: started, newest: newest.stories)
        } catch {
            throw .library(error)
        }
    }
}

struct DiscardUnfinishedUseCase: DiscardUnfinishedUseCaseContract {
    let generation: GenerationFeature

    func execute(_ job: JobID) async throws(HomeError) {
        do throws(GenerationError) {
            try await generation.discard(job)
        } catch {
            throw .generation(error)
        }
    }
}

struct ObserveHomeUseCase: ObserveHomeUseCaseContract {
    let library: LibraryFeature

    func execute() -> AsyncStream<Void> {
        let changes = library.changes()
        return AsyncStream { continuation in
            let task = Task {
                for await parts in changes where parts.contains(.stories) { continuation.yield() }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
