import Foundation
import GRDB
import StoryCore

/// Checks every story with its files, several concurrently.
struct StoryCheck: Sendable {
    let database: LibraryDatabase
    let media: any MediaMaintenance
    let records: RecordFolder

    func look() async -> InspectionRun {
        var look = InspectionRun()
        let (numbers, problem) = await numbers()
        if let problem { look.items.append(InspectionRun.Item(name: "stories", problems: [problem])) }
        let results = await withTaskGroup(of: (Int, Checked?).self) { group in
            var results: [(Int, Checked)] = []
            for (index, number) in numbers.enumerated() {
                if index >= ProcessInfo.processInfo.activeProcessorCount, let (index, checked) = await group.next() {
                    if let checked { results.append((index, checked)) }
                }
                group.addTask { (index, await check(number)) }
            }
            for await (index, checked) in group {
                if let checked { results.append((index, checked)) }
            }
            return results.sorted { $0.0 < $1.0 }
        }
        for (_, checked) in results {
            look.items.append(checked.item)
            look.fileCount += checked.fileCount
            look.byteCount += checked.byteCount
        }
        return look
    }

    private struct Checked: Sendable {
        var item: InspectionRun.Item
        var fileCount = 0
        var byteCount = 0
    }

    /// A story as its rows have it.
    private struct Stored: Sendable {
        var story: Story
        var isDerivedRight: Bool
        var hasWork: Bool
        var isFound = true
        var record = RecordComparison.current
    }

    // MARK: - Rows

    /// Returns the row numbers of all reachable stories, through the table and through an index.
    private func numbers() async -> ([Int64], LibraryProblem?) {
        var numbers: Set<Int64> = []
        var problem: LibraryProblem?
        for source in ["NOT INDEXED", "INDEXED BY sqlite_autoindex_story_1"] {
            let (found, error) = await self.numbers(from: source)
            numbers.formUnion(found)
            if source == "NOT INDEXED", let error {
                problem = LibraryProblem(.damagedDatabase, "story", error, .followUp(.restoreBackup))
            }
        }
        return (numbers.sorted(), problem)
    }

    private func numbers(from source: String) async -> ([Int64], String?) {
        let result: ([Int64], String?)? = try? await database.read { database in
            var numbers: [Int64] = []
            do {
                let cursor = try Int64.fetchCursor(database, sql: "SELECT number FROM story \(source)")
                while let number = try cursor.next() { numbers.append(number) }
                return (numbers, nil)
            } catch {
                return (numbers, "Some of its rows can't be read.")
            }
        }
        return result ?? ([], "Its rows can't be read.")
    }

    /// Checks a story; nil if it was deleted meanwhile.
    private func check(_ number: Int64) async -> Checked? {
        do throws(StorageError) {
            var stored = try await database.read { [work = database.work] database in
                let story = try StoryRows.story(number, in: database)
                return Stored(
                    story: story, isDerivedRight: try StoryRows.isDerivedRight(of: story, number, in: database),
                    hasWork: try work.exists(on: story.id, in: database),
                    record: try records.comparison(of: number, story.id, in: database))
            }
            if stored.record != .current { stored.record = await record(of: stored.story.id, number) ?? stored.record }
            // Damage of the index itself is found by its own check.
            stored.isFound = (try? await database.read { try StoryRows.isFound(number, in: $0) }) ?? true
            return await check(stored)
        } catch .notFound {
            return nil
        } catch {
            // If only the narration is unreadable, it can be made again.
            let rest = try? await database.read { try StoryRows.story(number, in: $0, withNarration: false) }
            return unreadable(number, await name(of: number), error, remedy: rest.map { .forgetNarration($0.id) })
        }
    }

    /// Compares a story with its record, again under the write lock if possible: a record is written before the rows
    /// are visible.
    private func record(of story: StoryID, _ number: Int64) async -> RecordComparison? {
        try? await database.write { [records] in try records.comparison(of: number, story, in: $0) }
    }

    /// Returns the problem of a story's record; nil if it matches the rows.
    private func problem(_ comparison: RecordComparison, of story: StoryID, name: String) -> LibraryProblem? {
        let (subject, path) = (RecordFolder.Subject.story(story), records.path(of: .story(story)))
        switch comparison {
        case .current: return nil
        case .behind:
            return LibraryProblem(.staleRecord, path, "It doesn't match the database.", .keepRecord(subject))
        case .ahead:
            return LibraryProblem(
                .lostChange, name, "Its recovery record is newer than its rows: a change was lost.",
                .bringBack(.story(story)))
        case .unusable(.newerVersion):
            return LibraryProblem(
                .staleRecord, path, RecordError.newerVersion.detail,
                .advice("Check again with the newer version of this program."))
        case .unusable(let error): return LibraryProblem(.staleRecord, path, error.detail, .keepRecord(subject))
        }
    }

