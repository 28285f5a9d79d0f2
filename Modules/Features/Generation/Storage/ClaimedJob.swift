import Foundation
import GRDB
import Generation
import SafeFiles
import StoryCore
import StoryStorage

/// The claim of this process on a job.
///
/// Every transaction that changes something checks the lease first, and what is written into the folder gets its name
/// within such a transaction: a worker that has lost its lease changes nothing.
struct ClaimedJob: JobClaimContract {
    let job: GenerationJob
    let number: Int64
    let lease: JobLease
    let folders: JobFolders
    /// The job's folder.
    let folder: URL
    let files: StoryFiles
    let now: @Sendable () -> Date
    /// Renews the lease, and holds the lock.
    let renewal: LeaseRenewal

    private var database: LibraryDatabase { files.database }

    func update(_ job: GenerationJob) async throws(StorageError) {
        try await files.write { [files, folders, lease] database in
            try JobEntryRows.check(lease, of: job.id, in: database)
            _ = try files.store(job, in: folders, database)
        }
    }

    func show(_ step: GenerationStep) async throws(StorageError) {
        try await write { [job] database in
            try database.execute(
                sql: "UPDATE jobQueue SET step = ? WHERE id = ?", arguments: [step.rawValue, job.id.rawValue])
        }
    }

    func units() async throws(StorageError) -> [JobUnit] {
        let number = number
        let recorded = try await database.read { database in
            try Row.fetchAll(
                database, sql: "SELECT json, contentSize, contentSum FROM jobUnit WHERE jobNumber = ? ORDER BY rowid",
                arguments: [number]
            ).map { Recorded($0) }
        }
        var units = recorded.compactMap(wholeUnit)
        for unit in try unrecorded() {
            try await insert(unit.unit, unit.content) {}
            units.removeAll { $0.key == unit.unit.key }
            units.append(unit.unit)
        }
        return units
    }

    func record(_ unit: JobUnit, content: Data?) async throws(StorageError) {
        // Not synced: the journal has to survive the end of the process; after a power failure, `units()` leaves out
        // what is not whole.
        guard let content else { return try await insert(unit, nil) {} }
        let sum = ContentChecksum(of: content)
        let note = UnrecordedUnit(unit: unit, content: sum)
        let (file, draft) = (contentURL(of: unit), contentURL(of: unit).appendingPathExtension("\(lease.token)"))
        do throws(StorageError) {
            try SafeFiles.write(try note.data, to: noteURL(of: unit), durability: .process)
            try SafeFiles.write(content, to: draft, durability: .process)
            try await insert(unit, sum) { () throws(StorageError) in try SafeFiles.move(draft, to: file) }
        } catch {
            try SafeFiles.remove(draft)
            try SafeFiles.remove(noteURL(of: unit))
            throw error
        }
        try SafeFiles.remove(noteURL(of: unit))
    }

    /// Records a unit.
    ///
    /// - Parameter place: Puts its content in place, once it is certain that the job is still this worker's.
    private func insert(
        _ unit: JobUnit, _ content: ContentChecksum?, place: @Sendable () throws(StorageError) -> Void
    ) async throws(StorageError) {
        let number = number
        try await write { database in
            try place()
            try unit.insert(into: number, content, in: database)
        }
    }

    func contentURL(of unit: JobUnit) -> URL {
        let key = unit.key
        return folder.appending(path: "\(key.kind)-\(key.position)")
    }

    func content(of unit: JobUnit) -> Data? {
        (try? SafeFiles.read(contentURL(of: unit))) ?? nil
    }

    func scratchURL(named name: String) -> URL {
        JobFolders.scratchFile(named: name, in: folder, of: lease)
    }

    func finish(with story: Story) async throws(StorageError) {
        let number = number
        try await publish(story) { [job, now] database in
            try database.execute(sql: "DELETE FROM job WHERE number = ?", arguments: [number])
            let progress = JobProgress(finished: story)
            try JobEntryRows.end(job.id, as: .done, progress: progress, at: now(), in: database)
        }
        renewal.end()
        try folders.remove(job.id)
    }

    func suspend(with story: Story, failedAt step: GenerationStep) async throws(StorageError) {
        var failed = job
        failed.status = .failed(step)
        try await publish(story) { [number, failed] database in
            try database.execute(
                sql: "UPDATE job SET json = ? WHERE number = ?", arguments: [try StoredJSON.text(failed), number])
        }
    }

    /// Stores the story, puts it into its collection, and does what else belongs to the same transaction.
    private func publish(
        _ story: Story, and ending: @escaping @Sendable (Database) throws -> Void
    ) async throws(StorageError) {
        try await files.write { [files, job, lease] database in
            try JobEntryRows.check(lease, of: job.id, in: database)
            try files.save(story, in: database)
            if let plannedStory = job.brief.plannedStory {
                try files.plannedStoryWasMade(story.id, for: plannedStory, in: database)
            }
            if let entry = try JobEntryRows.entry(job.id, in: database) {
                try files.storyWasMade(story.id, for: entry.profile, in: database)
            }
            try ending(database)
        }
    }

