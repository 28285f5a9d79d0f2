import Foundation
import GRDB
import SafeFiles
import StoryCore

/// Applies remedies, each once, under the lock that prevents concurrent changes.
struct LibraryRepairer {
    let checker: LibraryChecker
    /// Whether every row can be read. If not, files without a reference are left alone.
    let isDatabaseWhole: Bool
    private var results: [LibraryProblem.Remedy: LibraryFinding.RepairStatus] = [:]

    init(checker: LibraryChecker, isDatabaseWhole: Bool) {
        self.checker = checker
        self.isDatabaseWhole = isDatabaseWhole
    }

    private var database: LibraryDatabase { checker.database }
    private var recordRestorer: RecordRestorer {
        RecordRestorer(database: database, records: checker.records, damaged: checker.damaged)
    }

    /// Repairs a problem and returns the finding.
    mutating func repair(_ problem: LibraryProblem) async -> LibraryFinding {
        switch problem.remedy {
        case .advice, .followUp, .none, .makeParts: return problem.finding
        default: break
        }
        if let status = results[problem.remedy] { return problem.finding(status) }
        let status = await repair(problem.remedy)
        results[problem.remedy] = status
        return problem.finding(status)
    }

    private func repair(_ remedy: LibraryProblem.Remedy) async -> LibraryFinding.RepairStatus {
        do throws(StorageError) {
            if case .repairRow(let row) = remedy { return try await repair(row) }
            let text = try await perform(remedy)
            // What is lost stays lost, even if the rest is saved.
            return remedy == .putAwayLog ? .advice(text) : .done(text)
        } catch .busy(let what) {
            return .possible("\(what) is in use; repair again later.")
        } catch {
            return .advice("\(error.message) \(error.advice)")
        }
    }

    /// Applies a remedy, and returns a description.
    private func perform(_ remedy: LibraryProblem.Remedy) async throws(StorageError) -> String {
        switch remedy {
        case .advice, .followUp, .none, .makeParts: throw .failed(path: "", detail: remedy.description)
        case .repairRow(let row): throw .failed(path: row.table, detail: "It needs a repair of its own.")
        case .putAwayLog:
            try await database.putAwayLostLogs()
            return "A copy is in the folder 'damaged'. \(RecoveryAction.restoreBackup.advice)"
        case .emptyOutbox:
            try await StoryFiles(database: database, media: checker.media).emptyOutbox()
            return "Deleted unless a story needs it."
        case .rebuildDatabase:
            let copy = try await database.rebuild(keepingDamagedIn: checker.damaged.folder)
            return "Rebuilt from its tables; the damaged one is kept as \(copy.lastPathComponent)."
        case .salvageDatabase:
            let count = try await database.salvage(keepingDamagedIn: checker.damaged)
            return "Rebuilt with \(StoryText.count(count, "story", "stories")) that could be read; "
                + "the damaged one is in the folder 'damaged'."
        case .rebuildSearch:
            try await database.write { try StoryRows.rebuildSearch(in: $0) }
            return "Rebuilt."
        case .derive(let story):
            try await derive(story)
            return "Rebuilt from the story."
        case .markLost(let story, let references): return try await markLost(references, of: story)
        case .forgetNarration(let story): return try await forgetNarration(of: story)
        case .putAwayDangling: return try await putAwayDangling()
        case .bringBack(let lost): return try await recordRestorer.bringBack(lost)
        case .keepRecord(let subject): return try await recordRestorer.keepRecord(subject)
        case .putAwayRecord(let subject): return try recordRestorer.putAway(subject)
        case .removeLeftover(let path):
            try await changingExtra { [media = checker.media] _ throws(StorageError) in try media.remove(path) }
            return "Removed."
        case .putAway(let file):
            try await changingExtra { [checker] database in
                guard try !StoryFiles.isNamed(file.digest, in: database) else { return }
                try checker.putAway(file, reason: "No story used it.")
            }
            return "Moved to the folder 'damaged'."
        case .repair(let repair): return try await repair.perform(database)
        case .removeDraft:
            try await database.removeDraft()
            return "Removed."
        case .removeWorkFolders:
            try await database.removeWorkFolders()
            return "Removed."
        case .acceptSettings:
            try checker.settings.accept()
            return "Accepted as they are."
        case .tightenMedia(let path):
            try checker.media.tighten(path)
            return "Only its owner can read it now."
        case .tighten(let item):
            try SafeFiles.tighten(item)
            return "Only its owner can read it now."
        }
    }

    // MARK: - Files

    /// Changes files without a reference while nobody can store one: whoever begins to make a story has to write a row.
    private func changingExtra(_ change: @Sendable @escaping (Database) throws -> Void) async throws(StorageError) {
        guard isDatabaseWhole else {
            throw .failed(path: "media", detail: "Unreadable rows may refer to it.")
        }
        try await database.write { [work = database.work] database in
            try work.refuseUnderway()
            try change(database)
        }
    }