    private func unreadable(
        _ number: Int64, _ name: (id: String, title: String)?, _ error: StorageError, remedy: LibraryProblem.Remedy?
    ) -> Checked {
        let story = name.flatMap { StoryID(checking: $0.id) }
        let text = name.map { "story \($0.title) (\($0.id.prefix(8)))" } ?? "story number \(number)"
        let isRecorded = story.map { (try? records.read(.story($0)).story($0)) != nil } ?? false
        let remedy = isRecorded && !error.isOfPages ? story.map { .bringBack(.story($0)) } : remedy
        let problem = LibraryProblem(
            error.isOfPages ? .damagedDatabase : .unreadableRow, text, error.reason ?? error.message,
            remedy ?? .followUp(.restoreBackup))
        return Checked(item: InspectionRun.Item(name: text, story: story, problems: [problem]))
    }

    private func name(of number: Int64) async -> (id: String, title: String)? {
        try? await database.read { database in
            try Row.fetchOne(database, sql: "SELECT id, title FROM story WHERE number = ?", arguments: [number])
                .map { ($0["id"], $0["title"]) }
        }
    }

    // MARK: - Files

    private func check(_ stored: Stored) async -> Checked {
        let story = stored.story
        let name = "story \(story.title) (\(story.id.short))"
        var checked = Checked(item: InspectionRun.Item(name: name, story: story.id))
        if !stored.isDerivedRight || !stored.isFound {
            let what =
                stored.isDerivedRight ? "Searching for its text doesn't find it." : "Lists show outdated details of it."
            checked.item.problems.append(LibraryProblem(.staleIndex, name, what, .derive(story.id)))
        }
        if let problem = unfinished(stored, name) { checked.item.problems.append(problem) }
        // An edited story awaits a new narration, which is no damage.
        if story.narrationStatus != .outdated, !story.hasFittingMarks {
            let what = "The timings of its narration don't match its text or its audio."
            let recorded = try? records.read(.story(story.id)).story(story.id)
            let hasMarks = recorded?.narration != nil && recorded?.hasFittingMarks == true
            let remedy: LibraryProblem.Remedy =
                hasMarks && recorded?.pages.map(\.text) == story.pages.map(\.text)
                ? .bringBack(.story(story.id)) : .forgetNarration(story.id)
            checked.item.problems.append(LibraryProblem(.unfitMarks, name, what, remedy))
        } else if let problem = problem(stored.record, of: story.id, name: name) {
            checked.item.problems.append(problem)
        }
        for reference in Set(story.mediaReferences).sorted(by: { $0.relativePath < $1.relativePath }) {
            let condition = await media.condition(of: reference)
            checked.fileCount += condition == .missing ? 0 : 1
            checked.byteCount += condition == .whole ? reference.byteCount : 0
            if let problem = problem(condition, of: reference, in: story.id) { checked.item.problems.append(problem) }
        }
        return checked
    }

    /// Returns what is to be made, unless it is being made; nil if there is nothing.
    private func unfinished(_ stored: Stored, _ name: String) -> LibraryProblem? {
        let story = stored.story
        guard (try? database.work.isUnderway(on: story.id)) == false else { return nil }
        let parts = story.failedParts
        if !parts.isEmpty {
            return LibraryProblem(
                .failedPart, name, "Missing: \(parts.joined(separator: ", ")).", .makeParts(story.id))
        }
        guard stored.hasWork else { return nil }
        return LibraryProblem(
            .unfinished, name, "Making part of it again was interrupted.", .makeParts(story.id))
    }

    private func problem(
        _ condition: MediaCondition, of reference: MediaReference, in story: StoryID
    ) -> LibraryProblem? {
        let path = "media/\(reference.relativePath)"
        let remedy = LibraryProblem.Remedy.markLost(story, [reference])
        switch condition {
        case .whole: return nil
        case .damaged(let detail): return LibraryProblem(.damagedFile, path, detail, remedy)
        case .notAFile(let what): return LibraryProblem(.notAFile, path, "It's \(what), not a file.", remedy)
        case .unreadable(let detail):
            return LibraryProblem(
                .unreadableFile, path, detail,
                .advice("Give the library's owner permission to read it, then check again."))
        case .missing where media.isEmpty:
            return LibraryProblem(
                .missingFile, path, "The folder 'media' is empty.",
                .advice(
                    "Mount the disk that has the files, or copy them back. If they are lost, make a folder "
                        + "'media/00' and repair again."))
        case .missing: return LibraryProblem(.missingFile, path, "It's missing.", remedy)
        }
    }
}

extension StorageError {
    /// Whether the pages of the database are damaged, rather than the content of a row.
    fileprivate var isOfPages: Bool {
        if case .corrupt(_, let detail) = self { detail.hasPrefix("SQLite says") } else { true }
    }
}

extension Story {
    /// The failed or lost parts, in words.
    fileprivate var failedParts: [String] {
        let pictures = pages.count { $0.illustration.status == .failed }
        return [
            narrationStatus == .failed ? "narration" : nil, cover.status == .failed ? "cover" : nil,
            pictures == 0 ? nil : pictures == 1 ? "a picture" : "\(pictures) pictures",
        ].compactMap { $0 }
    }
}
