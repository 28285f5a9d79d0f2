import Foundation
import GRDB
import SafeFiles
import StoryCore

/// The claim of this process on a job.
struct ClaimedJob: JobClaim {
    let job: GenerationJob
    let number: Int64
    let folders: JobFolders
    /// The job's folder.
    let folder: URL
    let files: StoryFiles
    let lock: FileLock

    private var database: LibraryDatabase { files.database }

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
            try await insert(unit.unit, unit.content)
            units.removeAll { $0.key == unit.unit.key }
            units.append(unit.unit)
        }
        return units
    }

    func record(_ unit: JobUnit, content: Data?) async throws(StorageError) {
        // Not synced: the journal has to survive the end of the process; after a power failure, `units()` leaves out
        // what is not whole.
        guard let content else { return try await insert(unit, nil) }
        let sum = ContentChecksum(of: content)
        let note = UnrecordedUnit(unit: unit, content: sum)
        try SafeFiles.write(try note.data, to: noteURL(of: unit), durability: .process)
        do throws(StorageError) {
            try SafeFiles.write(content, to: contentURL(of: unit), durability: .process)
        } catch {
            try SafeFiles.remove(noteURL(of: unit))
            throw error
        }
        try await insert(unit, sum)
        try SafeFiles.remove(noteURL(of: unit))
    }

    private func insert(_ unit: JobUnit, _ content: ContentChecksum?) async throws(StorageError) {
        let number = number
        try await database.write { database in
            let key = unit.key
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO jobUnit (jobNumber, kind, position, json, contentSize, contentSum)
                    VALUES (?, ?, ?, ?, ?, ?)
                    """,
                arguments: [number, key.kind, key.position, try StoredJSON.text(unit), content?.size, content?.sum])
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
        folder.appending(path: "\(name).scratch")
    }

    func finish(with story: Story) async throws(StorageError) {
        let number = number
        try await files.write { [files, plannedStory = job.brief.plannedStory] database in
            try files.save(story, in: database)
            if let plannedStory { try CollectionStore.put(story.id, at: plannedStory, in: database) }
            try database.execute(sql: "DELETE FROM job WHERE number = ?", arguments: [number])
        }
        try folders.remove(job.id)
    }

    func suspend(with story: Story, failedAt step: GenerationStep) async throws(StorageError) {
        let number = number
        var failed = job
        failed.status = .failed(step)
        let stored = failed
        try await files.write { [files, plannedStory = job.brief.plannedStory] database in
            try files.save(story, in: database)
            if let plannedStory { try CollectionStore.put(story.id, at: plannedStory, in: database) }
            try database.execute(
                sql: "UPDATE job SET json = ? WHERE number = ?", arguments: [try StoredJSON.text(stored), number])
        }
    }

    func discard() async throws(StorageError) {
        try await files.discard(job.id, in: folders)
    }

    func close() async {
        lock.release()
    }

    // MARK: - Private

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
        guard let unit = try? StoredJSON.value(JobUnit.self, of: recorded.json), unit.hasSoundNumbers else {
            return nil
        }
        guard unit.hasContent else { return unit }
        guard let content = content(of: unit) else { return nil }
        return ContentChecksum(of: content) == recorded.content ? unit : nil
    }
}

extension JobUnit {
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
