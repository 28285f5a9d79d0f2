import Foundation
import GRDB
import StoryCore

/// Checks for stories, heroes and events that are in recovery records but not in the database.
struct RecordCheck: Sendable {
    let database: LibraryDatabase
    let records: RecordFolder
    let media: any MediaMaintenance

    /// The result.
    struct Found: Sendable {
        var items: [InspectionRun.Item] = []
        /// The files of lost stories, by SHA-256.
        var digests: Set<String> = []
    }

    /// Compares records and rows.
    ///
    /// - Throws: An error if the rows cannot be read, such as in a damaged database.
    func look() async throws(StorageError) -> Found {
        var found = Found()
        let lost = try await lostStories()
        for (identifier, record) in lost {
            do throws(RecordError) {
                let story = try record.get().story(identifier)
                found.digests.formUnion(story.mediaReferences.map(\.digest))
                found.items.append(item(of: story))
            } catch {
                found.items.append(item(of: identifier, error))
            }
        }
        var lists = InspectionRun.Item(name: "recovery records")
        for list in RecordList.allCases {
            lists.problems += try await problems(of: list, stories: lost.compactMap { try? $0.1.get().story($0.0) })
        }
        if lost.contains(where: { (try? $0.1.get()) != nil }) { lists.problems.append(lossOfOtherRows()) }
        found.items.insert(lists, at: 0)
        return found
    }

    // MARK: - Stories

    /// Returns the records without a row, but for those of stories that are about to be stored: a record precedes its
    /// row.
    private func lostStories() async throws(StorageError) -> [(StoryID, Result<RecordFile, RecordError>)] {
        let identifiers = try records.storyIdentifiers()
        guard !identifiers.isEmpty else { return [] }
        let known = try await database.read { [work = database.work] database in
            Set(try String.fetchAll(database, sql: "SELECT id FROM story")).union(
                try work.storiesAboutToBeStored(in: database).map(\.rawValue))
        }
        return identifiers.filter { !known.contains($0.rawValue) }.map { identifier in
            (identifier, Result { () throws(RecordError) in try records.read(.story(identifier)) })
        }
    }

    private func item(of story: Story) -> InspectionRun.Item {
        let name = "story \(story.title) (\(story.id.short))"
        let files = Set(story.mediaReferences)
        let present = files.count { media.isThere($0) }
        let detail =
            "The database has lost it. Its recovery record has the text and timings; "
            + "\(present) of \(StoryText.count(files.count, "file is", "files are")) still there."
        return InspectionRun.Item(
            name: name, story: story.id,
            problems: [LibraryProblem(.lostStory, name, detail, .bringBack(.story(story.id)))])
    }

    private func item(of identifier: StoryID, _ error: RecordError) -> InspectionRun.Item {
        let path = records.path(of: .story(identifier))
        let remedy: LibraryProblem.Remedy =
            error == .newerVersion
            ? .advice("Check again with the newer version of this program.") : .putAwayRecord(.story(identifier))
        return InspectionRun.Item(
            name: path,
            problems: [LibraryProblem(.staleRecord, path, "It belongs to no story. \(error.detail)", remedy)])
    }

    /// Returns the problem of rows without a record.
    private func lossOfOtherRows() -> LibraryProblem {
        let backup = KnownBackups(library: LibraryLayout(data: records.folder.deletingLastPathComponent())).newest
        let source = backup.map {
            "The newest backup is \($0.path) from \(StoryText.day($0.date)); it may have them."
        }
        return LibraryProblem(
            .lostRows, database.file.lastPathComponent,
            "Play counts, positions, the queue and places in collections were lost with the rows.",
            .none("A repair can't restore them. " + (source ?? "No backup is known.")))
    }

    // MARK: - Heroes and events

    /// Returns the problems of heroes or events.
    ///
    /// - Parameter stories: The lost stories, which contain their heroes and events if the lists' own record is
    ///   unusable.
    private func problems(of list: RecordList, stories: [Story]) async throws(StorageError) -> [LibraryProblem] {
        let rows = try await database.read { try records.rows(of: list, in: $0) }
        let record: RecordFile?
        var problems: [LibraryProblem] = []
        do throws(RecordError) {
            record = try records.read(list.subject)
        } catch .missing where !records.isComplete && stories.isEmpty {
            return []
        } catch {
            record = nil
            if error != .missing || !rows.isEmpty {
                problems.append(stale(list, error.detail))
            }
        }
        for value in list.values(of: record, stories: stories) where rows[value.identifier] == nil {
            problems.append(
                LibraryProblem(
                    value.kind, "\(value.kindName) \(value.name)",
                    "The database has lost it, but its recovery record has it.", .bringBack(value.subject)))
        }
        if let record, !rows.allSatisfy({ RecordFolder.entries(of: record)[$0.key] == $0.value }) {
            problems.append(stale(list, "It doesn't match the database."))
        }
        return problems
    }

    private func stale(_ list: RecordList, _ detail: String) -> LibraryProblem {
        LibraryProblem(.staleRecord, records.path(of: list.subject), detail, .keepRecord(list.subject))
    }
}

/// A hero or an event in a record.
struct RecordedValue: Sendable {
    var identifier: String
    var name: String
    var subject: LibraryProblem.Lost

    init(_ hero: Hero) {
        (identifier, name, subject) = (hero.id.rawValue, hero.name, .hero(hero))
    }

    init(_ event: CustomStoryEvent) {
        (identifier, name, subject) = (event.id.rawValue, event.title, .event(event))
    }

    fileprivate var kind: LibraryFinding.Kind {
        if case .hero = subject { .lostHero } else { .lostEvent }
    }

    fileprivate var kindName: String { kind == .lostHero ? "hero" : "event" }
}

extension RecordList {
    /// Returns the values of a record, or else of stories; each once, as in the newest story.
    fileprivate func values(of record: RecordFile?, stories: [Story]) -> [RecordedValue] {
        let values: [RecordedValue]
        switch (self, record) {
        case (.heroes, let record?): values = record.heroes.map { RecordedValue($0) }
        case (.events, let record?): values = record.events.map { RecordedValue($0) }
        case (_, nil):
            values = stories.sorted { $0.createdAt > $1.createdAt }.flatMap { story in
                if self == .heroes { return story.heroes.map { RecordedValue($0) } }
                if case .custom(let event) = story.occasion { return [RecordedValue(event)] }
                return []
            }
        }
        var seen: Set<String> = []
        return values.filter { seen.insert($0.identifier).inserted }
    }
}
