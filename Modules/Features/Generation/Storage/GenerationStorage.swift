import Foundation
import Generation
public import GRDB
public import StoryCore
public import StoryStorage

/// What the feature Generation stores: jobs, what they record, and the queue.
public struct GenerationStorage: FeatureStorage {
    public let name = "Generation"
    public let tables = [job, jobUnit, jobQueue]
    public let parts: Set<LibraryPart> = [.jobs]
    public let migrations = [
        StorageMigration(name: "first", migrate: JobMigration.createTables),
        StorageMigration(name: "queue", migrate: JobMigration.addQueue),
        StorageMigration(name: "profiles", migrate: JobMigration.addProfiles),
    ]

    /// Creates the description.
    public init() {}

    public var work: (any StoryWork)? { JobWork() }

    /// The units' content is in the jobs' folders and in no backup; neither what has ended nor who works on the rest
    /// means anything in another library.
    public func prepareBackup(in database: Database) throws {
        try database.execute(sql: "DELETE FROM jobUnit WHERE contentSize IS NOT NULL")
        // A library of an earlier version has no queue.
        guard try database.tableExists("jobQueue") else { return }
        try database.execute(
            sql: """
                DELETE FROM jobQueue WHERE state IN ('done', 'cancelled');
                UPDATE jobQueue SET owner = NULL, expiresAt = NULL WHERE owner IS NOT NULL;
                """)
    }

    public func completeSalvage(in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM jobQueue WHERE state NOT IN ('done', 'cancelled') AND id NOT IN (SELECT id FROM job)")
    }
}

// MARK: - Tables

extension GenerationStorage {
    private static let job = StoredTable(
        TableLayout("job", key: ["number"]), columns: "number, id, json"
    ) { row, _ in
        let job = try StoredJSON.value(GenerationJob.self, of: row["json"])
        return job.isStorable && row["id"] == job.id.rawValue && (1...(1 << 53)).contains(row["number"] as Int)
    }

    private static let jobUnit = StoredTable(
        TableLayout(
            "jobUnit", key: ["jobNumber", "kind", "position"],
            references: [TableReference(column: "jobNumber", table: "job", key: "number", onDeletion: .remove)]),
        rowName: { "part \($0) of an unfinished story" }, isRemade: true,
        columns: "kind, position, json, contentSize, contentSum"
    ) { row, _ in
        let unit = try StoredJSON.value(JobUnit.self, of: row["json"])
        return unit.isStorableAlone && row["kind"] == unit.key.kind && row["position"] == unit.key.position
            && row["contentSize"] as Int? == nil && row["contentSum"] as Int? == nil
    }

    private static let jobQueue = StoredTable(TableLayout("jobQueue", key: ["id"]), isRemade: true) { row, _ in
        let progress = try (row["progress"] as String?).map { try StoredJSON.value(JobProgress.self, of: $0) }
        let step: String? = row["step"]
        return try JobEntryRows.entry(row).isStorable && progress?.isStorable != false
            && step.map { GenerationStep(rawValue: $0) != nil } != false
            && row["owner"] as String? == nil && row["expiresAt"] as Double? == nil
            && StoredBounds.isProfile(row["profile"]) && StoredBounds.counts.contains(row["number"])
            && (0...(1 << 53)).contains(row["token"] as Int)
    }
}