    // MARK: - Rows

    private func repair(_ row: AlteredRow) async throws(StorageError) -> LibraryFinding.RepairStatus {
        let recorded = RecordedRows(records: checker.records, schema: database.schema)
        let schema = database.schema
        let outcome = try await database.write { [checker] database in
            try row.repair(from: recorded, keepingIn: checker.damaged, of: schema, in: database)
        }
        return switch outcome {
        case .right: .done("It's correct; its checksum was renewed.")
        case .corrected: .done("Corrected: one byte was damaged, and it is now as it was stored.")
        case .restored: .done("Restored from its recovery record, as it was stored.")
        case .accepted: .done("Kept as it is.")
        case .lost where schema.tables.contains { $0.name == row.table && $0.isRemade }:
            .done("Dropped; it's created again when it's needed.")
        case .lost: .advice(RecoveryAction.restoreBackup.advice)
        }
    }

    private func derive(_ identifier: StoryID) async throws(StorageError) {
        try await database.write { [records = checker.records] database in
            guard let number = try StoryRows.storedNumber(of: identifier, in: database) else { return }
            try StoryRows.save(StoryRows.story(number, in: database), in: database)
            try records.keepStory(number, in: database)
        }
    }

    private func markLost(_ references: [MediaReference], of story: StoryID) async throws(StorageError) -> String {
        var lost: [MediaReference] = []
        for reference in references {
            switch await checker.media.condition(of: reference) {
            case .whole: continue
            case .missing, .notAFile, .damaged: lost.append(reference)
            case .unreadable(let detail): throw .failed(path: "media/\(reference.relativePath)", detail: detail)
            }
        }
        guard !lost.isEmpty else { return "It's intact again." }
        try await database.write { [checker, lost] database in
            guard let number = try StoryRows.storedNumber(of: story, in: database) else { return }
            try checker.database.work.refuseUnderway(on: story)
            for reference in lost where reference.isWellFormed {
                try checker.putAway(reference, reason: "Its contents did not match story \(story).")
            }
            let whole = try StoryRows.story(number, in: database)
            try StoryRows.save(whole.losing(Set(lost)), in: database)
            try checker.records.keepStory(number, in: database)
        }
        return "Marked as missing. \(RecoveryAction.retryStory(story).advice)"
    }

    private func forgetNarration(of story: StoryID) async throws(StorageError) -> String {
        let files = StoryFiles(database: database, media: checker.media)
        try await files.write { [checker] database in
            guard let number = try StoryRows.storedNumber(of: story, in: database) else { return }
            try checker.database.work.refuseUnderway(on: story)
            let silent = try StoryRows.story(number, in: database, withNarration: false).losingNarration
            try files.save(silent, in: database)
        }
        return "Dropped. \(RecoveryAction.retryStory(story).advice)"
    }

    private func putAwayDangling() async throws(StorageError) -> String {
        let rows = DanglingRows(damaged: checker.damaged, schema: database.schema)
        let count = try await database.write { try rows.putAway(in: $0) }
        return count == 0 ? "What was missing is back." : "Moved to the folder 'damaged'."
    }
}

extension LibraryChecker {
    /// Moves a media file, or what is in its place, to the damaged folder; does nothing if there is nothing.
    fileprivate func putAway(_ reference: MediaReference, reason: String) throws(StorageError) {
        guard let file = media.localFile(of: reference) else { return }
        do throws(StorageError) {
            let path = reference.relativePath
            try damaged.take(
                file, path: "media/\(path)", kind: DamagedFolder.Kind(reference), reason: reason
            ) { target throws(StorageError) in try media.setAside(path, to: target) }
        } catch .notFound {
            return
        }
    }
}

extension Story {
    /// Returns the story without the parts whose files are lost; they can be made again.
    fileprivate func losing(_ lost: Set<MediaReference>) -> Story {
        var story = self
        if let media = cover.media, lost.contains(media) { story.cover = cover.lost }
        for index in pages.indices {
            guard let media = pages[index].illustration.media, lost.contains(media) else { continue }
            story.pages[index].illustration = pages[index].illustration.lost
        }
        return narration.map { lost.contains($0.media) } == true ? story.losingNarration : story
    }

    /// The story without its narration, which can be made again.
    fileprivate var losingNarration: Story {
        var story = self
        story.narration = nil
        story.narrationStatus = .failed
        for index in pages.indices { story.pages[index].illustration.timestamp = nil }
        return story
    }
}

extension StoryIllustration {
    fileprivate var lost: StoryIllustration {
        var illustration = self
        illustration.status = .failed
        illustration.media = nil
        return illustration
    }
}
