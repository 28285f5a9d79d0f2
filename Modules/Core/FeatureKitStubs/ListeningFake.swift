public import Foundation
public import StoryCore
import Synchronization

/// Sums up in memory what was listened to of some stories; it can be told to fail.
public final class ListeningFake: ListeningRepository {
    private struct State {
        var stories: [StoryID: Story] = [:]
        var sessions: [ListeningSession] = []
        var heroes: [HeroID: String] = [:]
        var events: [CustomEventID: String] = [:]
        var error: StorageError?
    }

    private let state: Mutex<State>

    /// Makes a library in which nobody has listened.
    ///
    /// - Parameters:
    ///   - heroes: The heroes that there are; those of stories who are not among them were removed.
    ///   - events: The family's own events that there are.
    public init(heroes: [Hero] = [], events: [CustomStoryEvent] = []) {
        state = Mutex(
            State(
                heroes: Dictionary(heroes.map { ($0.id, $0.name) }) { $1 },
                events: Dictionary(events.map { ($0.id, $0.title) }) { $1 }))
    }

    /// Somebody listened to a story.
    public func listen(to story: Story, at date: Date, for seconds: TimeInterval, isHeard: Bool) {
        state.withLock { state in
            state.stories[story.id] = story
            state.sessions.append(
                ListeningSession(story: story.id, startedAt: date, listened: seconds, isHeard: isHeard))
        }
    }

    /// A story goes, and its sessions with it.
    public func remove(_ story: StoryID) {
        state.withLock { state in
            state.stories[story] = nil
            state.sessions.removeAll { $0.story == story }
        }
    }

    /// From now on everything that is asked for fails like this; nil mends it.
    public func fail(with error: StorageError?) { state.withLock { $0.error = error } }

    public func sessionStarts() async throws(StorageError) -> [Date] {
        try read().sessions.map(\.startedAt)
    }

    public func totals(since date: Date) async throws(StorageError) -> ListeningTotals {
        ListeningTotals(try read().sessions.filter { $0.startedAt >= date })
    }

    public func summary(since date: Date) async throws(StorageError) -> ListeningSummary {
        let state = try read()
        let sessions = state.sessions.filter { $0.startedAt >= date }
        let stories = Set(sessions.map(\.story)).compactMap { state.stories[$0] }
        return ListeningSummary(
            totals: ListeningTotals(sessions), heroes: heroes(of: stories, in: sessions, state),
            events: events(of: stories, in: sessions, state))
    }

    // MARK: - Private

    /// What counts, in order.
    private func read() throws(StorageError) -> State {
        try state.withLock { state throws(StorageError) in
            if let error = state.error { throw error }
            var counted = state
            counted.sessions = state.sessions.filter { $0.listened >= ListeningSession.minimumLength }
                .sorted { $0.startedAt < $1.startedAt }
            return counted
        }
    }

    private func heroes(
        of stories: [Story], in sessions: [ListeningSession], _ state: State
    ) -> [HeroListening] {
        let names = Dictionary(
            stories.sorted { $0.createdAt < $1.createdAt }.flatMap(\.heroes).map { ($0.id, $0.name) }
        ) { $1 }
        return names.map { hero, name in
            let told = Set(stories.filter { $0.heroes.contains { $0.id == hero } }.map(\.id))
            return HeroListening(
                hero: hero, name: state.heroes[hero] ?? name, isRemoved: state.heroes[hero] == nil,
                totals: ListeningTotals(sessions.filter { told.contains($0.story) }))
        }.sorted { (-$0.totals.listened, $0.name) < (-$1.totals.listened, $1.name) }
    }

    private func events(
        of stories: [Story], in sessions: [ListeningSession], _ state: State
    ) -> [EventListening] {
        let titles = Dictionary(
            stories.sorted { $0.createdAt < $1.createdAt }.map { ($0.occasion.reference, $0.occasion.displayName) }
        ) {
            $1
        }
        return titles.map { event, title in
            let told = Set(stories.filter { $0.occasion.reference == event }.map(\.id))
            var title = title
            if case .custom(let identifier) = event { title = state.events[identifier] ?? title }
            return EventListening(
                event: event, title: title, totals: ListeningTotals(sessions.filter { told.contains($0.story) }))
        }.sorted { (-$0.totals.listened, $0.title) < (-$1.totals.listened, $1.title) }
    }
}

extension ListeningTotals {
    fileprivate init(_ sessions: [ListeningSession]) {
        self.init(
            sessionCount: sessions.count, storyCount: Set(sessions.map(\.story)).count,
            heardCount: Set(sessions.filter(\.isHeard).map(\.story)).count,
            listened: sessions.reduce(0) { $0 + $1.listened })
    }
}
