import Foundation
import GRDB
import SafeFiles
import StoryCore

/// Mends what is wrong, each remedy once, under the lock that keeps others from changing the same.
struct LibraryMender {
    let care: LibraryCare
    /// Whether every row can be read. If not, files that seem to be named by nothing are left alone.
    let isDatabaseWhole: Bool
    private var results: [LibraryFault.Remedy: LibraryFinding.Mend] = [:]

    init(care: LibraryCare, isDatabaseWhole: Bool) {
        self.care = care
        self.isDatabaseWhole = isDatabaseWhole
    }

    private var database: LibraryDatabase { care.database }
    private var recordMender: RecordMender {
        RecordMender(database: database, records: care.records, folders: care.folders, damaged: care.damaged)
    }

    /// The finding with what was done about it.
    mutating func mend(_ fault: LibraryFault) async -> LibraryFinding {
        switch fault.remedy {
        case .advice, .followUp, .none, .makeParts: return fault.finding
        default: break
        }
        if let mend = results[fault.remedy] { return fault.finding(mend) }
        let mend = await mend(fault.remedy)
        results[fault.remedy] = mend
        return fault.finding(mend)
    }

    private func mend(_ remedy: LibraryFault.Remedy) async -> LibraryFinding.Mend {
        do throws(StorageError) {
            if case .mendRow(let row) = remedy { return try await mend(row) }
            let text = try await perform(remedy)
            // What is lost stays lost, however well it is kept.
            return remedy == .putAwayLog ? .advice(text) : .done(text)
        } catch .busy(let what) {
            return .possible("\(what) is in use; repair again later.")
        } catch {
            return .advice("\(error.message) \(error.advice)")
        }
    }

    /// Does it, and says so.
    private func perform(_ remedy: LibraryFault.Remedy) async throws(StorageError) -> String {
        switch remedy {
        case .advice, .followUp, .none, .makeParts: throw .failed(path: "", detail: remedy.description)
        case .mendRow(let row): throw .failed(path: row.table, detail: "It needs a repair of its own.")
        case .putAwayLog:
            try await database.putAwayLostLogs()
            return "A copy is in the folder 'damaged'. \(RecoveryAction.restoreBackup.advice)"
        case .settle: return try await settle()
        case .rebuildDatabase:
            let copy = try await database.rebuild(keepingDamagedIn: care.damaged.folder)
            return "Rebuilt from its tables; the damaged one is kept as \(copy.lastPathComponent)."
        case .salvageDatabase:
            let count = try await database.salvage(keepingDamagedIn: care.damaged)
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
        case .bringBack(let lost): return try await recordMender.bringBack(lost)
        case .keepRecord(let subject): return try await recordMender.keepRecord(subject)
        case .putAwayRecord(let subject): return try recordMender.putAway(subject)
        case .removeLeftover(let path):
            try await changingExtra { [media = care.media] _ throws(StorageError) in try media.remove(path) }
            return "Removed."
        case .putAway(let file):
            try await changingExtra { [care] database in
                guard try !StoryFiles.isNamed(file.digest, in: database) else { return }
                try care.putAway(file, reason: "No story used it.")
            }
            return "Moved to the folder 'damaged'."
        case .forgetUnits(let job, let rows): return try await forget(rows, of: job)
        case .removeJobFolder(let job):
            try await care.folders.removeLeftover(job, unless: database.hasJob)
            return "Removed."
        case .removeDraft:
            try await database.removeDraft()
            return "Removed."
        case .removeWorkFolders:
            try await database.removeWorkFolders()
            return "Removed."
        case .acceptSettings:
            try care.settings.accept()
            return "Accepted as they are."
        case .tightenMedia(let path):
            try care.media.tighten(path)
            return "Only its owner can read it now."
        case .tighten(let item):
            try SafeFiles.tighten(item)
            return "Only its owner can read it now."
        }
    }

    // MARK: - Files

    private func settle() async throws(StorageError) -> String {
        await StoryFiles(database: database, media: care.media).settle()
        guard !care.media.hasWithdrawals else { throw .busy("The library") }
        return "Put back if a story needs it; otherwise deleted."
    }

    /// Changes files that no row names, while nobody can be storing one: whoever opens a job has to write a row.
    private func changingExtra(_ change: @Sendable @escaping (Database) throws -> Void) async throws(StorageError) {
        guard isDatabaseWhole else {
            throw .failed(path: "media", detail: "Unreadable rows may refer to it.")
        }
        try await database.write { [folders = care.folders] database in
            if try folders.isAnyClaimed() { throw StorageError.busy("An unfinished story") }
            try change(database)
        }
    }

