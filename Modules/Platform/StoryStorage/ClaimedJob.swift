import Foundation
import GRDB
import SafeFiles
import StoryCore

/// A job that this process works on.
struct ClaimedJob: JobClaim {
    let job: GenerationJob
    let number: Int64
    let folder: URL
    let database: LibraryDatabase
    let lock: FileLock

    func units() async throws(StorageError) -> [JobUnit] {
        let number = number
        let recorded = try await database.read { database in
            try String.fetchAll(
                database, sql: "SELECT json FROM jobUnit WHERE jobNumber = ? ORDER BY rowid", arguments: [number]
            ).map { try StoredJSON.value(JobUnit.self, of: $0) }
        }
        return recorded.filter(isContentWhole)
    }

    func record(_ unit: JobUnit, content: Data?) async throws(StorageError) {
        // Not synced: the journal has to survive the end of the process; after a loss of power, `units()` leaves
        // out what is not whole.
        if let content { try SafeFiles.write(content, to: contentURL(of: unit), durability: .process) }
        let number = number
        try await database.write { database in
            let key = unit.key
            try database.execute(
                sql: "INSERT OR REPLACE INTO jobUnit (jobNumber, kind, position, json) VALUES (?, ?, ?, ?)",
                arguments: [number, key.kind, key.position, try StoredJSON.text(unit)])
        }
    }

    func contentURL(of unit: JobUnit) -> URL {
        let key = unit.key
        return folder.appending(path: "\(key.kind)-\(key.position).\(unit.fileExtension)")
    }

    func scratchURL(named name: String) -> URL {
        folder.appending(path: "\(name).scratch")
    }

    func finish(with story: Story) async throws(StorageError) {
        let number = number
        try await database.write { database in
            try StoryRows.save(story, in: database)
            try database.execute(sql: "DELETE FROM job WHERE number = ?", arguments: [number])
        }
        try SafeFiles.remove(folder)
    }

    func suspend(with story: Story, failedAt step: GenerationStep) async throws(StorageError) {
        let number = number
        var failed = job
        failed.status = .failed(step)
        let stored = failed
        try await database.write { database in
            try StoryRows.save(story, in: database)
            try database.execute(
                sql: "UPDATE job SET json = ? WHERE number = ?", arguments: [try StoredJSON.text(stored), number])
        }
    }

    func discard() async throws(StorageError) {
        let number = number
        try await database.write { database in
            try database.execute(sql: "DELETE FROM job WHERE number = ?", arguments: [number])
        }
        try SafeFiles.remove(folder)
    }

    func close() async {
        lock.release()
    }

    private func isContentWhole(_ unit: JobUnit) -> Bool {
        guard unit.fileExtension != JobUnit.noFile else { return true }
        let attributes = try? FileManager.default.attributesOfItem(atPath: contentURL(of: unit).path)
        guard let size = attributes?[.size] as? Int else { return false }
        if case .sentence(_, let sentence) = unit { return size == 2 * sentence.sampleCount }
        return size > 0
    }
}

extension JobUnit {
    /// The file ending of units without content.
    fileprivate static let noFile = ""

    /// What tells a unit from the others of its job.
    fileprivate var key: (kind: String, position: Int) {
        switch self {
        case .title: ("title", 0)
        case .passage(let index, _): ("passage", index)
        case .storyEnd: ("storyEnd", 0)
        case .sentence(let index, _): ("sentence", index)
        case .picture(let page, _): ("picture", page)
        }
    }

    fileprivate var fileExtension: String {
        switch self {
        case .title, .passage, .storyEnd: Self.noFile
        case .sentence: "pcm"
        case .picture(_, let picture): picture.fileExtension
        }
    }
}
