public import Foundation
public import StoryCore

extension LibraryFake: ListeningRepository {
    /// Returns the sessions since a date, in order, without those that are too short.
    public func sessions(since date: Date) async throws(StorageError) -> [ListeningSession] {
        try perform { state throws(StorageError) in
            state.sessions.filter { $0.value.profile == state.viewer }.mapValues(\.session)
                .filter { _, session in
                    session.startedAt >= date && session.listened >= ListeningSession.minimumLength
                        && !state.isInBin(session.story)
                }
                .sorted { ($0.value.startedAt, $0.key) < ($1.value.startedAt, $1.key) }
                .map(\.value)
        }
    }

    public func sessionStarts() async throws(StorageError) -> [Date] {
        try await sessions(since: .distantPast).map(\.startedAt)
    }

    public func totals(since date: Date) async throws(StorageError) -> ListeningTotals {
        ListeningTotals(try await sessions(since: date))
    }

    public func summary(since date: Date) async throws(StorageError) -> ListeningSummary {
        let sessions = try await sessions(since: date)
        return try perform { state throws(StorageError) in
            // Names come from the newest story.
            let stories = Set(sessions.map(\.story)).compactMap { state.stories[$0]?.story }
                .sorted { $0.createdAt < $1.createdAt }
            return ListeningSummary(
                totals: ListeningTotals(sessions), heroes: state.heroes(of: stories, in: sessions),
                events: state.events(of: stories, in: sessions))
        }
    }

    /// Puts a story in and records that somebody listened to it.
    public func listen(to story: Story, at date: Date, for seconds: TimeInterval, isHeard: Bool) {
        change { state in
            state.put(story)
            let number = state.number()
            state.sessions[number] = LibraryFake.StoredSession(
                profile: state.viewer,
                session: ListeningSession(story: story.id, startedAt: date, listened: seconds, isHeard: isHeard))
        }
    }
}

extension LibraryFake.State {
    fileprivate func heroes(of stories: [Story], in sessions: [ListeningSession]) -> [HeroListening] {
        let names = Dictionary(stories.flatMap(\.heroes).map { ($0.id, $0.name) }) { $1 }
        return names.map { hero, name in
            let told = Set(stories.filter { $0.heroes.contains { $0.id == hero } }.map(\.id))
            return HeroListening(
                hero: hero, name: heroes[hero]?.name ?? name, isRemoved: heroes[hero] == nil,
                totals: ListeningTotals(sessions.filter { told.contains($0.story) }))
        }.sorted { (-$0.totals.listened, $0.name) < (-$1.totals.listened, $1.name) }
    }

    fileprivate func events(of stories: [Story], in sessions: [ListeningSession]) -> [EventListening] {
        let titles = Dictionary(stories.map { ($0.occasion.reference, $0.occasion.displayName) }) { $1 }
        return titles.map { event, title in
            let told = Set(stories.filter { $0.occasion.reference == event }.map(\.id))
            var title = title
            if case .custom(let identifier) = event { title = events[identifier]?.title ?? title }
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
