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
    let folders: JobFolders
    let settings: SettingsFile
    let now: @Sendable () -> Date

    /// Creates a checker of a database, its media, its jobs and its settings.
    ///
    /// - Parameter now: The current date, for the index of the damaged folder.
    public init(
        database: LibraryDatabase, media: any MediaMaintenance, jobFolder: URL, settings: SettingsFile,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.media = media
        folders = JobFolders(root: jobFolder)
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
        let stories = await StoryCheck(database: database, media: media, records: records, folders: folders).look()
        look.items += stories.items
        look.fileCount = stories.fileCount
        look.byteCount = stories.byteCount
        look.items.append(await RowCheck(database: database).item())
        look.items += await JobCheck(database: database, folders: folders).items()
        look.items.append(
            await FileCheck(database: database, media: media, folders: folders, lost: lost.digests).item())
        look.items.append(await SettingsCheck(settings: settings).item())
        return look
    }

    /// Returns what records have and the database has lost, which is unknown for a damaged one.
    private func lost(isDatabaseWhole: Bool) async throws(StorageError) -> RecordCheck.Found {
        guard isDatabaseWhole else { return RecordCheck.Found() }
        return try await RecordCheck(database: database, records: records, media: media, folders: folders).look()
    }
}

/// One run of all checks, with the problems.
struct InspectionRun: Sendable {
    /// A checked item.
    struct Item: Sendable {
        var name: String
        var story: StoryID?
        var problems: [LibraryProblem] = []
    }

    var items: [Item] = []
    var fileCount = 0
    var byteCount = 0

    /// The problems to repair first, in order, each with the name of its item.
    ///
    /// A file that has to be rebuilt may hide the owners of rows: they are then checked again.
    var foundations: [(name: String, problem: LibraryProblem)] {
        let problems = items.flatMap { item in item.problems.map { (name: item.name, problem: $0) } }
        let isWhole = !problems.contains { [.rebuildDatabase, .salvageDatabase].contains($0.problem.remedy) }
        return LibraryProblem.Remedy.Foundation.allCases.filter { isWhole || $0 != .references }
            .flatMap { step in problems.filter { $0.problem.remedy.foundation == step } }
    }
}

/// Something wrong with a library, with its remedy.
struct LibraryProblem: Sendable {
    /// What can be restored from recovery records.
    enum Lost: Hashable, Sendable {
        case story(StoryID)
        case hero(Hero)
        case event(CustomStoryEvent)
    }

    /// The remedy of a problem.
    enum Remedy: Hashable, Sendable {
        /// Advice for a person.
        case advice(String)
        /// An action for a person, which each front end puts into its own words.
        case followUp(RecoveryAction)
        /// None: a loss is reported while there are signs of it.
        case none(String)
        /// Saves the rest of a log that cannot be repaired.
        case putAwayLog
        /// Corrects an altered row, or accepts it.
        case repairRow(AlteredRow)
        /// Purges or restores trashed files.
        case purgeOrRestoreTrash
        /// Rebuilds everything derived from the tables of the database.
        case rebuildDatabase
        /// Rebuilds the database from readable rows and recovery records.
        case salvageDatabase
        /// Rebuilds the search index.
        case rebuildSearch
        /// Rebuilds what is derived from a story.
        case derive(StoryID)
        /// Marks the parts of a story with lost files as failed, after saving what is in the files' place.
        case markLost(StoryID, [MediaReference])
        /// Removes the narration of a story, which can then be made again.
        case forgetNarration(StoryID)
        /// Moves rows without an owner to the damaged folder.
        case putAwayDangling
        /// Restores from recovery records what the database has lost.
        case bringBack(Lost)
        /// Rewrites a recovery record from the database.
        case keepRecord(RecordFolder.Subject)
        /// Moves an unusable recovery record to the damaged folder.
        case putAwayRecord(RecordFolder.Subject)
        /// Removes a temporary file of a process that ended while it stored a file.
        case removeLeftover(String)
        /// Moves a file without a reference to the damaged folder.
        case putAway(MediaReference)
        /// Removes units of a job, which are then made again.
        case forgetUnits(JobID, rows: [Int64])
        /// Removes the folder of a missing job.
        case removeJobFolder(JobID)
        /// Removes the draft of a library whose creation was interrupted.
        case removeDraft
        /// Removes the work folders of interrupted backups and restores.
        case removeWorkFolders
        /// Makes the missing parts of a story, which the generation does.
        case makeParts(StoryID)
        /// Accepts settings that were changed outside the program.
        case acceptSettings
        /// Removes the permissions of other users.
        case tightenMedia(String)
        case tighten(URL)

