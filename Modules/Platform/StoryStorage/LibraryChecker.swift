public import Foundation
import GRDB
import SafeFiles
public import StoryCore

/// Checks a library, and repairs what it can.
///
/// Rows are read story by story, so that the library can be used meanwhile; files are read in chunks, several
/// concurrently. What may be a person's work is never removed, but moved to the damaged folder beside the database.
public struct LibraryChecker: LibraryInspector {
    let database: LibraryDatabase
    let media: any MediaMaintenance
    let settings: SettingsFile
    let now: @Sendable () -> Date

    /// Creates a checker of a database, its media and its settings.
    ///
    /// - Parameter now: The current date, for the index of the damaged folder.
    public init(
        database: LibraryDatabase, media: any MediaMaintenance, settings: SettingsFile,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.media = media
        self.settings = settings
        self.now = now
    }

    public func inspect() async throws(StorageError) -> LibraryInspection {
        let look = try await look()
        return LibraryInspection(
            items: look.items.map { item in
                .init(name: item.name, story: item.story, findings: item.problems.map(\.finding))
            }, fileCount: look.fileCount, byteCount: look.byteCount, damaged: try damaged.content())
    }

    public func damagedFiles() async throws(StorageError) -> LibraryInspection.DamagedFiles? {
        try damaged.content()
    }

    public func removeDamaged() async throws(StorageError) {
        try SafeFiles.remove(damaged.folder)
    }

    public func repair() async throws(StorageError) -> LibraryInspection {
        var look = try await look()
        // The lost changes may be missing from any table.
        let hasLostLog = look.items.contains { $0.problems.contains { $0.kind == .damagedLog } }
        var repairer = repairer(of: look)
        var done: [String: [LibraryFinding]] = [:]
        var remedies: Set<LibraryProblem.Remedy> = []
        // Losses are known only once the database is whole.
        for _ in 0..<2 where look.items.contains(where: { $0.problems.contains { $0.remedy.foundation != nil } }) {
            for (name, problem) in look.foundations {
                done[name, default: []].append(await repairer.repair(problem))
                remedies.insert(problem.remedy)
            }
            look = try await self.look()
            repairer = self.repairer(of: look, hidingRows: hasLostLog)
        }
        if !records.isComplete { try await fillRecords() }
        if !look.items.contains(where: { $0.problems.contains { $0.kind == .unreadableSettings } }) {
            try settings.addMissingChecksum()
        }
        var inspection = LibraryInspection(fileCount: look.fileCount, byteCount: look.byteCount)
        for item in look.items {
            var findings = done[item.name] ?? []
            // Damage may have hidden other damage.
            for problem in item.problems where !remedies.contains(problem.remedy) {
                findings.append(await repairer.repair(problem))
            }
            inspection.items.append(.init(name: item.name, story: item.story, findings: findings))
        }
        // Items that exist only until they are restored.
        let names = Set(look.items.map(\.name))
        for (name, findings) in done.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
            inspection.items.append(.init(name: name, findings: findings))
        }
        inspection.damaged = try damaged.content()
        return inspection
    }

    /// Writes the recovery records of a library that never had any.
    private func fillRecords() async throws(StorageError) {
        let files = StoryFiles(database: database, media: media)
        while try await !files.fillRecords() {}
    }

    private func repairer(of look: InspectionRun, hidingRows: Bool = false) -> LibraryRepairer {
        LibraryRepairer(
            checker: self,
            isDatabaseWhole: !hidingRows && !look.items.contains { $0.problems.contains(where: \.hidesRows) })
    }

    // MARK: - Checking

    /// The folder of the library.
    var folder: URL { database.file.deletingLastPathComponent() }
    /// The recovery records.
    var records: RecordFolder { database.records }
    /// The damaged folder, for damaged files, and whole ones without a reference.
    var damaged: DamagedFolder { DamagedFolder(folder: LibraryLayout(data: folder).damaged, now: now) }

    private func look() async throws(StorageError) -> InspectionRun {
        var look = InspectionRun()
        let check = DatabaseCheck(database: database)
        do throws(StorageError) {
            look.items.append(try await LogCheck(database: database).item())
            look.items.append(try await check.item())
        } catch {
            // Nothing else can be checked.
            guard let problem = check.problem(ofOpening: error) else { throw error }
            look.items.append(InspectionRun.Item(name: "database", problems: [problem]))
            return look
        }
        look.items.append(await ChecksumCheck(database: database).item())
        look.items.append(await SearchCheck(database: database).item())
        let lost = try await lost(
            isDatabaseWhole: !look.items.contains { $0.problems.contains { $0.kind == .damagedDatabase } })
        look.items += lost.items
        let stories = await StoryCheck(database: database, media: media, records: records).look()
        look.items += stories.items
        look.fileCount = stories.fileCount
        look.byteCount = stories.byteCount
        look.items.append(await RowCheck(database: database).item())
        look.items += await database.work.items(in: database)
        look.items.append(
            await FileCheck(database: database, media: media, lost: lost.digests).item())
        look.items.append(await SettingsCheck(settings: settings).item())
        return look
    }

    /// Returns what records have and the database has lost, which is unknown for a damaged one.
    private func lost(isDatabaseWhole: Bool) async throws(StorageError) -> RecordCheck.Found {
        guard isDatabaseWhole else { return RecordCheck.Found() }
        return try await RecordCheck(database: database, records: records, media: media).look()
    }
}