    func fail(_ failure: JobFailure, state: JobState) async throws(StorageError) {
        try await write { [job, now] database in
            if state == .queued {
                try JobEntryRows.requeue(job.id, attempts: nil, at: now(), in: database)
                try database.execute(
                    sql: "UPDATE jobQueue SET failure = ?, attempts = attempts + 1 WHERE id = ?",
                    arguments: [try StoredJSON.text(failure), job.id.rawValue])
            } else {
                try JobEntryRows.end(job.id, as: state, failure: failure, at: now(), in: database)
            }
        }
        renewal.end()
    }

    func yield() async throws(StorageError) {
        try await write { [job, now] database in
            try JobEntryRows.requeue(job.id, attempts: nil, at: now(), in: database)
        }
        renewal.end()
    }

    func discard() async throws(StorageError) {
        try await write { _ in }
        try await files.discard(job.id, in: folders)
        renewal.end()
    }

    func close() async {
        // Without a word it would be a dead worker's, which others take over.
        if !renewal.isEnded {
            try? await write { [job, now] database in
                try JobEntryRows.end(job.id, as: nil, at: now(), in: database)
            }
            renewal.end()
            await removeIfCancelled()
        }
        renewal.lock.release()
    }

    /// Removes the folder of a job that was cancelled meanwhile; if that is impossible now, the next job does it.
    private func removeIfCancelled() async {
        guard let isStored = try? await database.hasJob(job.id), !isStored else { return }
        try? folders.remove(job.id)
    }

    // MARK: - Private

    /// Writes within a transaction, if the job is still this worker's.
    private func write(_ body: @Sendable (Database) throws -> Void) async throws(StorageError) {
        try await database.write { [job, lease] database in
            try JobEntryRows.check(lease, of: job.id, in: database)
            try body(database)
        }
    }

    /// A unit as it is stored in its row.
    private struct Recorded: Sendable {
        var json: String
        var content: ContentChecksum?

        init(_ row: Row) {
            json = row["json"]
            if let size = row["contentSize"] as Int?, let sum = row["contentSum"] as Int64? {
                content = ContentChecksum(size: size, sum: sum)
            }
        }
    }

    /// Returns the location of the note on a unit, from before its content is written until it is recorded.
    private func noteURL(of unit: JobUnit) -> URL { contentURL(of: unit).appendingPathExtension(UnrecordedUnit.ending) }

    /// Returns the units whose content was written by a killed process that had no time to record them.
    private func unrecorded() throws(StorageError) -> [UnrecordedUnit] {
        var found: [UnrecordedUnit] = []
        for name in try SafeFiles.names(in: folder).sorted() where name.hasSuffix(".\(UnrecordedUnit.ending)") {
            let file = folder.appending(path: name)
            if let note = UnrecordedUnit(try SafeFiles.read(file)), noteURL(of: note.unit).path == file.path,
                note.content == content(of: note.unit).map(ContentChecksum.init(of:))
            {
                found.append(note)
            }
        }
        return found
    }

    /// Returns the unit, or nil if it or its content cannot be read: it is then made again.
    private func wholeUnit(_ recorded: Recorded) -> JobUnit? {
        guard let unit = JobUnit.stored(recorded.json) else { return nil }
        guard unit.hasContent else { return unit }
        guard let content = content(of: unit) else { return nil }
        return ContentChecksum(of: content) == recorded.content ? unit : nil
    }
}

extension JobUnit {
    /// Returns the unit in a row; nil if it cannot be read.
    static func stored(_ json: String) -> JobUnit? {
        guard let unit = try? StoredJSON.value(JobUnit.self, of: json), unit.hasSoundNumbers else { return nil }
        return unit
    }

    /// Records the unit in the job with this number.
    ///
    /// - Parameter content: The size and the sum of its content file; nil for a unit without one.
    func insert(into number: Int64, _ content: ContentChecksum? = nil, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO jobUnit (jobNumber, kind, position, json, contentSize, contentSum)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
            arguments: [number, key.kind, key.position, try StoredJSON.text(self), content?.size, content?.sum])
    }

    /// The key of the unit within its job.
    var key: (kind: String, position: Int) {
        switch self {
        case .title: ("title", 0)
        case .telling: ("telling", 0)
        case .passage(let index, _): ("passage", index)
        case .storyEnd: ("storyEnd", 0)
        case .sentence(let index, _): ("sentence", index)
        case .picture(let page, _): ("picture", page)
        case .cover: ("cover", 0)
        }
    }

    /// Whether the unit has a content file.
    fileprivate var hasContent: Bool {
        switch self {
        case .title, .telling, .passage, .storyEnd: false
        case .sentence, .picture, .cover: true
        }
    }
}