        /// Repairs that must precede other checks, in this order.
        enum Foundation: CaseIterable, Sendable {
            /// The database file.
            case file
            /// Damaged rows.
            case rows
            /// What the database has lost and records have.
            case records
            /// Missing rows of what exists by then.
            case lostRows
            /// Rows still without an owner.
            case references
        }

        /// The order of the repair; nil if it can wait.
        var foundation: Foundation? {
            switch self {
            case .putAwayLog, .purgeOrRestoreTrash, .rebuildDatabase, .salvageDatabase: .file
            case .repairRow(let row): row.isLost ? .lostRows : .rows
            case .bringBack: .records
            case .putAwayDangling, .none: .references
            default: nil
            }
        }

        /// What `--repair` does, for people.
        var description: String {
            switch self {
            case .advice(let text), .none(let text): text
            case .followUp(let followUp): followUp.advice
            case .putAwayLog: "Keeps a copy in the folder 'damaged' and continues without it."
            case .repairRow(let row) where row.isLost:
                "Restores it if its recovery record has it; otherwise reports the loss and continues without it."
            case .repairRow:
                "Corrects it if only one byte is damaged or its recovery record has it; otherwise keeps it as it is. "
                    + "Check it first."
            case .purgeOrRestoreTrash: "Puts the file back if a story needs it; otherwise deletes it."
            case .rebuildDatabase: "Rebuilds it from its tables, which are intact."
            case .salvageDatabase:
                "Moves it to the folder 'damaged' and rebuilds it from the readable rows and the recovery records."
            case .rebuildSearch: "Rebuilds the search index."
            case .derive: "Rebuilds it from the story."
            case .markLost: "Makes it again and sets any damaged file aside."
            case .forgetNarration: "Makes the narration again."
            case .putAwayDangling: "Moves them to the folder 'damaged'."
            case .bringBack: "Restores it from its recovery record."
            case .keepRecord: "Rewrites it from the database."
            case .putAwayRecord: "Moves it to the folder 'damaged'."
            case .removeLeftover: "Removes it."
            case .putAway(let file):
                "Moves it to the folder 'damaged', where it takes up \(StoryText.size(file.byteCount))."
            case .forgetUnits: "Drops it; resuming the story makes it again."
            case .removeJobFolder, .removeDraft, .removeWorkFolders: "Removes it."
            case .makeParts: "Makes it."
            case .acceptSettings: "Accepts the settings as they are."
            case .tightenMedia, .tighten: "Lets only its owner read it."
            }
        }
    }

    var kind: LibraryFinding.Kind
    var subject: String
    var detail: String
    var remedy: Remedy

    init(_ kind: LibraryFinding.Kind, _ subject: String, _ detail: String, _ remedy: Remedy) {
        self.kind = kind
        self.subject = subject
        self.detail = detail
        self.remedy = remedy
    }

    /// Whether it may hide rows that refer to files.
    var hidesRows: Bool {
        [.damagedLog, .damagedDatabase, .unreadableRow, .alteredRow, .lostRow, .lostStory, .lostChange].contains(kind)
    }

    /// The finding before a repair.
    var finding: LibraryFinding {
        var mend = LibraryFinding.RepairStatus.possible(remedy.description)
        switch remedy {
        case .advice, .followUp, .none: mend = .advice(remedy.description)
        default: break
        }
        return finding(mend)
    }

    func finding(_ mend: LibraryFinding.RepairStatus) -> LibraryFinding {
        LibraryFinding(kind: kind, subject: subject, detail: detail, mend: mend, followUp: followUp(after: mend))
    }
}