    // MARK: - Rows

    private func mend(_ row: AlteredRow) async throws(StorageError) -> LibraryFinding.Mend {
        let recorded = RecordedRows(records: care.records)
        let outcome = try await database.write { [care] database in
            try row.mend(from: recorded, keepingIn: care.damaged, in: database)
        }
        return switch outcome {
        case .right: .done("It is correct; its checksum has been renewed.")
        case .corrected: .done("Corrected: one byte was damaged, and it is now as it was stored.")
        case .restored: .done("Restored from its recovery record, as it was stored.")
        case .accepted: .done("Kept as it is.")
        case .lost where row.table == "jobUnit": .done("Dropped; resuming the story makes it again.")
        case .lost: .advice(RecoveryAction.restoreBackup.advice)
        }
    }

    private func derive(_ identifier: StoryID) async throws(StorageError) {
        try await database.write { [records = care.records] database in
            guard let number = try StoryRows.storedNumber(of: identifier, in: database) else { return }
            try StoryRows.save(StoryRows.story(number, in: database), in: database)
            try records.keepStory(number, in: database)
        }
    }

    private func markLost(_ references: [MediaReference], of story: StoryID) async throws(StorageError) -> String {
        var lost: [MediaReference] = []
        for reference in references {
            switch await care.media.condition(of: reference) {
            case .whole: continue
            case .missing, .notAFile, .damaged: lost.append(reference)
            case .unreadable(let detail): throw .failed(path: "media/\(reference.relativePath)", detail: detail)
            }
        }
        guard !lost.isEmpty else { return "It is intact again." }
        try await database.write { [care, lost] database in
            guard let number = try StoryRows.storedNumber(of: story, in: database) else { return }
            try care.folders.refuseClaimed(story)
            for reference in lost where reference.isWellFormed {
                try care.putAway(reference, reason: "Its contents did not match story \(story).")
            }
            let whole = try StoryRows.story(number, in: database)
            try StoryRows.save(whole.losing(Set(lost)), in: database)
            try care.records.keepStory(number, in: database)
        }
        return "Marked as missing. \(RecoveryAction.retryStory(story).advice)"
    }

    private func forgetNarration(of story: StoryID) async throws(StorageError) -> String {
        let files = StoryFiles(database: database, media: care.media)
        try await files.write { [care] database in
            guard let number = try StoryRows.storedNumber(of: story, in: database) else { return }
            try care.folders.refuseClaimed(story)
            let silent = try StoryRows.story(number, in: database, withNarration: false).losingNarration
            try files.save(silent, in: database)
        }
        return "Dropped. \(RecoveryAction.retryStory(story).advice)"
    }

    private func putAwayDangling() async throws(StorageError) -> String {
        let rows = DanglingRows(damaged: care.damaged)
        let count = try await database.write { try rows.putAway(in: $0) }
        return count == 0 ? "What was gone is there again." : "Moved into the folder 'damaged'."
    }

    private func forget(_ rows: [Int64], of job: JobID) async throws(StorageError) -> String {
        try await database.write { [folders = care.folders] database in
            if try folders.isClaimed(job) { throw StorageError.busy("The unfinished story \(job.short)") }
            for row in rows {
                // Since they were looked at, rows may have gone, and their numbers to units of other jobs.
                try database.execute(
                    sql: """
                        DELETE FROM jobUnit WHERE rowid = ? AND jobNumber = (SELECT number FROM job WHERE id = ?)
                        """, arguments: [row, job.rawValue])
            }
        }
        return "Dropped. Resuming the story makes it again."
    }
}

extension LibraryCare {
    /// Moves a media file, or what is in its place, into the folder `damaged`; does nothing if nothing is there.
    fileprivate func putAway(_ reference: MediaReference, reason: String) throws(StorageError) {
        do throws(StorageError) {
            let path = reference.relativePath
            try damaged.take(
                media.url(of: reference), path: "media/\(path)", kind: DamagedFolder.Kind(reference), reason: reason
            ) { target throws(StorageError) in try media.setAside(path, to: target) }
        } catch .notFound {
            return
        }
    }
}

extension Story {
    /// The story without the parts whose files are lost; they can be made again.
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
